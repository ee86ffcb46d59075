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
import { checkCities, checkNewPrint, learn } from '../prints';
import type { MoveOf, TurnRule } from '../rule';
import type { State, Tile, Turn } from '../state';
import { copyOf, copyOfPlayer, playerOf, seated, withOption } from '../state';

export const acceptMission: TurnRule<MoveOf<Move, 'accept-mission'>> = {
  check: (state, seat, { slot, print }) => {
    const player = playerOf(state, seat);
    const tile = state.display[slot - 1];
    const price = priceFor(state, player, slot);
    const violations = [...checkOption(state.turn)];
    if (player.open.length >= MOST_OPEN)
      violations.push(bend('SC-20', 'three-open', { params: { most: number(MOST_OPEN) } }));
    if (price > player.supply)
      violations.push(
        refuse('SC-22', 'short', {
          params: { price: number(price), supply: number(player.supply) },
          focus: [`supply/${seat}`],
        }),
      );
    if (!tile) violations.push(refuse('SC-20', 'empty-slot', { params: { slot: number(slot) } }));
    else violations.push(...checkPrint(state, tile, print));
    return violations;
  },
  apply: (state, seat, { slot, print }) => {
    const player = copyOfPlayer(playerOf(state, seat));
    const tile = state.display[slot - 1] as Tile;
    const known = (print ?? tile.print) as MissionPrint;
    const assigned = priceFor(state, player, slot);
    player.supply -= assigned;
    player.open = [
      ...player.open,
      { mission: tile.mission, print: known, start: false, assigned, covered: [] },
    ];
    const after = copyOf(state);
    after.players = seated(state, seat, player);
    after.display = state.display.filter((other) => other !== tile);
    if (print) after.learned = learn(state, print.id);
    after.turn = withOption(state.turn, 'accept');
    return reveal(after, 1);
  },
};

const checkOption = ({ option, travelled }: Turn): readonly Violation[] => {
  if (option !== undefined) return [bend('SC-42', 'option-taken')];
  return travelled ? [bend('SC-41', 'accept-after-travel')] : NONE;
};

const checkPrint = (state: State, tile: Tile, print: MissionPrint | undefined): readonly Violation[] => {
  if (tile.print && !print) return NONE;
  if (tile.print && print)
    return print.id === tile.print.id
      ? checkCities(state.board, print.cities)
      : [refuse('SC-2', 'print-known')];
  return print ? checkNewPrint(state, print) : [refuse('SC-2', 'print-missing')];
};
