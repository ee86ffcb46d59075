/*
 * IS-51: first the printed Influence, then the text; the tile is then discarded, and its tokens return to their owners.
 * IS-52: all Nations tied are affected; spies act in turn order.
 */
import type { Violation } from '@/rules/core/violation';
import type { PoliticianPrint } from '../../prints';
import { NONE, refuse } from '../../refusals';
import { politicianLines } from '../../scoring';
import { revealDone } from '../flow';
import type { Move } from '../moves';
import { turnOrder } from '../order';
import { posted } from '../posting';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';
import { playerOf } from '../state';
import { replaceTile, shuffledPrint, tileOf, toReveal } from '../tiles';
import { withShare } from './scoring';

export const revealPolitician: Rule<MoveOf<Move, 'reveal-politician'>> = {
  by: 'initiative',
  phases: ['reveal-politicians'],
  check: (state, _, { print }) => {
    if (state.resolving) return [refuse('IS-51', 'resolve-first')];
    const [politician = 0] = toReveal(state);
    return checkPrint(state, shuffledPrint(state, politician), print);
  },
  apply: (state, _, { print }) => {
    const [politician = 0] = toReveal(state);
    const shown = shuffledPrint(state, politician) ?? print;
    if (!shown) return state;
    const discarded = withTokensBack(replaceTile(state, politician), tileOf(state, politician).tokens);
    const scored = posted(
      { ...discarded, revealed: [...state.revealed, shown] },
      { kind: 'politician', print: shown },
      politicianLines(state.standing, shown),
    );
    return withText({ ...scored, resolving: { politician, print: shown, waiting: [] } });
  },
};

const checkPrint = (
  { revealed }: State,
  known: PoliticianPrint | undefined,
  print: PoliticianPrint | undefined,
): readonly Violation[] => {
  if (known) return print ? [refuse('IS-12', 'print-known')] : NONE;
  if (!print) return [refuse('IS-12', 'print-missing')];
  return revealed.some(({ id }) => id === print.id) ? [refuse('IS-12', 'tile-twice')] : NONE;
};

const withTokensBack = (state: State, tokens: readonly number[]): State => ({
  ...state,
  players: state.players.map((player, seat) => {
    const own = tokens.filter((owner) => owner === seat).length;
    return own > 0 ? { ...player, tokensLeft: player.tokensLeft + own } : player;
  }),
});

/** IS-52: what concerns every spy alike happens at once; a choice waits for those whom it concerns. */
const withText = (state: State): State => {
  const { resolving, ...done } = state;
  const text = resolving?.print.text;
  if (!resolving || !text || text.kind === 'extreme') return revealDone(done);
  if (text.kind === 'other') return state;
  const order = turnOrder(state);
  if (!text.optional) {
    const { resolving: _, ...shared } = order.reduce(withShare, state);
    return revealDone(shared);
  }
  const waiting = order.filter((seat) => text.by > 0 || playerOf(state, seat)[text.piece] > 0);
  return waiting.length > 0 ? { ...state, resolving: { ...resolving, waiting } } : revealDone(done);
};
