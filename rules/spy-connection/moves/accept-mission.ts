/*
 * SC-20: one of the faceup Missions, three open ones at most; price and number are those of the moment before.
 * SC-21, SC-60, SC-61: the Agents to assign. SC-22: they come from the supply.
 * SC-23: the cards above move down, and a new one is revealed.
 * SC-41: not after travel. SC-42: one option a turn.
 * SC-2: a blank tile is read when it is accepted. Blank tiles look alike, so one is named by the slot it lies in.
 */
import * as v from 'valibot';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { storedAs } from '@/rules/core/define-move';
import { type LedgerEntry, setTo } from '@/rules/core/ledger';
import { message, type Message, number } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { id } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { plainNeed } from '../advice/rescue';
import { repairsOf } from '../advice/repairs';
import { missionLines, rereadMission } from '../model/ledger';
import { checkCities, citiesParam, missionPrint, type MissionPrint } from '../model/prints';
import { checkNewPrint, learn, priceFor, reveal } from '../model/missions';
import { MOST_OPEN, type Slot } from '../model/prices';
import { bend, refuse } from '../model/refusals';
import {
  copyOf,
  copyOfPlayer,
  seated,
  type State,
  type Tile,
  type Turn,
  turnAfter,
  withOption,
} from '../model/state';
import { defineMove } from '../model/turns';

interface Accepted {
  readonly mission: string;
  readonly slot?: Slot;
  readonly print?: MissionPrint;
}

/** Where the card lies, from 0; -1 where it does not lie on the display. */
const placeOf = ({ display }: State, { mission, slot }: Accepted): number => {
  const place = display.findIndex(({ print }) => print?.id === mission);
  return place < 0 && slot !== undefined && slot <= display.length ? slot - 1 : place;
};

const slotOf = (state: State, move: Accepted): Slot => (placeOf(state, move) + 1) as Slot;

/** The card that lies in a slot, as the move names it; `print` is what was read on a blank tile. */
export const cardInSlot = (
  { display }: Pick<State, 'display'>,
  slot: Slot,
  print?: MissionPrint,
): Accepted => {
  const tile = display[slot - 1];
  const mission = tile?.print?.id ?? print?.id ?? 'blank';
  if (tile?.print) return print?.id === mission ? { mission, print } : { mission };
  return { mission, slot, ...(print ? { print } : {}) };
};

/** Blank tiles look alike: the card that was read is another one's price. A card that is known is another Mission. */
const slotLine = (before: State, move: Accepted): LedgerEntry => {
  const slots = before.display.map((_, place) => String(place + 1));
  const said = new Map(
    before.display.flatMap(({ print }, place): readonly [string, Message][] => {
      const cities = print && citiesParam(before.board, print.cities);
      const slot = number(place + 1);
      return cities ? [[String(place + 1), message('amend.in-slot', { slot, cities })]] : [];
    }),
  );
  return {
    ...{ kind: 'choice', id: 'slot', label: message('amend.slot'), value: String(slotOf(before, move)) },
    choices: slots,
    typed: Object.fromEntries(slots.filter((slot) => !said.has(slot)).map((slot) => [slot, slot])),
    said: Object.fromEntries(said),
  };
};

