import { StyleSheet, View } from 'react-native';
import { hairline, radius, space } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Done } from './Done';
import { StepNow } from './StepNow';
import type { Scoring } from './steps';
import { doneSteps, phaseOf, stepsOf } from './steps';

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
        <View
          role="list"
          aria-label={t('ui.step-of', { step: at + 1, of: steps.length })}
          style={styles.steps}
        >
          {steps.map((each, place) => (
            <View
              key={each}
              role="listitem"
              style={[
                styles.step,
                { borderColor: place === at ? accent.fill : colors.line },
                place === at && { backgroundColor: accent.fill },
              ]}
            >
              <AppText variant="small" tone={place === at ? 'onAccent' : place < at ? 'soft' : 'ink'}>
                {`${place + 1} ${t(`ui.step.${each}`)}`}
              </AppText>
            </View>
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
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  step: {
    flexGrow: 1,
    alignItems: 'center',
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderWidth: hairline,
    borderRadius: radius.s,
  },
});
