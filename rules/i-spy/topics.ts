import type { RuleId } from './rule-ids';

export interface Topic {
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
  { id: 'end', rules: ['IS-60', 'IS-61', 'IS-62'] },
  { id: 'options', rules: ['IS-70', 'IS-71'] },
];
