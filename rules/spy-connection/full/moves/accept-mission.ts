/*
 * SC-20: one of the faceup Missions, three open ones at most; price and number are those of the moment before.
 * SC-21, SC-60, SC-61: the Agents to assign. SC-22: they come from the supply.
 * SC-23: the cards above move down, and a new one is revealed.
 * SC-41: not after travel. SC-42: one option a turn.
 */
import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import type { MissionPrint } from '../../box';
import { MOST_OPEN } from '../../prices';
import { bend, NONE, refuse } from '../../refusals';
import { priceFor, reveal } from '../display';
import type { Move } from '../moves';
import { checkNewPrint, learn } from '../prints';
import type { MoveOf, TurnRule } from '../rule';
import type { State, Tile, Turn } from '../state';
import { playerOf, seated } from '../state';

export const acceptMission: TurnRule<MoveOf<Move, 'accept-mission'>> = {
  check: (state, seat, { slot, print }) => {
    const player = playerOf(state, seat);
    const tile = state.display[slot - 1];
    const price = priceFor(state, player, slot);
    const violations = [
      ...checkOption(state.turn),
      ...(player.open.length < MOST_OPEN
        ? NONE
        : [bend('SC-20', 'three-open', { params: { most: number(MOST_OPEN) } })]),
      ...(price <= player.supply
        ? NONE
        : [
            refuse('SC-22', 'short', {
              params: { price: number(price), supply: number(player.supply) },
              focus: [`supply/${seat}`],
            }),
          ]),
    ];
    if (!tile) return [...violations, refuse('SC-20', 'empty-slot', { params: { slot: number(slot) } })];
    return violations.concat(checkPrint(state, tile, print));
  },
  apply: (state, seat, { slot, print }) => {
    const player = playerOf(state, seat);
    const tile = state.display[slot - 1] as Tile;
    const known = (print ?? tile.print) as MissionPrint;
    const assigned = priceFor(state, player, slot);
    const accepted = { mission: tile.mission, print: known, start: false, assigned, covered: [] };
    const players = seated(state, seat, {
      ...player,
      supply: player.supply - assigned,
      open: [...player.open, accepted],
    });
    return reveal(
      {
        ...state,
        players,
        display: state.display.filter((other) => other !== tile),
        learned: print ? learn(state, print.id) : state.learned,
        turn: { ...state.turn, begun: true, option: 'accept' },
      },
      1,
    );
  },
};

const checkOption = ({ option, travelled }: Turn): readonly Violation[] => {
  if (option !== undefined) return [bend('SC-42', 'option-taken')];
  return travelled ? [bend('SC-41', 'accept-after-travel')] : NONE;
};

const checkPrint = (state: State, tile: Tile, print: MissionPrint | undefined): readonly Violation[] => {
  if (tile.print) return !print || print.id === tile.print.id ? NONE : [refuse('SC-2', 'print-known')];
  return print ? checkNewPrint(state, print) : [refuse('SC-2', 'print-missing')];
};
