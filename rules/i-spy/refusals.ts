import type { SayWhy } from '@/rules/core/say-why';
import type { Violation } from '@/rules/core/violation';
import { bendable, broken, unverifiable } from '@/rules/core/violation';

/** Every reason to refuse, by rule. The words are `why.<rule>.<code>` in each language. */
export const REFUSALS = {
  'IS-1': ['players', 'not-here', 'last-one'],
  'IS-2': ['deck-unknown', 'print-twice', 'not-the-deck', 'too-many', 'looks-alike'],
  'IS-3': ['past-limit', 'at-limit'],
  'IS-4': ['one-nation', 'third-card', 'second-contact', 'book-differs'],
  'IS-5': ['types'],
  'IS-10': ['no-cache-left', 'sixth-cache'],
  'IS-12': ['no-such-tile', 'politicians-of-phase', 'print-missing', 'print-known', 'tile-twice'],
  'IS-14': ['no-such-seat'],
  'IS-15': ['one-for-each', 'same-alignment'],
  'IS-16': ['set-up-first', 'not-in-shadows', 'marked', 'one-mark'],
  'IS-17': ['deploy-first', 'not-a-start', 'undeployed'],
  'IS-20': ['over', 'not-now', 'not-your-turn', 'for-the-table', 'no-such-seat'],
  'IS-21': ['flee-first', 'not-its-outlet', 'vacant-first'],
  'IS-22': [
    'third-card-action',
    'contact-or-retrieval-done',
    'card-actions-owed',
    'contact-or-retrieval-owed',
    'second-capital',
  ],
  'IS-23': ['not-in-records', 'choose-a-card'],
  'IS-24': [
    'not-in-hand',
    'resolve-first',
    'nothing-owed',
    'impossible',
    'target-missing',
    'no-target',
    'no-opponent',
    'not-in-capital',
    'in-capital',
  ],
  'IS-25': ['normal-first'],
  'IS-26': ['can-play', 'vouched', 'no-need'],
  'IS-27': ['contact-unknown', 'in-capital', 'outside', 'other-capital'],
  'IS-28': ['amount-unknown', 'in-capital', 'book-differs', 'elsewhere'],
  'IS-30': ['no-private-line', 'no-route', 'no-ticket', 'leave-first'],
  'IS-31': [
    'adjacent',
    'not-adjacent',
    'occupied',
    'no-such-region',
    'same-region',
    'capital-apart',
    'route-known',
    'in-use',
    'map-off',
    'map-known',
  ],
  'IS-32': [
    'which-capital',
    'not-a-capital',
    'not-at-outlet',
    'second-visit',
    'not-inside',
    'not-its-outlet',
  ],
  'IS-33': ['by-entering'],
  'IS-34': ['airship-route', 'displaced', 'no-airship-route', 'not-on-route'],
  'IS-35': ['not-tagged', 'nobody-tagged', 'five-tags'],
  'IS-36': ['not-beside', 'vacant-first', 'moved-twice'],
  'IS-37': [
    'not-drawn',
    'not-in-hand',
    'special',
    'no-card',
    'draw-first',
    'nothing-to-draw',
    'playable',
    'vouched',
    'in-private',
  ],
  'IS-38': ['same-opponent', 'no-capitals'],
  'IS-40': ['short'],
  'IS-41': [
    'no-asset',
    'not-there',
    'in-capital',
    'short',
    'too-poor',
    'none-payable',
    'payable',
    'none-left',
    'cost',
    'real-cards',
    'print-missing',
    'print-known',
  ],
  'IS-42': ['no-asset', 'no-text'],
  'IS-45': ['three-tokens', 'no-token-left', 'no-token'],
  'IS-46': ['same-tile'],
  'IS-47': ['no-own-token', 'stack-empty'],
  'IS-48': ['opponent-leads'],
  'IS-50': ['print-missing', 'records-missing'],
  'IS-51': ['resolve-first'],
  'IS-52': ['not-asked'],
  'IS-53': ['row-missing', 'row-not-falling', 'book-differs'],
  'IS-60': ['not-your-asset'],
  'IS-61': ['nation-missing', 'nation-known', 'revealed'],
  'IS-70': ['option-off', 'one-nation'],
  'IS-71': [
    'guess-missing',
    'guess-twice',
    'yourself',
    'card-twice',
    'not-in-hand',
    'more-nations',
    'nation-unknown',
    'laid',
    'more-than-cards',
    'contradicts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Say = SayWhy<typeof REFUSALS>;

export const refuse: Say = broken;

/** Refused, but a table that sees it otherwise may record it: pieces and pools still add up. */
export const bend: Say = bendable;

/** What needs places is vouched for by the table. */
export const unsure: Say = unverifiable;

export const NONE: readonly Violation[] = [];
