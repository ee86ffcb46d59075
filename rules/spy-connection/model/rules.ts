import { type RuleKind } from '@/rules/core/violation';

export const RULES = {
  'SC-1': 'check',
  'SC-2': 'check',
  'SC-3': 'check',
  'SC-4': 'fact',
  'SC-10': 'fact',
  'SC-11': 'check',
  'SC-12': 'check',
  'SC-13': 'check',
  'SC-14': 'check',
  'SC-15': 'effect',
  'SC-20': 'check',
  'SC-21': 'effect',
  'SC-22': 'check',
  'SC-23': 'check',
  'SC-24': 'effect',
  'SC-25': 'check',
  'SC-30': 'check',
  'SC-31': 'check',
  'SC-32': 'effect',
  'SC-33': 'check',
  'SC-34': 'check',
  'SC-35': 'check',
  'SC-36': 'check',
  'SC-40': 'check',
  'SC-41': 'check',
  'SC-42': 'check',
  'SC-50': 'check',
  'SC-51': 'check',
  'SC-52': 'check',
  'SC-53': 'check',
  'SC-54': 'fact',
  'SC-55': 'check',
  'SC-56': 'check',
  'SC-57': 'effect',
  'SC-58': 'effect',
  'SC-60': 'effect',
  'SC-61': 'effect',
  'SC-62': 'check',
  'SC-70': 'check',
  'SC-71': 'check',
} as const satisfies Record<string, RuleKind>;

export type RuleId = keyof typeof RULES;

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
  { id: 'end', rules: ['SC-55', 'SC-56', 'SC-57', 'SC-58'] },
  { id: 'dark-side', rules: ['SC-60', 'SC-61', 'SC-62'] },
  { id: 'counts', rules: ['SC-70', 'SC-71'] },
];
