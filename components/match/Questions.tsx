import { type ComponentType, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Card } from '@/components/kit/Card';
import { Segmented } from '@/components/kit/Segmented';
import { useGameWords, useSay } from '@/i18n/use-say';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Stamp } from '@/components/kit/Stamp';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { type Verdict } from '@/rules/core/violation';

interface QuestionsProps {
  /** Whose words they are: `ui.check.<id>` and `ui.check.<id>-title`. */
  readonly game: string;
  readonly questions: Readonly<Record<string, ComponentType>>;
}

/** "Can I …?" Each question asks only what its rule needs, and has answered before anything is entered. */
export function Questions({ game, questions }: QuestionsProps) {
  const t = useGameWords(game);
  const ids = Object.keys(questions);
  const [chosen = '', setChosen] = useState(ids[0]);
  const [opened, setOpened] = useState([chosen]);
  const choose = (id: string) => {
    setChosen(id);
    setOpened([...new Set([...opened, id])]);
  };
  return (
    <>
      <Segmented
        label={t('ui.check.which')}
        hideLabel
        value={chosen}
        onChange={choose}
        choices={ids.map((value) => ({ value, label: t(`ui.check.${value}`) }))}
      />
      {opened.map((id) => {
        const Asked = questions[id];
        // What was entered stays while another question is asked.
        return (
          <View key={id} style={id !== chosen && styles.away}>
            <Card title={t(`ui.check.${id}-title`)} marked>
              {Asked && <Asked />}
            </Card>
          </View>
        );
      })}
    </>
  );
}

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
  away: { display: 'none' },
  // As high as a no with its mend, so that what is asked below stays under the finger.
  answer: { gap: space.s, minHeight: besideText(176) },
});
