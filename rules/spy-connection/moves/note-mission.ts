/* SC-2: a card on the table is read to the app before a rule needs it, or read again. */
import * as v from 'valibot';
import { storedAs } from '@/rules/core/define-move';
import { message } from '@/rules/core/message';
import { whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { missionLines, rereadMission } from '../model/ledger';
import { checkCities, citiesParam, missionPrint, type MissionPrint } from '../model/prints';
import { checkNewPrint, learn } from '../model/missions';
import { refuse } from '../model/refusals';
import { type Slot } from '../model/prices';
import { type State } from '../model/state';
import { defineMove } from '../model/turns';

interface Card {
  readonly print?: MissionPrint;
  readonly covered?: readonly string[];
}

const cardsOf = ({ display, players }: State): readonly Card[] =>
  [display, ...players.flatMap(({ open, completed }) => [open, completed])].flat();

interface Noted {
  readonly slot?: Slot;
  readonly print: MissionPrint;
}

/** A blank tile is named by the slot it lies in, any other card by the print that is read again. */
const cardOf = (state: State, { slot, print }: Noted): Card | undefined =>
  slot === undefined ? cardsOf(state).find((card) => card.print?.id === print.id) : state.display[slot - 1];

export const noteMission = defineMove('note-mission', {
  schema: { slot: v.exactOptional(v.picklist([1, 2, 3, 4])), print: missionPrint },
  by: 'table',
  phases: ['set-up', 'choose-start-missions', 'turn'],
  meanwhile: true,
  check: (state, _, move) => {
    const { print } = move;
    const card = cardOf(state, move);
    if (!card) return [refuse('SC-2', 'no-such-mission')];
    const { print: old, covered = [] } = card;
    if (old && old.id !== print.id) return [refuse('SC-2', 'print-known')];
    const rest = print.cities.filter((city) => !covered.includes(city));
    const isMisread =
      covered.length > 0 && (rest.length === 0 || covered.some((city) => !print.cities.includes(city)));
    return [
      ...(old ? checkCities(state.board, print.cities) : checkNewPrint(state, print)),
      ...(isMisread ? [refuse('SC-51', 'all-covered')] : NONE),
    ];
  },
  apply: (state, _, move) => {
    const { print } = move;
    const meant = cardOf(state, move);
    const reread = <T extends Card>(cards: readonly T[]): readonly T[] =>
      cards.map((card) => (card === meant ? { ...card, print } : card));
    return {
      ...state,
      display: reread(state.display),
      players: state.players.map((player) => ({
        ...player,
        open: reread(player.open),
        completed: reread(player.completed),
      })),
      learned: learn(state, print.id),
    };
  },
  describe: ({ board }, { move }) =>
    message('did.note-mission', { cities: citiesParam(board, move.print.cities) }),
  amend: {
    lines: ({ board }, { move }) => missionLines(board, move.print),
    amended: (move, changes) => ({ ...move, print: rereadMission(move.print, changes) }),
  },
  reveals: ({ options }, { print }) =>
    options.box === 'owner' ? [{ kind: 'mission', id: print.id, data: print }] : [],
  earlier: {
    1: storedAs({ mission: whole(1, 9999), print: missionPrint }, (state: State, _, { mission, print }) => {
      const place = state.display.findIndex((card) => card.tile === mission && !card.print);
      return place < 0 ? { print } : { slot: (place + 1) as Slot, print };
    }),
  },
});
