/*
 * IS-24: an icon that cannot be completed cannot be chosen. IS-41: of a Recruit it is said what is missing, but never
 * what an Asset costs that lies facedown.
 */
import { number, piece } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import { isAssetCapital } from '../pieces';
import { NONE, refuse } from '../refusals';
import { LEAST_COST } from './assets';
import type { Iconic } from './owed';
import { canResolve } from './owed';
import { capitalOf } from './places';
import type { State } from './state';
import { playerOf } from './state';

export const checkIcon = (state: State, iconic: Iconic): readonly Violation[] =>
  canResolve(state, iconic) ? NONE : [whyImpossible(state, iconic)];

export const whyImpossible = (state: State, { icon, as, capital }: Iconic): Violation => {
  const impossible = refuse('IS-24', 'impossible', { params: { what: piece(`owed.${icon}`) } });
  if (icon !== 'recruit') return impossible;
  const { supply } = playerOf(state, as);
  const there = capital ?? capitalOf(state, as);
  if (there && isAssetCapital(there) && state.stacks[there].length === 0)
    return refuse('IS-41', 'none-left', { params: { capital: piece(there) } });
  if (supply < LEAST_COST)
    return refuse('IS-41', 'too-poor', {
      params: { cost: number(LEAST_COST), supply: number(supply) },
      focus: [`supply/${as}`],
    });
  return impossible;
};
