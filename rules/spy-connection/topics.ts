import type { RuleId } from './rule-ids';

export interface Topic {
  readonly id: string;
  readonly rules: readonly RuleId[];
}

/** Every rule stands on one page; titles and texts are `topic.<id>.title` and `topic.<id>.text`. */
export const TOPICS: readonly Topic[] = [
  { id: 'pieces', rules: ['SC-1', 'SC-2', 'SC-3', 'SC-4'] },
  { id: 'set-up', rules: ['SC-10', 'SC-11', 'SC-12', 'SC-13', 'SC-14', 'SC-15'] },
  { id: 'turn', rules: ['SC-42', 'SC-41'] },
  { id: 'accept', rules: ['SC-20', 'SC-21', 'SC-22', 'SC-23', 'SC-24', 'SC-25'] },
  { id: 'connect', rules: ['SC-30', 'SC-31', 'SC-32', 'SC-33', 'SC-34'] },
  { id: 'take-back', rules: ['SC-35', 'SC-36'] },
  { id: 'move', rules: ['SC-40'] },
  { id: 'objectives', rules: ['SC-50', 'SC-51', 'SC-52', 'SC-53', 'SC-54'] },
  { id: 'end', rules: ['SC-55', 'SC-56', 'SC-57'] },
  { id: 'dark-side', rules: ['SC-60', 'SC-61', 'SC-62'] },
  { id: 'counts', rules: ['SC-70', 'SC-71'] },
];
