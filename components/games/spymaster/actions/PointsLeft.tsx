import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { type Speak } from '@/i18n/say';
import { type Turn } from '@/rules/spymaster/model/state';

interface PointsLeftProps {
  readonly turn: Turn;
  readonly t: Speak;
  /** Beside other words, which say what they are for. */
  readonly bare?: boolean;
}

/** SM-31: always in sight from the burned card to the first completed Mission. */
export function PointsLeft({ turn, t, bare = false }: PointsLeftProps) {
  if (turn.burned === undefined || turn.completed > 0) return undefined;
  return (
    <View
      accessible
      role="img"
      aria-live="polite"
      aria-label={`${t('ui.points-left')}: ${turn.points}`}
      style={styles.points}
    >
      <AppText variant="display" tone="accent">
        {turn.points}
      </AppText>
      {!bare && (
        <AppText variant="label" style={styles.words}>
          {t('ui.points-left')}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  points: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flexShrink: 1 },
});
