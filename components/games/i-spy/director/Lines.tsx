import { StyleSheet, View } from 'react-native';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type ScoringLine } from '@/rules/i-spy/model/scoring';
import { NationPlate } from '../nations/NationPlate';
import { PoolBar } from '../nations/PoolBar';
import { type Teller } from '../table';
import { WhyRow } from '../why/WhyRow';
import { nationName } from '../words';
import { counterWords } from './counters';

interface LinesProps {
  readonly teller: Teller;
  readonly lines: readonly ScoringLine[];
  /** Who or what brings it, where there is more to say than the numbers. */
  readonly detail?: (nation: Nation) => string;
  /** Why a number is what it is, opened by a tap; without it a row is only read. */
  readonly why?: (line: ScoringLine) => readonly string[];
  /** Something that belongs to these sums is not known yet. */
  readonly soFar?: boolean;
  /** It has happened: the pools grow to their new values. */
  readonly done?: boolean;
}

/** What changes, Nation by Nation, before and after, with the counters to exchange: to be read aloud. */
export function Lines({ teller, lines, detail, why, soFar = false, done = false }: LinesProps) {
  const { t } = teller;
  const { colors } = useTheme();
  if (lines.length === 0) return <AppText tone="soft">{t('ui.no-change')}</AppText>;
  return (
    <View role="list">
      {lines.map((line) => {
        const { nation, measure, from, to, rule } = line;
        const more = [
          detail?.(nation) ?? '',
          measure === 'influence' ? counterWords(t, from, to) : '',
        ].filter(Boolean);
        const name = nationName(t, nation);
        const what = measure === 'power' ? `${name} · ${t('ui.power')}` : name;
        const label = [`${what}: ${from} → ${to}`, ...(soFar ? [t('ui.so-far')] : []), ...more].join('. ');
        const key = `${nation}/${measure}/${rule}`;
        const row = (
          <View style={[styles.row, { borderColor: colors.line }]}>
            <View style={styles.head}>
              <NationPlate nation={nation} />
              <AppText variant="label" style={styles.words}>
                {what}
              </AppText>
              <AppText variant="title" tone="soft">
                {from === to ? '' : `${from} →`}
              </AppText>
              <AppText variant="number">{soFar ? `${to} ?` : to}</AppText>
            </View>
            {done && measure === 'influence' && <PoolBar influence={to} from={from} />}
            {more.map((words) => (
              <AppText key={words} variant="small" tone="soft">
                {words}
              </AppText>
            ))}
          </View>
        );
        return why ? (
          <WhyRow key={key} label={label} why={why(line)}>
            {row}
          </WhyRow>
        ) : (
          <View key={key} role="listitem" accessible aria-label={label}>
            {row}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { paddingVertical: space.s, borderTopWidth: hairline, gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
