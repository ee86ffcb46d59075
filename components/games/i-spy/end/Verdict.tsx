import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Aligned } from '@/rules/i-spy/model/outcome';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { type Standing } from '@/rules/i-spy/model/scoring';
import { type WinnerVerdict } from '@/rules/i-spy/questions/scoring';
import { type Teller } from '../table';
import { nationName } from '../words';
import { Story } from './Story';

interface VerdictProps {
  readonly teller: Teller;
  readonly verdict: WinnerVerdict;
  readonly standing: Standing;
  readonly aligned: readonly Aligned[];
}

/** IS-61, IS-62: who wins with which Nation, and the way to it, a sentence for each step. */
export function Verdict({ teller, verdict, standing, aligned }: VerdictProps) {
  const { t, say, seatName } = teller;
  const { colors } = useTheme();
  const { winners } = verdict;
  const [only, ...others] = winners;
  const nation = aligned.find(({ seat }) => seat === only)?.nation;
  const names =
    only !== undefined && nation && others.length === 0
      ? t('ui.end.wins', {
          seat: seatName(only),
          nation: nationName(t, nation),
          power: standing.power[nation],
        })
      : say(verdict.because);
  const best = Math.max(
    ...aligned.filter(({ seat }) => winners.includes(seat)).map(({ nation }) => standing.power[nation]),
  );
  const unserved = NATIONS.filter(
    (nation) => standing.power[nation] > best && !aligned.some((each) => each.nation === nation),
  );
  return (
    <View aria-live="polite" style={[styles.card, ground(colors.sheet), edge(colors.line)]}>
      <View style={styles.winner}>
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size={34} rimmed />
        ))}
        <AppText variant="heading" level={2} style={styles.name}>
          {names}
        </AppText>
      </View>
      <Story teller={teller} verdict={verdict} />
      {unserved.map((other) => (
        <AppText key={other} variant="small" tone="soft">
          {t('ui.end.unserved', { nation: nationName(t, other), power: standing.power[other] })}
        </AppText>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.xs, padding: space.m, borderWidth: 1, borderRadius: radius.m },
  winner: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1, minWidth: 0 },
});
