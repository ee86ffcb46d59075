import { StyleSheet, View } from 'react-native';
import { PointChips } from '@/components/kit/PointChips';
import { space, target } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { type Player } from '@/rules/spy-connection/light/state';
import { type Move } from '@/rules/spy-connection/light/game';
import { enterScore } from '@/rules/spy-connection/light/moves/enter-score';
import { GAME } from '../table';

/** What is on the pad for one player, entered or not. */
export type Score = Pick<Player, 'completed' | 'covered'>;

interface ScorePadProps {
  readonly score: Score;
  readonly onScore: (score: Score) => void;
  readonly onEnter: (move: Move) => void;
}

/** SC-56: the completed Missions one after the other, then the covered circles on open ones. */
export function ScorePad({ score: { completed, covered }, onScore, onEnter }: ScorePadProps) {
  const t = useGameWords(GAME);
  const total = completed.reduce((sum, points) => sum + points, covered);
  const sum =
    completed.length === 0
      ? t('ui.pad-empty')
      : t('ui.points-of', { points: completed.join(' + '), circles: covered });
  return (
    <>
      <View style={styles.sum}>
        <AppText variant="number">{total}</AppText>
        <AppText style={styles.missions} aria-live="polite">
          {sum}
        </AppText>
        {completed.length > 0 && (
          <IconButton
            label={t('ui.pad-remove')}
            icon="backspace"
            onPress={() => onScore({ completed: completed.slice(0, -1), covered })}
          />
        )}
      </View>
      <PointChips
        label={t('ui.pad-add')}
        onPoints={(points) => onScore({ completed: [...completed, points], covered })}
      />
      <Stepper
        label={t('ui.pad-covered')}
        value={covered}
        max={12}
        onChange={(circles) => onScore({ completed, covered: circles })}
      />
      <Button
        label={t('ui.pad-enter', { count: total })}
        icon="check"
        onPress={() => onEnter(enterScore.make({ completed, covered }))}
      />
    </>
  );
}

const styles = StyleSheet.create({
  // As high as with a button in it, so that nothing below moves when the first Mission is tapped.
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: target.thumb },
  missions: { flex: 1 },
});
