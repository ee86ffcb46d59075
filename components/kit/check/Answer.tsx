import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Stamp } from '@/components/kit/Stamp';
import { useSay } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { type Verdict } from '@/rules/core/violation';

interface AnswerProps {
  readonly game: string;
  readonly verdict: Verdict;
  /** Who is meant, where the answer names somebody. */
  readonly seatName?: (seat: Seat) => string;
}

/** Yes or no, why, what would make it legal, and the rule in small print. */
export function Answer({ game, verdict, seatName = String }: AnswerProps) {
  const app = useTranslate();
  const say = useSay(game, { seatName });
  const { allowed, because, mends, rule } = verdict;
  return (
    <View aria-live="polite" style={styles.answer}>
      <Stamp label={app(allowed ? 'common.yes' : 'common.no')} tone={allowed ? 'good' : 'danger'} />
      <AppText variant="label">{say(because)}</AppText>
      {mends.map((mend) => (
        <AppText key={mend.key}>{say(mend)}</AppText>
      ))}
      <AppText variant="small" tone="soft">
        {rule}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  // As high as a no with its mend, so that what is asked below stays under the finger.
  answer: { gap: space.s, minHeight: besideText(176) },
});
