/*
 * IS-51: this phase's Politicians from the left, each seeing the board as it is then: first the printed Influence, then the
 * text; the tile is then discarded, and its tokens return to their owners. IS-52: all Nations tied are affected; what
 * concerns every spy alike happens at once, and a choice waits for those whom it concerns, in turn order.
 */
import * as v from 'valibot';
import { message, piece, text } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { politicianReread, printedLines } from '../model/lines';
import { turnOrder } from '../model/order';
import { defineMove, revealDone } from '../model/phases';
import {
  countOf,
  placeParam,
  replaceTile,
  shuffledPrint,
  tileOf,
  type Tokens,
  toReveal,
  withShare,
} from '../model/politicians';
import { politicianEntry, politicianPrint, type PoliticianPrint } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { politicianLines, posted } from '../model/scoring';
import { type State } from '../model/state';

export const revealPolitician = defineMove('reveal-politician', {
  schema: { print: v.exactOptional(politicianPrint) },
  by: 'initiative',
  phases: ['reveal-politicians'],
  check: (state, _, { print }) =>
    toReveal(state).length === 0
      ? [refuse('IS-20', 'not-now')]
      : [...(state.resolving ? [bend('IS-51', 'resolve-first')] : NONE), ...checkRead(state, print)],
  apply: ({ resolving: _resolving, ...state }, _, { print }) => {
    const [tile = 0] = toReveal(state);
    const shown = shuffledPrint(state, tile) ?? print;
    if (!shown) return state;
    const discarded = withTokensBack(replaceTile(state, tile), tileOf(state, tile).tokens);
    const scored = posted(
      { ...discarded, revealed: [...state.revealed, shown] },
      { kind: 'politician', print: shown },
      politicianLines(state.standing, shown),
    );
    return withText({ ...scored, resolving: { politician: tile, print: shown, waiting: [] } });
  },
  offers: (state) => {
    const [tile = 0] = toReveal(state);
    const label = message('offer.reveal-politician', { place: placeParam(state, tile) });
    return state.politicianOrder && !state.resolving ? [{ move: {}, label }] : [];
  },
  describe: (before, { move }) => {
    const [tile = 0] = toReveal(before);
    const shown = shuffledPrint(before, tile) ?? move.print;
    return message('did.reveal-politician', {
      place: placeParam(before, tile),
      name: shown?.name ? text(shown.name) : piece('politician'),
    });
  },
  amend: {
    lines: (_, { move }) => (move.print ? printedLines(move.print) : []),
    amended: (move, changes) =>
      move.print ? { ...move, print: politicianReread(move.print, changes) } : move,
  },
  reveals: ({ options }, { print }) => (print && options.box === 'owner' ? [politicianEntry(print)] : []),
});

/** A real tile is read when it is turned. Of one that the phone shuffled the phone knows the print, whoever looks on. */
const checkRead = (
  { politicianOrder, revealed }: State,
  print: PoliticianPrint | undefined,
): readonly Violation[] => {
  if (politicianOrder) return print ? [refuse('IS-12', 'print-known')] : NONE;
  if (!print) return [refuse('IS-12', 'print-missing')];
  return revealed.some(({ id }) => id === print.id) ? [bend('IS-12', 'tile-twice')] : NONE;
};

const withTokensBack = (state: State, tokens: Tokens): State => ({
  ...state,
  players: state.players.map((player, seat) => {
    const own = countOf(tokens, seat);
    return own > 0 ? { ...player, tokensLeft: player.tokensLeft + own } : player;
  }),
});

const withText = (state: State): State => {
  const { resolving, ...done } = state;
  const printed = resolving?.print.text;
  if (!resolving || !printed || printed.kind === 'extreme') return revealDone(done);
  if (printed.kind === 'other') return state;
  const order = turnOrder(state);
  if (!printed.optional) {
    const { resolving: _, ...shared } = order.reduce(withShare, state);
    return revealDone(shared);
  }
  const waiting = order.filter((seat) => printed.by > 0 || playerOf(state, seat)[printed.piece] > 0);
  return waiting.length > 0 ? { ...state, resolving: { ...resolving, waiting } } : revealDone(done);
};
