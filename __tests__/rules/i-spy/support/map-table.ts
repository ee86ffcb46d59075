import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { type Move } from '@/rules/i-spy/game';
import { beginTurn } from '@/rules/i-spy/model/phases';
import { lay, type Laying, Table } from './table';

interface Standing extends Laying {
  /** Where each Spy stands; nobody where nothing is said. */
  readonly at?: readonly (string | undefined)[];
}

/** A game with the practice map, read to an owner's box; seat 0 begins its turn where its Spy stands. */
export const layOnMap = ({ at = [], options = {}, players = [], ...rest }: Standing = {}): Table => {
  const seats = rest.seats ?? 3;
  const placed = Array.from({ length: seats }, (_, seat) => {
    const region = at[seat];
    return { ...players[seat], ...(region === undefined ? {} : { region }) };
  });
  const { state } = lay({ ...rest, options: { map: PRACTICE_MAP, ...options }, players: placed });
  return new Table({ ...state, turn: { ...beginTurn(state, state.turn.seat), ...rest.state?.turn } });
};

export const deploy = (region: string): Move => ({ type: 'deploy', region });
export const flee = (region: string): Move => ({ type: 'flee', region });
export const travel = (region: string): Move => ({ type: 'travel', region });
export const enter = (region: string): Move => ({ type: 'enter-capital', region });
export const leave = (region: string): Move => ({ type: 'leave-capital', region });
export const fly = (region: string): Move => ({ type: 'fly', region });
export const relocate = (region: string): Move => ({ type: 'relocate', region });
export const drop: Move = { type: 'drop-tickets' };
