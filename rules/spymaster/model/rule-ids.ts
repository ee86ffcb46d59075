import type { RuleKind } from '@/rules/core/rule-kind';

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
  'SM-50': 'check',
} as const satisfies Record<string, RuleKind>;

export type RuleId = keyof typeof RULES;
