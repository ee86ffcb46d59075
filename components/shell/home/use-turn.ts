import { useIsFocused } from 'expo-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { type Seat } from '@/rules/core/seat';
import { type MatchHeader } from '@/store/match/header';

/** Who is to move in a match that is not open; nobody while it is not known. */
export const useTurn = ({ id, openedAt }: MatchHeader): readonly Seat[] => {
  const debrief = useDebrief();
  const focused = useIsFocused();
  const saved = useStore(debrief.saving, ({ kind }) => kind === 'saved');
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  useEffect(() => {
    if (!focused || !saved) return undefined;
    let current = true;
    void debrief.peekMatch(id).then((read) => {
      if (!current) return;
      const decision =
        read.ok && read.value.game.status(read.value.loaded.log.state, 'table').decisions.at(-1);
      // Where all are counted in any order, it is nobody's turn.
      setSeats(decision && !decision.anyOrder ? decision.seats : []);
    });
    return () => {
      current = false;
    };
  }, [debrief, id, openedAt, focused, saved]);
  return seats;
};
