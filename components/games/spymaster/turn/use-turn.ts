import { useState } from 'react';
import { type Area, type Intelligence, type Location } from '@/rules/spymaster/model/prints';
import { type Table } from '../table';
import { type Mover, type PlannedMove } from './plan';

/** What was begun in a turn and is no move yet. */
export interface Doing {
  readonly moves: readonly PlannedMove[];
  /** The place that was tapped, and who is to leave it: nobody where nobody stands. */
  readonly held?: { readonly from: Location; readonly agent: Mover | undefined };
  /** The Mission that is paid for, with the cards so far. */
  readonly paying?: {
    readonly area: Area;
    readonly burned: readonly Intelligence[];
    /** The table decided that its Agents need not be there. */
    readonly anyway: boolean;
  };
  /** The Mission whose Agents are not in place. */
  readonly lacking?: Area;
  /** The Mission that is told by its points alone. */
  readonly claiming?: Area;
  readonly reading?: Area;
}

const NOTHING: Doing = { moves: [] };

interface Kept {
  readonly moment: string;
  readonly doing: Doing;
}

/** It is forgotten as soon as the match has moved on. */
export const useDoing = ({ view: { round, active, turn } }: Table) => {
  const moment = [round, active, turn.moved, turn.completed, turn.burned ? turn.points : '-'].join('/');
  const [kept, setKept] = useState<Kept>({ moment, doing: NOTHING });
  const doing = kept.moment === moment ? kept.doing : NOTHING;
  const set = (next: Partial<Doing>) =>
    setKept({ moment, doing: { moves: next.moves ?? doing.moves, ...next } });
  return { doing, set };
};

export type SetDoing = ReturnType<typeof useDoing>['set'];
