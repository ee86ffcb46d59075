import { type Draft } from '@/rules/core/log/event';
import { practiceOnMap, practiceOptions } from '@/rules/i-spy/box/practice';
import { full } from '@/rules/i-spy/game';
import { type State } from '@/rules/i-spy/model/state';
import { iSpySamplers } from '../../support/play/i-spy';
import { playedMatch } from './played-match';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const LONGEST = 200;

/** Players who mostly play cards and make contacts, and travel where there is a map. */
const weights: Readonly<Record<string, number>> = {
  'play-card': 8,
  travel: 4,
  'enter-capital': 8,
  'make-contact': 12,
  'choose-reward': 8,
  retrieve: 1,
  'end-turn': 4,
};

export interface FourSpies {
  readonly id: string;
  /** Who is to move. */
  readonly name: string;
  readonly backup: string;
}

/** A practice match of four in its third round: a turn has just begun, and both cards of the measured turn are in the hand. */
export const fourSpies = (onMap: boolean): FourSpies =>
  playedMatch<State, { readonly name: string }>({
    id: onMap ? 'four-spies-map' : 'four-spies',
    game: full,
    names: NAMES,
    options: (onMap ? practiceOnMap : practiceOptions)({ seatCount: NAMES.length, startSeat: 0 }),
    longest: LONGEST,
    found: (state) => (isFresh(state) ? { name: NAMES[state.turn.seat] ?? '' } : undefined),
    next: nextDraft,
  });

const isFresh = ({ phase, round, turn, players }: State): boolean => {
  if (phase !== 'turn' || round < 3 || turn.cardActions > 0 || turn.third || turn.owed.length > 0)
    return false;
  const hand = players[turn.seat]?.hand ?? [];
  return hand.includes('overnight-line') && hand.includes('smuggle');
};

const nextDraft = (state: State, pick: (n: number) => number): Draft => {
  const { decisions } = full.status(state, 'table');
  const seat = decisions.at(-1)?.seats[0] ?? state.turn.seat;
  const offered = full
    .offers(state, seat, seat)
    .filter(({ violations }) => violations.every(({ certainty }) => certainty !== 'broken'))
    .flatMap(({ move }) => Array.from({ length: weights[move.type] ?? 1 }, () => move));
  const move = offered[pick(Math.max(1, offered.length))] ?? sampled(state, seat, pick);
  if (!move) throw new Error(`Nobody can move: ${state.phase}`);
  return { actor: seat, move };
};

/** What is not offered one by one: two tiles that swap, a coerced card. */
const sampled = (state: State, seat: number, pick: (n: number) => number) => {
  for (const sample of Object.values(iSpySamplers)) {
    const move = sample(state, seat, pick);
    if (move && full.check(state, seat, move).every(({ certainty }) => certainty !== 'broken')) return move;
  }
  return undefined;
};
