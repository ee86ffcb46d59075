import { type Pick } from '@/__tests__/support/play/playout';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { practiceOnMap, practiceOptions } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { type Options } from '@/rules/i-spy/model/options';
import { type Phase, type Player, type State } from '@/rules/i-spy/model/state';
import { tableOptions } from './table';
import { anyMove, thrown } from './thrown';

/* Positions and prints that a match seldom comes to: a reason is no less true there. */

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

const readMap = { ...PRACTICE_MAP, regions: PRACTICE_MAP.regions.slice(0, -6), airshipRoutes: [] };

/** Real pieces and those of the phone, with places and without. */
export const strangeOptions: readonly ((seed: number) => Options)[] = [
  (seed) => ({ ...practiceOnMap({ seatCount: 3, startSeat: seed % 3 }), specialActionCards: true }),
  (seed) => ({ ...practiceOptions({ seatCount: 2 + (seed % 3), startSeat: 0 }), finalReport: true }),
  (seed) => tableOptions(3, { startSeat: seed % 3, finalReport: true }),
  (seed) => tableOptions(3, { startSeat: seed % 3, map: PRACTICE_MAP }),
  (seed) => tableOptions(2, { startSeat: seed % 2, map: readMap }),
];

const everybody = (state: State, change: (player: Player, seat: number) => Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, ...change(player, seat) })),
});

const PHASES: readonly Phase[] = [
  'set-up',
  'mark-politicians',
  'score-records',
  'reveal-politicians',
  'final-report',
  'reveal-alignments',
  'score-final-report',
  'turn-assets',
  'over',
];

const GUESS = [{ opponent: 1, card: 'evade' }] as const;

/** A card of two Nations, and one for which a spy has to be in a Capital. */
const ODD: State['prints']['cards'] = {
  evade: { kind: 'card', card: 'evade', influence: { italy: 2, russia: 1 } },
  smuggle: {
    ...{ kind: 'card', card: 'smuggle', influence: { france: 3 } },
    text: { needs: ['in-capital'], steps: [{ kind: 'icon', icon: 'resupply' }] },
  },
};

/** Little is known but what the book tells. */
const unread = (state: State): State => {
  const { contacts, phases } = state.prints;
  const told = { berlin: contacts.berlin, paris: contacts.paris, 'st-petersburg': contacts['st-petersburg'] };
  return {
    ...state,
    prints: {
      contacts: told as typeof contacts,
      sabotages: {},
      phases: { 2: phases[2] } as typeof phases,
      cards: ODD,
    },
  };
};

/** Spies stand anywhere, and one of them is in the way. */
const displaced = (state: State, pick: Pick): State => {
  const { map, turn } = state;
  if (!map) return state;
  const capital = map.regions.filter(({ kind }) => kind === 'capital' || kind === 'outlet');
  const near = pick(2) === 0 ? capital : map.regions;
  const first = pick(near.length);
  const placed = everybody(state, (_, seat) => ({ region: near[(first + seat) % near.length]?.id ?? '' }));
  const route = map.routes.find(({ regions }) => placed.players.some(({ region }) => region === regions[0]));
  const spy = (turn.seat + 1) % state.players.length;
  const moved = [(turn.seat + 2) % state.players.length];
  const owed = { kind: 'relocate', as: turn.seat, spy, from: route?.regions[1] ?? '', moved } as const;
  return pick(2) === 0 ? placed : { ...placed, turn: { ...turn, owed: [owed] } };
};

/** Somebody coerces, with cards that the phone drew or a hand. */
const coercing = (state: State, pick: Pick): State => {
  const { seat } = state.turn;
  const opponent = (seat + 1) % state.players.length;
  const { hand = [] } = state.players[opponent] ?? {};
  const drawn = pick(2) === 0 ? {} : { drawn: hand.slice(pick(4)).slice(0, 2) };
  return { ...state, turn: { ...state.turn, owed: [{ kind: 'coerce', as: seat, opponent }], ...drawn } };
};

const resolving = (state: State): State => {
  const [print] = state.options.politicianPrints;
  return print
    ? { ...state, phase: 'reveal-politicians', round: 14, resolving: { politician: 7, print, waiting: [1] } }
    : state;
};

const CHANGES: readonly ((state: State, pick: Pick) => State)[] = [
  (state, pick) => ({ ...state, phase: one(PHASES, pick), round: one([3, 6, 9, 12, 14], pick) }),
  (state) => everybody({ ...state, caches: 0, nextTile: 40 }, () => ({ tokensLeft: 0 })),
  (state, pick) => everybody(state, () => ({ supply: pick(5) })),
  (state) => everybody(state, (_, seat) => ({ left: seat !== state.turn.seat })),
  unread,
  (state, pick) =>
    everybody(state, (_, seat) => (pick(2) === 0 ? { revealed: true, guesses: GUESS } : { tags: seat })),
  (state) => everybody(state, ({ hand, records }) => ({ hand: [], records: [...records, ...hand] })),
  displaced,
  coercing,
  resolving,
  (state) => ({ ...state, stacks: { ...state.stacks, london: [], berlin: [] } }),
  (state, pick) => ({
    ...state,
    turn: { ...state.turn, visited: 'berlin', cardActions: pick(3), shown: pick(2) === 0 },
  }),
  (state) => {
    const [revealed] = state.options.politicianPrints;
    return revealed ? { ...state, revealed: [...state.revealed, revealed] } : state;
  },
];

