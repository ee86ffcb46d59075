import { bendable, broken, type SayWhy, unverifiable } from '@/rules/core/violation';

/** Every reason to refuse, by rule. The words are `why.<rule>.<code>` in each language. */
export const REFUSALS = {
  'SC-1': [
    'players',
    'deck-unknown',
    'no-such-card',
    'too-many-missions',
    'too-many-start-missions',
    'not-here',
    'last-one',
  ],
  'SC-2': ['city-twice', 'red-not-shown', 'only-red', 'print-missing', 'print-known', 'no-such-mission'],
  'SC-3': [
    'no-such-city',
    'thirteenth-city',
    'to-itself',
    'space-twice',
    'connection-known',
    'connection-unknown',
    'connection-alike',
    'agents-there',
    'unreachable',
  ],
  'SC-11': ['agents-for-each'],
  'SC-12': ['nothing-to-reveal', 'wrong-number'],
  'SC-13': ['no-such-seat', 'not-your-turn', 'for-the-table'],
  'SC-14': ['not-now', 'set-up-first', 'one-for-each', 'not-revealed'],
  'SC-20': ['three-open', 'not-on-display'],
  'SC-22': ['short'],
  'SC-23': ['reveal-first'],
  'SC-25': ['not-open', 'no-open-mission'],
  'SC-30': ['not-in-network', 'second-travel'],
  'SC-31': ['in-network', 'no-neighbour', 'one-city-a-turn'],
  'SC-33': ['short'],
  'SC-34': ['no-travel-after-connecting'],
  'SC-35': ['no-agent', 'space-twice', 'half-of-pair', 'fewer-there', 'cut-off'],
  'SC-36': ['not-open', 'not-covered', 'fewer-circles', 'assigned'],
  'SC-40': ['already-there'],
  'SC-41': ['accept-after-travel'],
  'SC-42': [
    'option-owed',
    'option-taken',
    'mission-in-display',
    'spy-can-move',
    'can-connect',
    'board-unknown',
  ],
  'SC-50': [
    'option-first',
    'objectives-begun',
    'not-open',
    'city-not-shown',
    'already-covered',
    'spy-elsewhere',
  ],
  'SC-51': ['all-covered', 'no-open-mission'],
  'SC-52': ['no-agent'],
  'SC-53': ['no-extra-turn', 'turn-begun'],
  'SC-55': ['over', 'no-scores-yet', 'who-was-first', 'not-seven'],
  'SC-56': ['entered', 'no-missions'],
  'SC-62': ['dark-with-14'],
  'SC-70': ['more-than-exist', 'not-enough', 'too-many'],
  'SC-71': ['card-on-table', 'card-twice', 'card-alike', 'looks-alike'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Say = SayWhy<typeof REFUSALS>;

export const refuse: Say = broken;

/** Refused, but a table that sees it otherwise may record it: Agents and cards still add up. */
export const bend: Say = bendable;

/** The app has not been told enough of the box to know. */
export const unsure: Say = unverifiable;
