import { G, Path, Rect, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Speak } from '@/i18n/say';
import { type Scale } from './picture-scale';

interface LegendProps {
  readonly t: Speak;
  readonly scale: Scale;
  /** Whether the Records owe anything at all. */
  readonly owes: boolean;
}

/** The value that the words stand at. */
const AT = 34;
const SIZE = 12.5;
/** Shares of the width: what is owed takes most of it in any language. */
const STARTS = [0, 0.24, 0.72];

/** Cubes, what the Records owe, and the flag of Power, in words. */
export function Legend({ t, scale: { width, gutter, ground, unit }, owes }: LegendProps) {
  const { colors } = useTheme();
  const y = ground - AT * unit;
  const startOf = (place: number) => gutter + (STARTS[place] ?? 0) * (width - gutter);
  const word = (place: number, words: string) => (
    <Text
      x={startOf(place) + 22}
      y={y}
      fontFamily={fontFamilies.condensed}
      fontSize={SIZE}
      fill={colors.inkSoft}
    >
      {words}
    </Text>
  );
  const left = (place: number) => startOf(place) + 6;
  const flag = owes ? 2 : 1;
  return (
    <G>
      <Rect x={gutter + 2} y={y - 14} width={width - gutter - 2} height={20} fill={colors.paper} />
      <Rect x={left(0)} y={y - 9} width={11} height={9} rx={1.5} fill={colors.ink} />
      {word(0, t('ui.influence'))}
      {owes && (
        <>
          <Rect
            x={left(1)}
            y={y - 9}
            width={11}
            height={9}
            rx={1.5}
            fill="none"
            stroke={colors.ink}
            strokeDasharray="2.5 2"
          />
          {word(1, t('ui.owed-legend'))}
        </>
      )}
      <Path d={`M${left(flag)} ${y}v-10h11l-3 3.2 3 3.2h-11`} fill={colors.ink} stroke={colors.ink} />
      {word(flag, t('ui.power'))}
    </G>
  );
}
