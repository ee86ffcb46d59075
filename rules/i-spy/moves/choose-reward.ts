/*
 * IS-27: one of the two rewards of a contact. IS-24: a reward that cannot be completed cannot be chosen. A reward is named
 * by what the Contact card shows. Where both rewards show the same, one is as good as the other: the first is taken.
 */
import * as v from 'valibot';
import { storedAs } from '@/rules/core/define-move';
import { message, type Message, number, piece } from '@/rules/core/message';
import {
  canTake,
  checkDue,
  dueReward,
  rewardsOf,
  rewardToTake,
  settled,
  whyImpossible,
  withIcon,
  without,
  withTickets,
} from '../model/owed';
import { defineMove } from '../model/phases';
import { type Capital } from '../model/pieces';
import { visitedBy } from '../model/places';
import { reward, type Reward, rewardKey } from '../model/prints';
import { bend } from '../model/refusals';
import { type State, withTurn } from '../model/state';

export const chooseReward = defineMove('choose-reward', {
  schema: { reward },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { reward: wanted }) => {
    const order = checkDue(state, 'reward');
    const due = rewardToTake(state);
    const as = due?.as ?? seat;
    const there = due?.capital ?? visitedBy(state, as);
    const isShown = due === undefined || shows(state, due.capital, wanted);
    if (isShown && canTake(state, { as, reward: wanted, capital: there })) return order;
    return isShown && wanted.kind === 'icon'
      ? [...order, whyImpossible(state, { icon: wanted.icon, as, capital: there })]
      : [...order, bend('IS-24', 'impossible', { params: { what: piece('owed.reward') } })];
  },
  /** Also one that the contact does not show: the table has taken it. */
  apply: (state, seat, { reward: wanted }) => {
    const due = rewardToTake(state);
    const as = due?.as ?? seat;
    const there = due?.capital ?? visitedBy(state, as);
    const rest = without(state, due);
    if (wanted.kind === 'icon') return settled(withIcon(rest, { icon: wanted.icon, as, capital: there }));
    if (wanted.kind === 'tickets') return settled(withTickets(rest, as, wanted.count));
    if (there === undefined) return settled(rest);
    const source = { kind: 'contact', capital: there } as const;
    return settled(withTurn(rest, { owed: [...rest.turn.owed, { kind: 'text', as, source }] }));
  },
  offers: (state) => {
    const due = dueReward(state);
    const shown = due ? rewardsOf(state, due.capital) : [];
    return shown
      .filter((each, place) => shown.findIndex((other) => isSame(each, other)) === place)
      .map((each) => ({ move: { reward: each }, label: wordsOf(each), about: rewardKey(each) }));
  },
  describe: (_, { move: { reward: taken } }) => {
    if (taken.kind === 'icon') return message('did.took-icon', { icon: piece(`owed.${taken.icon}`) });
    return taken.kind === 'tickets'
      ? message('did.took-tickets', { count: number(taken.count) })
      : message('did.took-text');
  },
  earlier: {
    // By its place on the Contact card; where no reward is owed the move is refused, whatever it names.
    1: storedAs({ reward: v.picklist([1, 2]) }, (state, _, { reward: place }) => {
      const due = dueReward(state);
      return { reward: (due && rewardsOf(state, due.capital)[place - 1]) ?? ({ kind: 'other' } as const) };
    }),
  },
});

const isSame = (one: Reward, other: Reward): boolean => rewardKey(one) === rewardKey(other);

const shows = (state: State, there: Capital, wanted: Reward): boolean =>
  rewardsOf(state, there).some((shown) => isSame(shown, wanted));

const wordsOf = (shown: Reward): Message => {
  if (shown.kind === 'icon') return message('offer.reward-icon', { icon: piece(`owed.${shown.icon}`) });
  return shown.kind === 'tickets'
    ? message('offer.reward-tickets', { count: number(shown.count) })
    : message('offer.reward-other');
};
