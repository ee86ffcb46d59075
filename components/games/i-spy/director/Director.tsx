import { StyleSheet, View } from 'react-native';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Done } from './Done';
import { StepNow } from './StepNow';
import { type Scoring, doneSteps, phaseOf, stepsOf } from './steps';

/** A Scoring Phase in the book's order: what to do now, to be read aloud, and what was done just before. */
export function Director({ scoring }: { readonly scoring: Scoring }) {
  const { colors, accent } = useTheme();
  const { teller, step, round } = scoring;
  const { t } = teller;
  const steps = stepsOf(round);
  const at = steps.indexOf(step);
  return (
    <>
      <Card tab={t('ui.scoring-phase', { phase: phaseOf(scoring) })} marked>
        <View style={styles.head}>
          <AppText variant="title" level={2}>
            {t(`ui.step.${step}`)}
          </AppText>
          <AppText variant="small" tone="soft">
            {t('ui.step-of', { step: at + 1, of: steps.length })}
          </AppText>
        </View>
        <View aria-hidden style={styles.steps}>
          {steps.map((each, place) => (
            <View
              key={each}
              style={[styles.step, { backgroundColor: place <= at ? accent.fill : colors.inset }]}
            />
          ))}
        </View>
        <StepNow scoring={scoring} />
      </Card>
      {[...doneSteps(scoring)].reverse().map((posting, place) => (
        <Done key={place} teller={teller} posting={posting} />
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s },
  steps: { flexDirection: 'row', gap: space.xs },
  step: { flex: 1, height: 6, borderRadius: radius.round },
});
