/*
 * IS-22: one of Contact or Retrieval. IS-27: in a Capital, scored at once, then one of its two rewards; Courier Line
 * brings two of them one after the other. IS-24: a reward that cannot be completed cannot be chosen.
 */
import { piece } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { Capital } from '../../pieces';
import { bend, NONE, refuse, unsure } from '../../refusals';
import { lineOf } from '../../scoring';
import { isAssetCapital } from '../../pieces';
import { stepsOnContact } from '../asset-effects';
import { whyImpossible } from '../icons';
import type { Move } from '../moves';
import type { Owed, State } from '../state';
import type { MoveOf, Rule } from '../rule';
import { withTurn } from '../state';
import {
  canTake,
  checkDue,
  checkResolved,
  dueNow,
  isPossible,
  rewardsOf,
  settled,
  withIcon,
  without,
  withOwed,
  withTickets,
} from '../owed';
import { capitalOf } from '../places';
import { posted } from '../posting';
import { resolveSteps } from '../resolve';
import { checkVisit } from '../visit';

/** IS-27: in the Capital itself, for which without the map the table vouches. */
const checkThere = (state: State, seat: Seat, capital: Capital): readonly Violation[] => {
  const params = { capital: piece(capital) };
  if (!state.map) return [...checkVisit(state, seat, capital), unsure('IS-27', 'in-capital', { params })];
  const here = capitalOf(state, seat);
  if (here === capital) return NONE;
  const about = { params, focus: [`spy/${seat}`] };
  return [here ? bend('IS-27', 'other-capital', about) : bend('IS-27', 'outside', about)];
};

/** IS-24: one of its rewards can be completed, as far as it has been read. */
const checkRewards = (state: State, seat: Seat, capital: Capital): readonly Violation[] => {
  if (!state.prints.contacts[capital])
    return [refuse('IS-27', 'contact-unknown', { params: { capital: piece(capital) } })];
  return isPossible(state, { kind: 'reward', as: seat, capital })
    ? NONE
    : [refuse('IS-24', 'impossible', { params: { what: piece('owed.reward') } })];
};

export const makeContact: Rule<MoveOf<Move, 'make-contact'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, seat, { capital }) => {
    const there = checkThere(state, seat, capital);
    const isElsewhere = there.some(({ code }) => code === 'outside' || code === 'other-capital');
    return [
      ...checkResolved(state),
      ...(state.turn.third ? [bend('IS-22', 'contact-or-retrieval-done')] : NONE),
      // What a contact elsewhere would give is not asked for.
      ...(isElsewhere ? NONE : checkRewards(state, seat, capital)),
      ...there,
    ];
  },
  apply: (state, seat, { capital }) => {
    const print = state.prints.contacts[capital];
    if (!print) return state;
    const { nation, influence: by } = print;
    const line = lineOf(state.standing, 'IS-27', { nation, measure: 'influence', by });
    const { courierLine, ...turn } = state.turn;
    const reward: Owed = { kind: 'reward', as: seat, capital };
    const scored = posted(state, { kind: 'contact', seat, capital }, [line]);
    // Who makes contact in a Capital is there, and may look at its Assets, IS-41.
    const there = isAssetCapital(capital) ? { looking: capital } : {};
    const made = { ...scored, turn: { ...turn, third: 'contact', visited: capital, ...there } } as const;
    const helped = resolveSteps(made, seat, stepsOnContact(state, seat));
    return settled(withOwed(helped, courierLine ? [reward, { ...reward }] : [reward]));
  },
};

type Reward = Extract<Owed, { readonly kind: 'reward' }>;
const dueReward = (state: State) => dueNow(state, 'reward') as Reward | undefined;

export const chooseReward: Rule<MoveOf<Move, 'choose-reward'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { reward: place }) => {
    const due = dueReward(state);
    if (!due) return checkDue(state, 'reward');
    const reward = rewardsOf(state, due.capital)[place - 1];
    if (reward && canTake(state, { as: due.as, reward, capital: due.capital })) return NONE;
    return reward?.kind === 'icon'
      ? [whyImpossible(state, { icon: reward.icon, as: due.as, capital: due.capital })]
      : [refuse('IS-24', 'impossible', { params: { what: piece('owed.reward') } })];
  },
  apply: (state, _, { reward: place }) => {
    const due = dueReward(state);
    const reward = due && rewardsOf(state, due.capital)[place - 1];
    if (!due || !reward) return state;
    const { as, capital } = due;
    const rest = without(state, due);
    if (reward.kind === 'icon') return settled(withIcon(rest, { icon: reward.icon, as, capital }));
    if (reward.kind === 'tickets') return settled(withTickets(rest, as, reward.count));
    const owed = [...rest.turn.owed, { kind: 'text', as, source: { kind: 'contact', capital } } as const];
    return settled(withTurn(rest, { owed }));
  },
};
