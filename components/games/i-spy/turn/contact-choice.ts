import { type BaseMove } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { type Capital, type Card } from '@/rules/i-spy/model/pieces';
import { type Reward } from '@/rules/i-spy/model/prints';
import { chooseReward } from '@/rules/i-spy/moves/choose-reward';
import { makeContact } from '@/rules/i-spy/moves/make-contact';
import { retrieve } from '@/rules/i-spy/moves/retrieve';
import { type Table } from '../table';
import { canFollow } from './follow';

/** As they lie on the board: three above the Records, three below. */
export const CAPITAL_ROWS: readonly (readonly Capital[])[] = [
  ['london', 'berlin', 'st-petersburg'],
  ['paris', 'rome', 'budapest'],
];

/** What the third slot is about to be. */
export type ThirdChoice =
  | { readonly kind: 'contact'; readonly capital: Capital; readonly reward: Reward }
  | { readonly kind: 'retrieval'; readonly card?: Card };

export const movesOfThird = (choice: ThirdChoice): readonly BaseMove[] =>
  choice.kind === 'contact'
    ? [makeContact.make({ capital: choice.capital }), chooseReward.make({ reward: choice.reward })]
    : [retrieve.make(choice.card === undefined ? {} : { card: choice.card })];

/** Whether there is anything against a contact there, besides that nobody has read it. */
export const isOpenCapital = ({ check }: Table, seat: Seat, capital: Capital): boolean =>
  check(seat, makeContact.make({ capital })).every(
    ({ certainty, code }) => certainty !== 'broken' || code === 'contact-unknown',
  );

/** IS-24: whether this reward could be taken, once contact is made. */
export const canReward = (
  { game, state }: LogAt,
  seat: Seat,
  { capital, reward }: Pick<Extract<ThirdChoice, { kind: 'contact' }>, 'capital' | 'reward'>,
): boolean =>
  canFollow({ game, state, seat, moves: [makeContact.make({ capital })] }, chooseReward.make({ reward }));
