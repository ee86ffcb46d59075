import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { useTranslate } from '@/i18n/use-translate';
import { type Illegal } from '@/rules/core/log/rewrite';
import { useMatch, useStanding } from '../match-context';
import { whyOf } from '../wording';

interface ConsequencesProps {
  readonly illegal: readonly Illegal[];
  readonly drop: ReadonlySet<number>;
  readonly onDrop: (drop: ReadonlySet<number>) => void;
}

/** The entries that a change makes illegal. They did happen, so the table keeps them unless it drops them. */
export function Consequences({ illegal, drop, onDrop }: ConsequencesProps) {
  const t = useTranslate();
  const opened = useMatch();
  const { log } = useStanding();
  const decide = (event: number, kept: boolean) => {
    const next = new Set(drop);
    if (kept) next.delete(event);
    else next.add(event);
    onDrop(next);
  };
  return (
    <>
      <AppText variant="label">{t('history.illegal', { count: illegal.length })}</AppText>
      {illegal.map(({ event, violations, overrulable }) => {
        const position = log.events.findIndex(({ id }) => id === event.id);
        // What the table could insist on is not why it goes.
        const first = violations.find((violation) => violation.overrulable === overrulable);
        const said = opened.say(log.game.describe(log.stateAt(position), event, 'table'));
        return (
          <View key={event.id} style={styles.entry}>
            <AppText>{said}</AppText>
            {first && (
              <AppText variant="small" tone="danger">
                {whyOf(opened, first)}
              </AppText>
            )}
            {overrulable ? (
              <Segmented
                label={said}
                hideLabel
                value={drop.has(event.id) ? 'drop' : 'keep'}
                onChange={(choice) => decide(event.id, choice === 'keep')}
                choices={[
                  { value: 'keep', label: t('history.keep') },
                  { value: 'drop', label: t('history.drop') },
                ]}
              />
            ) : (
              <AppText variant="small" tone="soft">
                {t('history.dropped')}
              </AppText>
            )}
          </View>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({ entry: { gap: space.xs } });
