import { useLocalSearchParams } from 'expo-router';
import { GameGate } from '@/components/game/GameGate';
import { WhenOpen } from '@/components/store/WhenOpen';
import { SetupTable } from './SetupTable';

/** Set up and Track lead here; Track has chosen the depth already. */
export function SetupScreen() {
  const { depth } = useLocalSearchParams<{ depth?: string }>();
  return (
    <WhenOpen>
      <GameGate>
        {(card) => (
          <SetupTable card={card} depth={depth === 'full' ? 'full' : 'sheet'} opened="at-the-start" />
        )}
      </GameGate>
    </WhenOpen>
  );
}
