/*
 * What really lies on the table. IS-3: pools and the Power track stay between 0 and 38. IS-45: three tokens at most on
 * one Politician. Control Tokens and Assets only move from one place to another.
 */
import type { LedgerChange } from '@/rules/core/ledger';
import { checkChanges } from '@/rules/core/ledger';
import type { Actor } from '@/rules/core/seat';
import type { Card, Measure, Nation } from '../../pieces';
import { NONE } from '../../refusals';
import { checkLimits } from '../../pools';
import { checkRoom } from '../../tokens';
import { movedAssets } from '../correct-assets';
import { toHand, toRecords } from '../cards';
import { freshTurn } from '../flow';
import { ledger } from '../ledger';
import type { Move } from '../moves';
import { posted } from '../posting';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';
import { withPlayer } from '../state';
import { tileOf, tilesOnBoard, withTile } from '../tiles';

export const correct: Rule<MoveOf<Move, 'correct'>, Actor> = {
  by: 'anyone',
  phases: [],
  check: (state, _, { changes }) => {
    const beyond = checkLimits(changes);
    if (beyond.length > 0) return beyond;
    const violations = checkChanges(ledger(state), changes);
    if (violations.length > 0) return violations;
    const after = corrected(state, changes);
    const crowded = tilesOnBoard(after).some((tile) => tileOf(after, tile).tokens.length > 3);
    return crowded ? checkRoom([0, 0, 0]) : NONE;
  },
  apply: (state, _, { changes }) => corrected(state, changes),
};

const corrected = (state: State, changes: readonly LedgerChange[]): State =>
  movedAssets(changes.reduce(change, state), changes);

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, first = '', second = ''] = entry.split('/');
  const value = Number(to);
  const seat = Number(first);
  switch (kind) {
    case 'influence':
    case 'power':
      return withLevel(state, { measure: kind, nation: first as Nation, value });
    case 'initiative':
      return { ...state, initiative: value };
    case 'active':
      return { ...toHand(state, state.turn.seat, state.turn.agenda), turn: freshTurn(value) };
    case 'round':
      return { ...state, round: value };
    case 'caches':
      return { ...state, caches: value };
    case 'supply':
      return withPlayer(state, seat, { supply: value });
    case 'tags':
      return withPlayer(state, seat, { tags: value });
    case 'tokens-left':
      return withPlayer(state, seat, { tokensLeft: value });
    case 'card':
      return to === 'hand' ? toHand(state, seat, [second as Card]) : toRecords(state, seat, [second as Card]);
    case 'tokens':
      return withTokens(state, { politician: Number(first), seat: Number(second), value });
    default:
      return state;
  }
};

interface Level {
  readonly measure: Measure;
  readonly nation: Nation;
  readonly value: number;
}

const withLevel = (state: State, { measure, nation, value }: Level): State => {
  const from = state.standing[measure][nation];
  return posted(state, { kind: 'correct' }, [{ nation, measure, from, to: value, rule: 'IS-3' }]);
};

interface Marked {
  readonly politician: number;
  readonly seat: number;
  readonly value: number;
}

const withTokens = (state: State, { politician, seat, value }: Marked): State => {
  const others = tileOf(state, politician).tokens.filter((owner) => owner !== seat);
  return withTile(state, politician, { tokens: [...others, ...Array.from({ length: value }, () => seat)] });
};
