import { Pressable, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { PieceIcon } from '../pieces/PieceIcon';
import { type PieceIconName } from '../pieces/piece-icons';

interface MapChipProps {
  /** What a screen reader says. */
  readonly name: string;
  readonly icon: PieceIconName;
  /** Beside the icon, where that alone says too little. */
  readonly label?: string;
  readonly onPress: () => void;
}

/** A small button over the map: it covers as little of it as a thumb allows. */
export function MapChip({ name, icon, label, onPress }: MapChipProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chip,
        ground(colors.sheet),
        edge(colors.lineStrong),
        pressed && styles.pressed,
      ]}
    >
      <PieceIcon name={icon} size={22} />
      {label !== undefined && (
        <AppText variant="longMove" style={styles.label}>
          {label}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    minWidth: target.least,
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderWidth: 1,
    borderRadius: radius.s + 3,
  },
  label: { fontSize: 16, lineHeight: 18 },
  pressed: { opacity: 0.7 },
});
