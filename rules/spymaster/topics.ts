import type { RuleId } from './rule-ids';

export interface Topic {
  readonly id: string;
  readonly rules: readonly RuleId[];
}

/** Every rule stands on one page; titles and texts are `topic.<id>.title` and `topic.<id>.text`. */
export const TOPICS: readonly Topic[] = [
  { id: 'pieces', rules: ['SM-1', 'SM-2', 'SM-3', 'SM-4', 'SM-5'] },
  { id: 'set-up', rules: ['SM-10', 'SM-11', 'SM-12', 'SM-13'] },
  { id: 'files', rules: ['SM-20', 'SM-21', 'SM-22', 'SM-23', 'SM-24'] },
  { id: 'turn', rules: ['SM-30', 'SM-36'] },
  { id: 'move', rules: ['SM-31', 'SM-32'] },
  { id: 'missions', rules: ['SM-33', 'SM-34', 'SM-35'] },
  { id: 'round-end', rules: ['SM-37', 'SM-38'] },
  { id: 'scoring', rules: ['SM-40', 'SM-41', 'SM-42'] },
  { id: 'counts', rules: ['SM-50'] },
];
