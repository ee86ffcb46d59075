import { memo } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { besideText, fontFamilies, textSize } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Colour, type Location } from '@/rules/spymaster/model/prints';
import { type Standing, Agents } from '../pieces/Agents';
import { ColourPip } from '../pieces/ColourPip';

interface LocationRowProps {
  readonly location: Location;
  readonly kind: Colour | 'hub';
  readonly name: string;
  /** Everything that is seen, in words. */
  readonly label: string;
  readonly standing: Standing;
  readonly isChosen: boolean;
  readonly onTap: (location: Location) => void;
}

/** One location: its colour, its name, and who stands there. */
function Row({ location, kind, name, label, standing, isChosen, onTap }: LocationRowProps) {
  const { accent } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-pressed={isChosen}
      onPress={() => onTap(location)}
      style={({ pressed }) => [
        styles.row,
        isChosen && [ground(accent.wash), edge(accent.fill)],
        pressed && styles.pressed,
      ]}
    >
      <ColourPip place={kind} size={26} />
      <AppText style={styles.name}>{name}</AppText>
      <Agents standing={standing} />
    </Pressable>
  );
}

/** The label tells who stands there: as long as it says the same, so does the row. */
export const LocationRow = memo(
  Row,
  (before, after) =>
    before.label === after.label && before.isChosen === after.isChosen && before.onTap === after.onTap,
);

const styles = StyleSheet.create({
  row: {
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.xs,
    borderWidth: 2,
    borderColor: 'transparent',
    borderRadius: radius.m,
  },
  name: {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: besideText(68),
    fontFamily: fontFamilies.condensed,
    fontSize: textSize(17),
    lineHeight: textSize(22),
  },
  pressed: { opacity: 0.7 },
});
