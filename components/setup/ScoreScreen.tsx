import { GameGate } from '@/components/game/GameGate';
import { WhenOpen } from '@/components/store/WhenOpen';
import { SetupTable } from './SetupTable';

/** The Score door is the sheet opened at the end. */
export function ScoreScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <SetupTable card={card} depth="sheet" opened="at-the-end" />}</GameGate>
    </WhenOpen>
  );
}
