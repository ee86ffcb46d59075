import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { PointChips } from '@/components/kit/PointChips';
import { space, target } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { type Speak } from '@/i18n/say';

interface MissionsPadProps {
  readonly t: Speak;
  readonly onPoints: (points: readonly number[]) => void;
}

export const MOST_POINTS = 15;

/** SM-40: the completed Missions, one tap each. */
export function MissionsPad({ t, onPoints }: MissionsPadProps) {
  const [completed, setCompleted] = useState<readonly number[]>([]);
  const total = completed.reduce((sum, points) => sum + points, 0);
  return (
    <>
      <View style={styles.sum}>
        <AppText variant="display">{total}</AppText>
        <AppText style={styles.words} aria-live="polite">
          {completed.length === 0 ? t('ui.missions-hint') : completed.join(' + ')}
        </AppText>
        {completed.length > 0 && (
          <IconButton
            label={t('ui.missions-remove')}
            icon="backspace"
            filled
            size={target.thumb}
            onPress={() => setCompleted(completed.slice(0, -1))}
          />
        )}
      </View>
      <PointChips
        label={t('ui.missions-hint')}
        most={MOST_POINTS}
        onPoints={(points) => setCompleted([...completed, points])}
      />
      <Button
        label={t('ui.missions-enter', { count: total })}
        icon="check"
        onPress={() => onPoints(completed)}
      />
    </>
  );
}

const styles = StyleSheet.create({
  // As high as with a button in it, so that nothing below moves when the first Mission is tapped.
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: target.thumb },
  words: { flex: 1 },
});
