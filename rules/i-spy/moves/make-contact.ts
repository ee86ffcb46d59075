/*
 * IS-22: one of Contact or Retrieval. IS-27: in a Capital, scored at once, then one of its two rewards; Courier Line
 * brings two of them one after the other. Without the map the table vouches for the Capital.
 */
import { setTo } from '@/rules/core/ledger';
import { message, piece } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { stepsOnContact } from '../model/assets';
import { capitalLine } from '../model/lines';
import { checkResolved, isPossible, lapsed, settled, withOwed } from '../model/owed';
import { defineMove } from '../model/phases';
import { type Capital, CAPITALS, isAssetCapital } from '../model/pieces';
import { capitalOf, checkVisit } from '../model/places';
import { capital } from '../model/prints';
import { bend, unsure } from '../model/refusals';
import { resolveSteps } from '../model/effects';
import { lineOf, posted } from '../model/scoring';
import { type Owed, type State } from '../model/state';

export const makeContact = defineMove('make-contact', {
  schema: { capital },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { capital: there }) => {
    const misplaced = checkThere(state, seat, there);
    const isElsewhere = misplaced.some(({ code }) => code === 'outside' || code === 'other-capital');
    return [
      ...checkResolved(state),
      ...(state.turn.third ? [bend('IS-22', 'contact-or-retrieval-done')] : NONE),
      // What a contact elsewhere would give is not asked for, unless the table records it.
      ...(isElsewhere && state.prints.contacts[there] ? NONE : checkRewards(state, seat, there)),
      ...misplaced,
    ];
  },
  /** Without its print it counts as made, and nobody can say what it gave. */
  apply: (before, seat, { capital: there }) => {
    const state = lapsed(before);
    const print = state.prints.contacts[there];
    const { courierLine, ...turn } = state.turn;
    const owed: Owed = { kind: 'reward', as: seat, capital: there };
    const lines = print
      ? [lineOf(state.standing, 'IS-27', { nation: print.nation, measure: 'influence', by: print.influence })]
      : [];
    const scored = posted(state, { kind: 'contact', seat, capital: there }, lines);
    // Who makes contact in a Capital is there, and may look at its Assets, IS-41.
    const looking = isAssetCapital(there) ? { looking: there } : {};
    const made = { ...scored, turn: { ...turn, third: 'contact', visited: there, ...looking } } as const;
    const helped = resolveSteps(made, seat, stepsOnContact(state, seat));
    return settled(withOwed(helped, courierLine ? [owed, { ...owed }] : [owed]));
  },
  offers: () =>
    CAPITALS.map((there) => ({
      move: { capital: there },
      label: message('offer.make-contact', { capital: piece(there) }),
      about: there,
    })),
  describe: (_, { move }) => message('did.make-contact', { capital: piece(move.capital) }),
  amend: {
    lines: (before, { move }) => (before.map ? [] : [capitalLine(move.capital)]),
    amended: (move, changes) => ({ ...move, capital: setTo(changes, 'capital', move.capital) }),
  },
});

/** IS-27: in the Capital itself, for which without the map the table vouches. */
const checkThere = (state: State, seat: Seat, there: Capital): readonly Violation[] => {
  const params = { capital: piece(there) };
  if (!state.map) return [...checkVisit(state, seat, there), unsure('IS-27', 'in-capital', { params })];
  const here = capitalOf(state, seat);
  if (here === there) return NONE;
  const about = { params, focus: [`spy/${seat}`] };
  return [here ? bend('IS-27', 'other-capital', about) : bend('IS-27', 'outside', about)];
};

/** IS-24: one of its rewards can be completed, as far as it has been read. */
const checkRewards = (state: State, seat: Seat, there: Capital): readonly Violation[] => {
  if (!state.prints.contacts[there])
    return [bend('IS-27', 'contact-unknown', { params: { capital: piece(there) } })];
  return isPossible(state, { kind: 'reward', as: seat, capital: there })
    ? NONE
    : [bend('IS-24', 'impossible', { params: { what: piece('owed.reward') } })];
};
