import { type RuleKind } from '@/rules/core/violation';

export const RULES = {
  'SM-1': 'check',
  'SM-2': 'check',
  'SM-3': 'check',
  'SM-4': 'check',
  'SM-5': 'fact',
  'SM-10': 'check',
  'SM-11': 'check',
  'SM-12': 'check',
  'SM-13': 'check',
  'SM-20': 'check',
  'SM-21': 'check',
  'SM-22': 'check',
  'SM-23': 'check',
  'SM-24': 'effect',
  'SM-30': 'check',
  'SM-31': 'check',
  'SM-32': 'check',
  'SM-33': 'check',
  'SM-34': 'effect',
  'SM-35': 'check',
  'SM-36': 'check',
  'SM-37': 'effect',
  'SM-38': 'effect',
  'SM-40': 'check',
  'SM-41': 'check',
  'SM-42': 'effect',
  'SM-45': 'effect',
  'SM-50': 'check',
} as const satisfies Record<string, RuleKind>;

export type RuleId = keyof typeof RULES;

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
  { id: 'scoring', rules: ['SM-40', 'SM-41', 'SM-42', 'SM-45'] },
  { id: 'counts', rules: ['SM-50'] },
];
