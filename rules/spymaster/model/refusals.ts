import { bendable, broken, unverifiable, type SayWhy } from '@/rules/core/violation';

/** Every reason to refuse, by rule. The words are `why.<rule>.<code>` in each language. */
export const REFUSALS = {
  'SM-1': ['players', 'not-here', 'last-one'],
  'SM-2': ['too-many-of-type', 'no-such-card', 'deck-unknown'],
  'SM-3': ['print-missing', 'print-known', 'too-many-missions', 'no-such-card', 'deck-unknown'],
  'SM-4': ['location-twice', 'name-twice'],
  'SM-10': ['set-up-first', 'not-now', 'placed', 'same-area', 'too-many-agents'],
  'SM-11': ['wrong-number'],
  'SM-12': ['nothing-to-reveal', 'wrong-number', 'reveal-first', 'no-mission'],
  'SM-13': ['no-such-seat', 'for-the-table'],
  'SM-20': ['not-now', 'not-spymaster', 'stack-gone', 'no-row-due'],
  'SM-21': ['not-now', 'not-spymaster', 'too-few-files', 'too-many-files', 'out-of-order', 'empty-file'],
  'SM-22': ['alone'],
  'SM-23': ['not-now', 'not-your-choice', 'file-chosen', 'no-such-file', 'file-taken', 'card-taken'],
  'SM-30': ['not-now', 'not-your-turn', 'over'],
  'SM-31': [
    'second-burn',
    'after-mission',
    'not-in-hand',
    'hand-unknown',
    'nothing-burned',
    'not-your-agent',
    'no-agent-there',
    'stays',
    'beyond-points',
  ],
  'SM-32': ['through-hubs'],
  'SM-33': [
    'no-mission',
    'other-mission',
    'special-agents',
    'freelance-agents',
    'wrong-type',
    'too-little',
    'not-in-hand',
    'hand-unknown',
  ],
  'SM-35': ['next-player'],
  'SM-36': ['acted', 'pass-instead'],
  'SM-40': ['not-now', 'entered', 'no-missions'],
  'SM-41': ['not-now', 'counted', 'not-these-totals'],
  'SM-50': ['card-on-table', 'card-twice', 'looks-alike', 'dealt', 'same-card', 'not-held'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Say = SayWhy<typeof REFUSALS>;

export const refuse: Say = broken;

/** Refused, but a table that sees it otherwise may record it: Agents and cards still add up. */
export const bend: Say = bendable;

/** The app has not been told enough of the hand to know. */
export const unsure: Say = unverifiable;
