/*
 * SC-50: when the option is finished, one Agent on the Spy's city on each own open Mission that shows it uncovered.
 * SC-51: with all objectives covered it is complete at once, and its Agents return. SC-52: the Agent comes from the
 * supply. SC-53: the symbol gives an extra turn. SC-54: the order is the player's. SC-55: the seventh triggers the end.
 */
import * as v from 'valibot';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { storedAs } from '@/rules/core/define-move';
import { message } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { id, whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { plainNeed } from '../advice/rescue';
import { repairsOf } from '../advice/repairs';
import { citiesParam, cityParam } from '../model/prints';
import { missionOfTile } from '../model/missions';
import { refuse } from '../model/refusals';
import {
  copyOf,
  copyOfPlayer,
  type OpenMission,
  openMission,
  replaced,
  seated,
  spyOf,
  type State,
  withCovered,
  withOption,
} from '../model/state';
import { defineMove, triggered } from '../model/turns';

const isUncovered = ({ print, covered }: OpenMission, city: string): boolean =>
  print.cities.includes(city) && !covered.includes(city);

export const coverObjective = defineMove('cover-objective', {
  /** `city` is the circle that was tapped; only the city where the Spy stands can be covered. */
  schema: { mission: id, city: v.exactOptional(id) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { mission, city }) => {
    const player = playerOf(state, seat);
    const spy = spyOf(player);
    const { option, travelled } = state.turn;
    const open = openMission(player, mission);
    const early = option === undefined && !travelled ? [refuse('SC-50', 'option-first')] : NONE;
    if (!open) return [...early, refuse('SC-50', 'not-open')];
    if (player.supply > 0 && (city ?? spy) === spy && isUncovered(open, spy)) return early;
    const params = { city: cityParam(state.board, spy) };
    const elsewhere = { params, focus: [`spy/${seat}`] };
    // Somebody tapped this very circle, so the answer has to be about it.
    if (city !== undefined && city !== spy) return [...early, refuse('SC-50', 'spy-elsewhere', elsewhere)];
    if (!open.print.cities.includes(spy)) return [...early, refuse('SC-50', 'city-not-shown', elsewhere)];
    if (open.covered.includes(spy)) return [...early, refuse('SC-50', 'already-covered', { params })];
    return [...early, refuse('SC-52', 'no-agent', { focus: [`supply/${seat}`] })];
  },
  apply: (state, seat, { mission }) => {
    const player = copyOfPlayer(playerOf(state, seat));
    const before = openMission(player, mission) as OpenMission;
    const open = withCovered(before, [...before.covered, spyOf(player)]);
    const { tile, print, start, assigned, covered } = open;
    const after = copyOf(state);
    after.players = seated(state, seat, player);
    if (state.turn.option === undefined) after.turn = withOption(state.turn, 'move');
    player.supply -= 1;
    if (covered.length < print.cities.length) {
      player.open = replaced(player, open);
      return after;
    }
    player.supply += assigned + covered.length;
    player.open = player.open.filter((other) => other !== before);
    player.completed = [...player.completed, { tile, print, start }];
    if (print.extraTurn) after.extraTurns = state.extraTurns + 1;
    return triggered(after, seat);
  },
  offers: (state, seat) => {
    const player = playerOf(state, seat);
    const spy = spyOf(player);
    return player.open
      .filter(({ print }) => print.cities.includes(spy))
      .map(({ print }) => ({
        move: { mission: print.id },
        label: message('offer.cover-objective', {
          city: cityParam(state.board, spy),
          cities: citiesParam(state.board, print.cities),
        }),
        about: print.id,
      }));
  },
  repairs: (state, seat, move): readonly Repair<BaseMove>[] => {
    const open = openMission(playerOf(state, seat), move.mission);
    return repairsOf(state, seat, {
      check: (now) => coverObjective.check(now, seat, move),
      need: () => plainNeed(1),
      mission: move.mission,
      from: open?.print.cities.filter((city) => !open.covered.includes(city)) ?? [],
    });
  },
  describe: (before, { seat, move }) => {
    const player = playerOf(before, seat);
    const open = openMission(player, move.mission);
    const completes = open && open.covered.length + 1 === open.print.cities.length;
    return message(completes ? 'did.complete-mission' : 'did.cover-objective', {
      cities: citiesParam(before.board, open?.print.cities ?? []),
      city: cityParam(before.board, spyOf(player)),
    });
  },
  earlier: {
    1: storedAs(
      { mission: whole(1, 9999), city: v.exactOptional(id) },
      (state: State, _, { mission, city }) => ({
        mission: missionOfTile(state, mission),
        ...(city === undefined ? {} : { city }),
      }),
    ),
  },
});
