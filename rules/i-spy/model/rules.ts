import { type RuleKind } from '@/rules/core/violation';

export const RULES = {
  'IS-1': 'check',
  'IS-2': 'check',
  'IS-3': 'check',
  'IS-4': 'check',
  'IS-5': 'check',
  'IS-10': 'check',
  'IS-11': 'effect',
  'IS-12': 'check',
  'IS-13': 'effect',
  'IS-14': 'check',
  'IS-15': 'check',
  'IS-16': 'check',
  'IS-17': 'check',
  'IS-20': 'check',
  'IS-21': 'check',
  'IS-22': 'check',
  'IS-23': 'check',
  'IS-24': 'check',
  'IS-25': 'check',
  'IS-26': 'check',
  'IS-27': 'check',
  'IS-28': 'check',
  'IS-30': 'check',
  'IS-31': 'check',
  'IS-32': 'check',
  'IS-33': 'check',
  'IS-34': 'check',
  'IS-35': 'check',
  'IS-36': 'check',
  'IS-37': 'check',
  'IS-38': 'check',
  'IS-40': 'check',
  'IS-41': 'check',
  'IS-42': 'check',
  'IS-45': 'check',
  'IS-46': 'check',
  'IS-47': 'check',
  'IS-48': 'check',
  'IS-50': 'check',
  'IS-51': 'check',
  'IS-52': 'check',
  'IS-53': 'check',
  'IS-54': 'effect',
  'IS-60': 'check',
  'IS-61': 'check',
  'IS-62': 'effect',
  'IS-65': 'effect',
  'IS-70': 'check',
  'IS-71': 'check',
} as const satisfies Record<string, RuleKind>;

export type RuleId = keyof typeof RULES;

interface Topic {
  readonly id: string;
  readonly rules: readonly RuleId[];
}

/** Every rule stands on one page; titles and texts are `topic.<id>.title` and `topic.<id>.text`. */
export const TOPICS: readonly Topic[] = [
  { id: 'pieces', rules: ['IS-1', 'IS-2', 'IS-3', 'IS-4', 'IS-5'] },
  { id: 'set-up', rules: ['IS-10', 'IS-11', 'IS-12', 'IS-13', 'IS-14', 'IS-15', 'IS-16', 'IS-17'] },
  { id: 'rounds', rules: ['IS-20'] },
  { id: 'turn', rules: ['IS-21', 'IS-22', 'IS-23', 'IS-24', 'IS-25', 'IS-26'] },
  { id: 'influence', rules: ['IS-27', 'IS-28'] },
  { id: 'movement', rules: ['IS-30', 'IS-31', 'IS-32', 'IS-33', 'IS-34', 'IS-35', 'IS-36'] },
  { id: 'coerce', rules: ['IS-37', 'IS-38'] },
  { id: 'assets', rules: ['IS-40', 'IS-41', 'IS-42'] },
  { id: 'politicians', rules: ['IS-45', 'IS-46', 'IS-47', 'IS-48'] },
  { id: 'scoring', rules: ['IS-50', 'IS-51', 'IS-52', 'IS-53', 'IS-54'] },
  { id: 'end', rules: ['IS-60', 'IS-61', 'IS-62', 'IS-65'] },
  { id: 'options', rules: ['IS-70', 'IS-71'] },
];