export const acceptMission = defineMove('accept-mission', {
  schema: {
    mission: id,
    /** Where the blank tile lay that turned out to be this Mission. */
    slot: v.exactOptional(v.picklist([1, 2, 3, 4])),
    print: v.exactOptional(missionPrint),
  },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, move) => {
    const player = playerOf(state, seat);
    const tile = state.display[placeOf(state, move)];
    const violations = seat === state.active ? [...checkOption(state.turn)] : [];
    if (player.open.length >= MOST_OPEN)
      violations.push(
        bend('SC-20', 'three-open', {
          params: { count: number(player.open.length), most: number(MOST_OPEN) },
        }),
      );
    if (!tile) return [...violations, refuse('SC-20', 'not-on-display')];
    const price = priceFor(state, player, slotOf(state, move));
    if (price > player.supply)
      violations.push(
        refuse('SC-22', 'short', {
          params: { count: number(price), supply: number(player.supply) },
          focus: [`supply/${seat}`],
        }),
      );
    violations.push(...checkPrint(state, tile, move));
    return violations;
  },
  apply: (state, seat, move) => {
    const { print } = move;
    const player = copyOfPlayer(playerOf(state, seat));
    const tile = state.display[placeOf(state, move)] as Tile;
    const known = (print ?? tile.print) as MissionPrint;
    const assigned = priceFor(state, player, slotOf(state, move));
    player.supply -= assigned;
    player.open = [...player.open, { tile: tile.tile, print: known, start: false, assigned, covered: [] }];
    const after = copyOf(state);
    after.players = seated(state, seat, player);
    after.display = state.display.filter((other) => other !== tile);
    if (print) after.learned = learn(state, print.id);
    after.turn = turnAfter(state, seat, (turn) => withOption(turn, 'accept'));
    return reveal(after, 1);
  },
  /** A blank tile is not offered: which card it is has to be read first. */
  offers: (state, seat) => {
    const player = playerOf(state, seat);
    return state.display.flatMap(({ print }, place) => {
      const slot = (place + 1) as Slot;
      const cities = print && citiesParam(state.board, print.cities);
      const count = number(priceFor(state, player, slot));
      return print && cities
        ? [
            {
              move: { mission: print.id },
              label: message('offer.accept-mission', { cities, count }),
              about: String(slot),
            },
          ]
        : [];
    });
  },
  repairs: (state, seat, move): readonly Repair<BaseMove>[] =>
    repairsOf(state, seat, {
      check: (now) => acceptMission.check(now, seat, move),
      need: (now) => plainNeed(priceFor(now, playerOf(now, seat), slotOf(now, move))),
    }),
  describe: (before, { seat, move }) => {
    const place = placeOf(before, move);
    const print = move.print ?? before.display[place]?.print;
    return message('did.accept-mission', {
      cities: citiesParam(before.board, print?.cities ?? []),
      count: number(priceFor(before, playerOf(before, seat), (place + 1) as Slot)),
    });
  },
  amend: {
    /** SC-20: a Mission taken from another slot. SC-2: a card that was misread. */
    lines: (before, { move }) => [
      ...(before.display.length > 1 ? [slotLine(before, move)] : []),
      ...(move.print ? missionLines(before.board, move.print) : []),
    ],
    amended: ({ type, ...move }, changes, before) => {
      const was = slotOf(before, move);
      const slot = Number(setTo(changes, 'slot', String(was))) as Slot;
      const print = move.print && rereadMission(move.print, changes);
      const card = slot === was ? { ...move, ...(print ? { print } : {}) } : cardInSlot(before, slot, print);
      return { type, ...card };
    },
  },
  reveals: ({ options }, { print }) =>
    print && options.box === 'owner' ? [{ kind: 'mission', id: print.id, data: print }] : [],
  earlier: {
    1: storedAs(
      { slot: v.picklist([1, 2, 3, 4]), print: v.exactOptional(missionPrint) },
      (state: State, _, { slot, print }) => cardInSlot(state, slot, print),
    ),
  },
});

const checkOption = ({ option, travelled }: Turn): readonly Violation[] => {
  if (option !== undefined) return [bend('SC-42', 'option-taken')];
  return travelled ? [bend('SC-41', 'accept-after-travel')] : NONE;
};

const checkPrint = (state: State, tile: Tile, { mission, print }: Accepted): readonly Violation[] => {
  if (!print && !tile.print) return [refuse('SC-2', 'print-missing')];
  if (!print) return tile.print?.id === mission ? NONE : [refuse('SC-20', 'not-on-display')];
  if (print.id !== mission) return [refuse('SC-2', 'print-known')];
  if (!tile.print) return checkNewPrint(state, print);
  return print.id === tile.print.id
    ? checkCities(state.board, print.cities)
    : [refuse('SC-2', 'print-known')];
};
