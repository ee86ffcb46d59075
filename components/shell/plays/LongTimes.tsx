import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { clockText } from '@/components/kit/clock-text';
import { space } from '@/components/kit/theme/tokens';
import { type PersonStatistics } from '@/store/plays/statistics';
import { usePlayWords } from './use-shelf';

interface LongTimesProps {
  readonly told: Pick<PersonStatistics, 'durations' | 'turnTime'>;
}

const MINUTE = 60_000;

/** How long a play takes with this person, and a turn of theirs where the clock ran. */
export function LongTimes({ told: { durations, turnTime } }: LongTimesProps) {
  const t = usePlayWords();
  if (durations.length === 0 && !turnTime) return undefined;
  const average = durations.reduce((sum, time) => sum + time, 0) / durations.length;
  return (
    <View style={styles.whole}>
      <AppText variant="title" level={2}>
        {t('stats.how-long')}
      </AppText>
      {durations.length > 0 && (
        <AppText>
          {t('stats.play-takes', { minutes: Math.round(average / MINUTE), count: durations.length })}
        </AppText>
      )}
      {turnTime && (
        <AppText>
          {t('stats.turn-takes', {
            time: clockText(turnTime.time / turnTime.turns),
            count: turnTime.turns,
          })}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.xs } });
