import { useState } from 'react';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';
import { type TileAction } from '../politicians/tile-choice';
import { type ThirdChoice } from './contact-choice';
import { type Panel, TABLE } from './panel';

interface Begun {
  readonly moment: string;
  readonly panel: Panel;
  readonly third: ThirdChoice | undefined;
  /** What was tapped on the map. */
  readonly region: string | undefined;
  /** Tiles that were tapped, and what for, where a card leaves the choice. */
  readonly tiles: readonly number[];
  readonly tileAction: TileAction;
  /** Cards whose print was put off. */
  readonly later: readonly Card[];
  /** Put off for good: the turn ends without them. */
  readonly ends: boolean;
}

export interface BegunTurn extends Omit<Begun, 'moment'> {
  readonly change: (change: Partial<Omit<Begun, 'moment'>>) => void;
}

/** What was opened and chosen in a turn, gone with the turn. */
export const useBegunTurn = ({ round, turn }: View): BegunTurn => {
  const moment = `${round}/${turn.seat}`;
  const fresh: Begun = {
    ...{ moment, panel: TABLE, third: undefined, region: undefined },
    ...{ tiles: [], tileAction: 'control', later: [], ends: false },
  };
  const [kept, setKept] = useState(fresh);
  const begun = kept.moment === moment ? kept : fresh;
  return { ...begun, change: (change) => setKept({ ...begun, ...change }) };
};
