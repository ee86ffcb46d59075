/*
 * What really lies on the table. IS-3: pools and the Power track stay between 0 and 38. IS-45: three tokens at most on
 * one Politician. Control Tokens and Assets only move from one place to another.
 */
import type { LedgerChange } from '@/rules/core/ledger';
import { checkChanges } from '@/rules/core/ledger';
import type { Actor } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { regionParam } from '../../map';
import type { Card, Measure, Nation } from '../../pieces';
import { CACHES } from '../../pieces';
import { NONE, refuse } from '../../refusals';
import { checkLimits } from '../../pools';
import { checkRoom } from '../../tokens';
import { movedAssets } from '../correct-assets';
import { toHand, toRecords } from '../cards';
import { beginTurn } from '../flow';
import { ledger } from '../ledger';
import type { Move } from '../moves';
import { offTheMap } from '../places';
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
    return [...(crowded ? checkRoom([0, 0, 0]) : NONE), ...checkSpies(after)];
  },
  apply: (state, _, { changes }) => corrected(state, changes),
};

/** IS-31: only one Spy in a Region. */
const checkSpies = ({ map, players }: State): readonly Violation[] => {
  const regions = players.flatMap(({ region }) => (region === undefined ? [] : [region]));
  const twice = regions.find((region, place) => regions.indexOf(region) < place);
  return twice === undefined
    ? NONE
    : [
        refuse('IS-31', 'occupied', {
          params: { region: regionParam(map, twice) },
          focus: players.flatMap(({ region }, seat) => (region === twice ? [`spy/${seat}`] : [])),
        }),
      ];
};

const corrected = (state: State, changes: readonly LedgerChange[]): State =>
  begunAnew(movedAssets(changes.reduce(change, state), changes), changes);

/** Where a Spy stands decides how a turn begins in which nothing has been done yet, IS-17, IS-21. */
const begunAnew = (state: State, changes: readonly LedgerChange[]): State => {
  const { agenda, third, tickets, visited, seat } = state.turn;
  const isFresh = agenda.length === 0 && !third && !visited && tickets === 0;
  return state.phase === 'turn' && isFresh && changes.some(({ entry }) => entry.startsWith('spy/'))
    ? { ...state, turn: beginTurn(state, seat) }
    : state;
};

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
      return { ...toHand(state, state.turn.seat, state.turn.agenda), turn: beginTurn(state, value) };
    case 'round':
      return { ...state, round: value };
    case 'caches':
      return { ...state, caches: value };
    case 'cache':
      return withCache(state, first, to === 'token');
    case 'spy':
      return to === 'off-the-map' ? offTheMap(state, seat) : withPlayer(state, seat, { region: String(to) });
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

const withCache = (state: State, region: string, hasToken: boolean): State => {
  const others = state.emptied.filter((other) => other !== region);
  const emptied = hasToken ? others : [...others, region];
  return { ...state, emptied, caches: CACHES - emptied.length };
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
