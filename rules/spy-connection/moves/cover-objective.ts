/*
 * SC-50: when the option is finished, one Agent on the Spy's city on each own open Mission that shows it uncovered.
 * SC-51: with all objectives covered it is complete at once, and its Agents return. SC-52: the Agent comes from the
 * supply. SC-53: the symbol gives an extra turn. SC-54: the order is the player's. SC-55: the seventh triggers the end.
 * A table may say that a circle was covered before the option, out of turn, or in a city where the Spy is not, as long as
 * the card shows the circle free and an Agent is there for it.
 */
import * as v from 'valibot';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { storedAs } from '@/rules/core/define-move';
import { message } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { id, whole } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { plainNeed } from '../advice/rescue';
import { repairsOf } from '../advice/repairs';
import { citiesParam, cityParam } from '../model/prints';
import { missionOfTile } from '../model/missions';
import { bend, refuse } from '../model/refusals';
import {
  begun,
  copyOf,
  copyOfPlayer,
  type OpenMission,
  openMission,
  replaced,
  seated,
  spyOf,
  type State,
  type Turn,
  turnAfter,
  withCovered,
  withOption,
} from '../model/state';
import { defineMove, triggered } from '../model/turns';

const isUncovered = ({ print, covered }: OpenMission, city: string): boolean =>
  print.cities.includes(city) && !covered.includes(city);

const whereSpyIs = ({ board, players }: State, seat: Seat) => ({
  params: { city: cityParam(board, spyOf(playerOf({ players }, seat))) },
  focus: [`spy/${seat}`],
});

/** SC-41: after travel it was option C. Before any option the turn has only begun. */
const finished = (turn: Turn): Turn =>
  turn.option === undefined && turn.travelled ? withOption(turn, 'move') : begun(turn);

/** SC-51: with the last circle all Agents of the Mission come back at once, so that a table may do without this one. */
const noAgent = ({ print, covered }: OpenMission, seat: Seat): Violation => {
  const isLast = covered.length + 1 >= print.cities.length;
  return (isLast ? bend : refuse)('SC-52', 'no-agent', { focus: [`supply/${seat}`] });
};

export const coverObjective = defineMove('cover-objective', {
  /** `city` is the circle; where an old entry names none it is that of the city where the Spy stood. */
  schema: { mission: id, city: v.exactOptional(id) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { mission, city }) => {
    const player = playerOf(state, seat);
    const spy = spyOf(player);
    const { option, travelled } = state.turn;
    const open = openMission(player, mission);
    const isEarly = seat === state.active && option === undefined && !travelled;
    const early = isEarly ? [bend('SC-50', 'option-first')] : NONE;
    if (!open) return [refuse('SC-50', 'not-open'), ...early];
    const meant = city ?? spy;
    if (player.supply > 0 && meant === spy && isUncovered(open, spy)) return early;
    const params = { city: cityParam(state.board, meant) };
    const violations: Violation[] = [];
    // Somebody tapped this very circle, so the answer has to be about it.
    if (meant !== spy) violations.push(bend('SC-50', 'spy-elsewhere', whereSpyIs(state, seat)));
    if (!open.print.cities.includes(meant))
      violations.push(
        refuse('SC-50', 'city-not-shown', meant === spy ? whereSpyIs(state, seat) : { params }),
      );
    else if (open.covered.includes(meant)) violations.push(refuse('SC-50', 'already-covered', { params }));
    else if (player.supply === 0) violations.push(noAgent(open, seat));
    return [...violations, ...early];
  },
  apply: (state, seat, { mission, city }) => {
    const player = copyOfPlayer(playerOf(state, seat));
    const before = openMission(player, mission) as OpenMission;
    const open = withCovered(before, [...before.covered, city ?? spyOf(player)]);
    const { tile, print, start, assigned, covered } = open;
    const after = copyOf(state);
    after.players = seated(state, seat, player);
    after.turn = turnAfter(state, seat, finished);
    player.supply -= 1;
    if (covered.length < print.cities.length) {
      player.open = replaced(player, open);
      return after;
    }
    player.supply += assigned + covered.length;
    player.open = player.open.filter((other) => other !== before);
    player.completed = [...player.completed, { tile, print, start }];
    // A Mission noted late, out of turn, brings no extra turn to whoever is at it now.
    if (print.extraTurn && seat === state.active) after.extraTurns = state.extraTurns + 1;
    return triggered(after, seat);
  },
  offers: (state, seat) => {
    const player = playerOf(state, seat);
    const spy = spyOf(player);
    return player.open
      .filter(({ print }) => print.cities.includes(spy))
      .map(({ print }) => ({
        move: { mission: print.id, city: spy },
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
      from:
        open?.print.cities.filter((city) => isUncovered(open, city) && city === (move.city ?? city)) ?? [],
    });
  },
  describe: (before, { seat, move }) => {
    const player = playerOf(before, seat);
    const open = openMission(player, move.mission);
    const completes = open && open.covered.length + 1 === open.print.cities.length;
    return message(completes ? 'did.complete-mission' : 'did.cover-objective', {
      cities: citiesParam(before.board, open?.print.cities ?? []),
      city: cityParam(before.board, move.city ?? spyOf(player)),
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