/** As it is, or as it seldom is. */
export const strange = (state: State, pick: Pick): State => {
  let now = state;
  for (let changes = pick(3); changes > 0; changes--) now = one(CHANGES, pick)(now, pick);
  return now;
};

const PRINTS = [
  {
    kind: 'card',
    card: 'trace',
    influence: { russia: 2 },
    types: ['counter'],
    harsher: { steps: [{ kind: 'airship' }] },
  },
  { kind: 'card', card: 'evade', influence: { italy: 2, russia: 1 } },
  { kind: 'card', card: 'smuggle', influence: { russia: 3 }, harsher: { steps: [{ kind: 'airship' }] } },
  { kind: 'card', card: 'misdirect', influence: { italy: 2 }, types: ['counter', 'espionage'] },
  {
    kind: 'card',
    card: 'overnight-line',
    influence: { germany: 3 },
    text: { steps: [{ kind: 'tickets', count: 3 }] },
  },
  { kind: 'card', card: 'femme-fatale', influence: { italy: 2 } },
  {
    kind: 'contact',
    capital: 'rome',
    nation: 'italy',
    influence: 2,
    rewards: [{ kind: 'other' }, { kind: 'other' }],
  },
  { kind: 'sabotage', capital: 'berlin', loss: 5 },
  { kind: 'scoring-phase', phase: 1, advantages: [5, 4, 3, 2, 1], politicians: 3 },
  { kind: 'scoring-phase', phase: 2, advantages: [5, 4, 3, 3, 1], politicians: 9 },
  { kind: 'scoring-phase', phase: 3, advantages: [5, 4, 3, 2, 1], politicians: 2 },
];

const ASSET = { id: 'own-asset', cost: 4 };
const REGION = { id: 'own-1', name: 'Köln am Rhein', kind: 'cache' };

const MOVES: readonly object[] = [
  { type: 'deal-alignments', nations: ['italy', 'italy'] },
  { type: 'shuffle-assets', cards: ['labor-organizer'] },
  { type: 'mark-politician', politician: 1 },
  { type: 'note-route', print: { regions: ['praha', 'praha'] } },
  {
    type: 'note-airship-route',
    print: { id: 'own-line', name: 'Alpenlinie', regions: ['berlin-1', 'praha'] },
  },
  {
    type: 'lay-guesses',
    guesses: [
      { opponent: 1, card: 'evade' },
      { opponent: 0, card: 'evade' },
    ],
  },
  { type: 'relocate', region: 'praha' },
  { type: 'coerce', card: 'misdirect', player: 'coercer', target: 2 },
  { type: 'coerce', card: 'evade', player: 'opponent' },
  { type: 'draw-coerced-cards', cards: ['evade'] },
  { type: 'decline-recruit' },
  { type: 'show-hand' },
  { type: 'flee', region: 'harwich' },
  ...PRINTS.map((print) => ({ type: 'note-print', print })),
  { type: 'note-region', print: REGION },
  { type: 'note-region', print: { ...REGION, id: 'praha', capital: 'rome' } },
  { type: 'note-route', print: { regions: ['praha', 'wien'] } },
  { type: 'note-route', print: { regions: ['praha', 'nowhere'] } },
  { type: 'travel', region: 'nowhere' },
  { type: 'recruit', asset: 7 },
  { type: 'recruit', asset: 1, print: ASSET },
  { type: 'recruit', asset: 1, print: { ...ASSET, starred: 'femme-fatale' } },
  { type: 'reveal-alignment' },
  { type: 'reveal-politician' },
  { type: 'retrieve' },
  { type: 'lay-guesses', guesses: [] },
  {
    type: 'lay-guesses',
    guesses: [
      { opponent: 1, card: 'trace' },
      { opponent: 2, card: 'misdirect' },
    ],
  },
  { type: 'play-card', card: 'sabotage', capital: 'rome' },
  {
    type: 'resolve-text',
    source: { kind: 'card', card: 'evade' },
    effects: [{ kind: 'supply', seat: 1, by: -9 }],
  },
  {
    type: 'resolve-text',
    source: { kind: 'contact', capital: 'rome' },
    effects: [{ kind: 'card-actions', by: 1 }],
  },
];

const whereSomebodyIs = (state: State, pick: Pick): object => {
  const region = one(state.players, pick).region ?? 'praha';
  if (pick(2) === 0) return { type: one(['relocate', 'flee'], pick), region };
  return { type: 'note-region', print: { ...REGION, kind: 'normal', id: region } };
};

/** Something that somebody taps: what is offered, what is like it, or anything. */
export const tapped = (state: State, seat: number | 'table', pick: Pick): Move | undefined => {
  const way = pick(6);
  if (way === 0) return anyMove(pick);
  const offered = seat === 'table' ? undefined : one(full.offers(state, seat, seat), pick)?.move;
  if (way < 3 && offered) return offered;
  const like = way === 3 && offered ? offered : one([...MOVES, whereSomebodyIs(state, pick)], pick);
  const parsed = full.codec.move.parse(pick(2) === 0 ? like : thrown(like, pick));
  return parsed.ok ? parsed.value : undefined;
};
