import { Pressable, StyleSheet } from 'react-native';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { RowWords } from '@/components/kit/ListRow';

interface CardRowProps {
  readonly title: string;
  readonly detail?: string | undefined;
  /** Cannot be taken now; a tap says why. */
  readonly faint?: boolean;
  readonly onPress: () => void;
}

/** A card, a contact or a tile that is chosen by a tap. */
export function CardRow({ title, detail, faint = false, onPress }: CardRowProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={detail === undefined ? title : `${title}, ${detail}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        { borderColor: faint ? colors.line : colors.lineStrong, backgroundColor: colors.inset },
        faint && styles.faint,
        pressed && styles.pressed,
      ]}
    >
      <RowWords title={title} detail={detail} soft={faint} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: target.thumb,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  faint: { borderStyle: 'dashed' },
  pressed: { opacity: 0.7 },
});
