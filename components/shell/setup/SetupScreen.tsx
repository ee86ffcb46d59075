import { useLocalSearchParams } from 'expo-router';
import { GameGate, WhenOpen } from '@/components/match/Gates';
import { SetupTable } from './SetupTable';

/** Set up, Track and Score lead here: Track has chosen the depth already, Score opens light tracking at its end. */
export function SetupScreen() {
  const { depth, opened } = useLocalSearchParams<{ depth?: string; opened?: string }>();
  const scoring = opened === 'at-the-end';
  return (
    <WhenOpen>
      <GameGate>
        {(card) => (
          <SetupTable
            card={card}
            depth={depth === 'full' && !scoring ? 'full' : 'light'}
            opened={scoring ? 'at-the-end' : 'at-the-start'}
          />
        )}
      </GameGate>
    </WhenOpen>
  );
}
