import { Pressable, StyleSheet } from 'react-native';
import { besideText, fontFamilies, textSize } from '@/components/theme/text-size';
import { radius, space, target } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import type { Colour, Location } from '@/rules/spymaster/box';
import { Agents, standingAt, standingInWords } from '../pieces/Agents';
import { ColourPip } from '../pieces/ColourPip';
import type { Table } from '../table';
import { Price } from './Price';

export interface MapTap {
  readonly onTap: (location: Location) => void;
  readonly chosen?: Location | undefined;
  /** Where Agents are about to be placed. */
  readonly marked?: readonly Location[];
  /** What the way from the chosen place costs. */
  readonly costTo?: ((location: Location) => number) | undefined;
  /** As far as the movement points reach. */
  readonly reach?: number | undefined;
}

interface LocationRowProps {
  readonly table: Table;
  readonly location: Location;
  readonly kind: Colour | 'hub';
  readonly tap: MapTap;
}

/** One location: its colour, its name, who stands there and, while an Agent is on the way, what it costs. */
export function LocationRow({ table, location, kind, tap }: LocationRowProps) {
  const { t, view, placeInArea } = table;
  const { accent } = useTheme();
  const standing = standingAt(view, location);
  const isChosen = tap.chosen === location || (tap.marked?.includes(location) ?? false);
  const cost = isChosen ? undefined : tap.costTo?.(location);
  const name = [
    placeInArea(location),
    ...(placeInArea(location) === t(`ui.kind.${kind}`) ? [] : [t(`ui.kind.${kind}`)]),
    standingInWords(table, standing),
    ...(cost === undefined ? [] : [t('ui.costs', { count: cost })]),
  ].join(', ');
  return (
    <Pressable
      role="button"
      aria-label={name}
      aria-pressed={isChosen}
      onPress={() => tap.onTap(location)}
      style={({ pressed }) => [
        styles.row,
        isChosen && { backgroundColor: accent.wash, borderColor: accent.fill },
        pressed && styles.pressed,
      ]}
    >
      <ColourPip place={kind} />
      <AppText numberOfLines={1} style={styles.name}>
        {placeInArea(location)}
      </AppText>
      <Agents standing={standing} />
      {cost !== undefined && <Price cost={cost} faint={cost > (tap.reach ?? cost)} />}
    </Pressable>
  );
}

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
    minWidth: besideText(58),
    fontFamily: fontFamilies.condensed,
    fontSize: textSize(17),
    lineHeight: textSize(22),
  },
  pressed: { opacity: 0.7 },
});
