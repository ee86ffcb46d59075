import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import type { Intelligence } from '../box';
import { valueOf } from '../pile';
import { bend, NONE } from '../refusals';
import type { Requirement } from './view';

export interface AgentsThere {
  readonly specialAgents: Requirement;
  readonly freelanceAgents: Requirement;
}

/** SM-33: enough own Special Agents and Freelance Agents in the city. */
export const checkAgents = ({ specialAgents, freelanceAgents }: AgentsThere): readonly Violation[] => [
  ...(specialAgents.there < specialAgents.needed
    ? [bend('SM-33', 'special-agents', { params: shown(specialAgents) })]
    : NONE),
  ...(freelanceAgents.there < freelanceAgents.needed
    ? [bend('SM-33', 'freelance-agents', { params: shown(freelanceAgents) })]
    : NONE),
];

const shown = ({ needed, there }: Requirement) => ({ count: number(needed), there: number(there) });

/** SM-33: cards of the shown type alone, and enough of their value. */
export const checkPayment = (
  { type, value: needed }: Intelligence,
  burned: readonly Intelligence[],
): readonly Violation[] => {
  const paid = burned.filter((card) => card.type === type);
  const value = valueOf(paid);
  return [
    ...(paid.length < burned.length ? [bend('SM-33', 'wrong-type')] : NONE),
    ...(value < needed
      ? [bend('SM-33', 'too-little', { params: { needed: number(needed), value: number(value) } })]
      : NONE),
  ];
};
