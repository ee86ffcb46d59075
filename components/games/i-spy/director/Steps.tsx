import { StyleSheet, View } from 'react-native';
import { Glyph, type Stroke } from '@/components/kit/icons/Glyph';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { type Pigment } from '@/components/kit/theme/palette';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { EMBLEMS } from '../nations/emblems';

interface StepsProps {
  /** Politicians of this phase, as far as it is known how many there are. */
  readonly politicians: number;
  readonly cleansUp: boolean;
  readonly at: number;
  /** On the colour of a Nation. */
  readonly look?: Pick<Pigment, 'base' | 'on'>;
}

type Sign = { readonly strokes: readonly Stroke[] } | { readonly icon: IconName };

/** What this Scoring Phase goes through, one sign each: done, now, or still to come. */
export function Steps({ politicians, cleansUp, at, look }: StepsProps) {
  const { colors, accent } = useTheme();
  const text = look?.on ?? colors.ink;
  const signs: readonly Sign[] = [
    ...NATIONS.map((nation) => ({ strokes: EMBLEMS[nation] })),
    ...Array.from({ length: politicians }, () => ({ icon: 'eye' }) as const),
    { icon: 'flag' },
    ...(cleansUp ? [{ icon: 'check' } as const] : []),
  ];
  return (
    <View aria-hidden style={styles.row}>
      {signs.map((sign, place) => {
        const now = place === at;
        const mark = now ? (look?.base ?? accent.on) : text;
        return (
          <View
            key={place}
            style={[
              styles.step,
              edge(now && !look ? accent.fill : text),
              now && ground(look?.on ?? accent.fill),
              place > at && styles.later,
              place < at && styles.done,
            ]}
          >
            {'icon' in sign ? (
              <Icon name={sign.icon} size={16} color={mark} />
            ) : (
              <Glyph strokes={sign.strokes} size={16} color={mark} />
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.xs, paddingHorizontal: space.s },
  step: {
    flex: 1,
    maxWidth: 44,
    height: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m - 3,
  },
  done: { borderBottomWidth: 5 },
  later: { borderStyle: 'dashed', opacity: 0.75 },
});
