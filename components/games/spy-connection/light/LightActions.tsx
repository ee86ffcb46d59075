import { useState } from 'react';
import { type ActionsProps } from '@/components/match/game-screens';
import { playerOf, type Seat } from '@/rules/core/seat';
import { type State } from '@/rules/spy-connection/light/state';
import { type Score, ScorePad } from './ScorePad';

/** The pad of a game that nobody tracked. */
export function LightActions({ log, seat, play }: ActionsProps) {
  const [scores, setScores] = useState<Readonly<Record<Seat, Score>>>({});
  return (
    <ScorePad
      score={scores[seat] ?? playerOf(log.state as State, seat)}
      onScore={(score) => setScores({ ...scores, [seat]: score })}
      onEnter={(move) => play(seat, move)}
    />
  );
}
