import { full as iSpyFull, type Move as ISpyMove } from '@/rules/i-spy/game';
import { light as iSpyLight } from '@/rules/i-spy/light/game';
import { options as iSpyLightOptions } from '@/rules/i-spy/light/state';
import { type Options as ISpyOptions, options as iSpyOptions } from '@/rules/i-spy/model/options';
import { RULES as iSpyRules } from '@/rules/i-spy/model/rules';
import { type Codec } from '@/rules/core/codec';
import { type GameModule } from '@/rules/core/contract';
import { type RuleKind } from '@/rules/core/violation';
import { full as spyConnection } from '@/rules/spy-connection/game';
import { light as spyConnectionLight } from '@/rules/spy-connection/light/game';
import { options as connectionOptions } from '@/rules/spy-connection/model/options';
import { RULES as connectionRules } from '@/rules/spy-connection/model/rules';
import { options as connectionLightOptions } from '@/rules/spy-connection/light/state';
import { full as spyMasterFull } from '@/rules/spymaster/game';
import { light as spyMasterLight } from '@/rules/spymaster/light/game';
import { options as spyMasterLightOptions } from '@/rules/spymaster/light/state';
import { options as spyMasterOptions } from '@/rules/spymaster/model/options';
import { RULES as spyMasterRules } from '@/rules/spymaster/model/rules';
import {
  connectionMoves,
  connectionLightMoves,
  iSpyMoves,
  iSpyLightMoves,
  spyMasterMoves,
  spyMasterLightMoves,
} from '../support/game-examples';

const iSpyMove = iSpyFull.codec.move;
const iSpyLightMove = iSpyLight.codec.move;
const connectionMove = spyConnection.codec.move;
const connectionLightMove = spyConnectionLight.codec.move;
const spyMasterMove = spyMasterFull.codec.move;
const spyMasterLightMove = spyMasterLight.codec.move;

interface Fit {
  readonly codec: Codec<unknown>;
  readonly examples: Readonly<Record<string, { readonly type: string }>>;
}

const fits: Readonly<Record<string, Fit>> = {
  'spy-connection full': { codec: connectionMove, examples: connectionMoves },
  'spy-connection light': { codec: connectionLightMove, examples: connectionLightMoves },
  'spymaster full': { codec: spyMasterMove, examples: spyMasterMoves },
  'spymaster light': { codec: spyMasterLightMove, examples: spyMasterLightMoves },
  'i-spy full': { codec: iSpyMove, examples: iSpyMoves },
  'i-spy light': { codec: iSpyLightMove, examples: iSpyLightMoves },
};

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const pathOf = (codec: Codec<unknown>, input: unknown): string | undefined => {
  const result = codec.parse(input);
  return result.ok ? undefined : result.error.path;
};

describe.each(Object.entries(fits))('the moves of %s', (_, { codec, examples }) => {
  test.each(Object.entries(examples))('%s is understood and survives JSON', (type, example) => {
    expect(example.type).toBe(type);
    expect(codec.parse(throughJson(example))).toEqual({ ok: true, value: example });
  });

  test.each(Object.entries(examples))('%s with a field more is refused by its name', (_type, example) => {
    expect(pathOf(codec, { ...example, surplus: 1 })).toBe('surplus');
  });

  test.each(Object.entries(examples))(
    '%s with a field of the wrong kind is refused by its name',
    (_t, example) => {
      for (const field of Object.keys(example))
        expect(pathOf(codec, { ...example, [field]: { no: 'such thing' } })).toMatch(new RegExp(`^${field}`));
    },
  );

  test('an unknown type, no type and no object are refused', () => {
    expect(pathOf(codec, { type: 'castle' })).toBe('type');
    expect(pathOf(codec, {})).toBe('type');
    for (const input of [undefined, null, 7, 'pass', []]) expect(codec.parse(input).ok).toBe(false);
  });
});

test('a missing field is refused by its name', () => {
  expect(pathOf(connectionMove, { type: 'accept-mission' })).toBe('mission');
  expect(pathOf(connectionLightMove, { type: 'complete-mission', points: 3, agents: 1 })).toBe('extraTurn');
  expect(pathOf(spyMasterMove, { type: 'cut-files', cuts: [3] })).toBe('spyMasterCard');
  expect(pathOf(spyMasterLightMove, { type: 'complete-mission' })).toBe('points');
  expect(pathOf(iSpyMove, { type: 'coerce', card: 'smuggle' })).toBe('player');
  expect(pathOf(iSpyLightMove, { type: 'adjust', measure: 'power', by: 1 })).toBe('nation');
});

test('a wrong literal is refused where it stands', () => {
  expect(pathOf(connectionMove, { type: 'accept-mission', mission: 'm-1', slot: 5 })).toBe('slot');
  expect(
    pathOf(connectionMove, {
      ...connectionMoves['note-connection'],
      print: { id: 'a', cities: ['b'], spaces: ['c'] },
    }),
  ).toBe('print.cities.1');
  expect(pathOf(spyMasterMove, { type: 'lay-out-row', cards: [{ type: 'gossip', value: 1 }] })).toBe(
    'cards.0.type',
  );
  expect(pathOf(spyMasterLightMove, { type: 'complete-mission', points: 1.5 })).toBe('points');
  expect(pathOf(iSpyMove, { type: 'empower', politicians: [1, 40] })).toBe('politicians.1');
  expect(
    pathOf(iSpyMove, {
      type: 'note-print',
      print: {
        kind: 'contact',
        capital: 'berlin',
        nation: 'france',
        influence: 3,
        rewards: [{ kind: 'gold' }],
      },
    }),
  ).toBe('print.rewards.0.kind');
  expect(pathOf(iSpyLightMove, { type: 'enter-records', owed: { spain: 1 } })).toBe('owed.spain');
});

const table = { seatCount: 3, startSeat: 1 };
const optionsOf = {
  'spy-connection full': [
    connectionOptions,
    {
      ...table,
      board: 'dark',
      agents: [15, 15, 15],
      startMissions: 'chosen',
      decks: 'physical',
      advice: false,
      box: 'owner',
      prices: [0, 1, 2, 2],
      cities: [{ id: 'london' }],
      connections: [],
      missionPrints: [],
      startMissionPrints: [],
    },
  ],
  'spy-connection light': [
    connectionLightOptions,
    { ...table, opened: 'at-the-start', board: 'light', agents: [14, 15, 14] },
  ],
  'spymaster full': [
    spyMasterOptions,
    {
      ...table,
      intelligenceDeck: 'physical',
      missionDeck: 'physical',
      rows: 'blank',
      specialAgents: 'random',
      placement: 'digital',
      advice: true,
      box: 'owner',
      locations: [],
      intelligenceCards: [],
      missionPrints: [],
    },
  ],
  'spymaster light': [spyMasterLightOptions, { ...table, opened: 'at-the-end' }],
  'i-spy full': [
    iSpyOptions,
    {
      ...table,
      specialActionCards: false,
      finalReport: true,
      alignments: 'digital',
      politicians: 'physical',
      assets: 'physical',
      coerceDraws: 'physical',
      box: 'owner',
      openPrints: [],
      assetPrints: [],
      politicianPrints: [],
    },
  ],
  'i-spy light': [
    iSpyLightOptions,
    {
      ...table,
      opened: 'at-the-start',
      finalReport: false,
      alignments: 'physical',
      openPrints: [],
      politicianPrints: [],
    },
  ],
} as const satisfies Record<keyof typeof fits, readonly [Codec<unknown>, Readonly<Record<string, unknown>>]>;

test.each(Object.entries(optionsOf))(
  'the options of %s are understood and bounded',
  (_, [codec, example]) => {
    expect(codec.parse(throughJson(example))).toEqual({ ok: true, value: example });
    expect(pathOf(codec, { ...example, surplus: 1 })).toBe('surplus');
    for (const field of Object.keys(example))
      expect(pathOf(codec, { ...example, [field]: { no: 'such thing' } })).toBe(field);
  },
);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const documented: readonly (readonly [string, Readonly<Record<string, RuleKind>>, readonly number[]])[] = [
  [
    'SC',
    connectionRules,
    [
      range(1, 4),
      range(10, 15),
      range(20, 25),
      range(30, 36),
      range(40, 42),
      range(50, 58),
      range(60, 62),
      70,
      71,
    ].flat(),
  ],
  [
    'SM',
    spyMasterRules,
    [range(1, 5), range(10, 13), range(20, 24), range(30, 38), range(40, 42), 45, 50].flat(),
  ],
  [
    'IS',
    iSpyRules,
    [
      range(1, 5),
      range(10, 17),
      range(20, 28),
      range(30, 38),
      range(40, 42),
      range(45, 48),
      range(50, 54),
      range(60, 62),
      65,
      70,
      71,
    ].flat(),
  ],
];

test.each(documented)(
  '%s: every documented rule has its id and kind, and no other',
  (prefix, rules, numbers) => {
    expect(Object.keys(rules)).toEqual(numbers.map((id) => `${prefix}-${id}`));
    expect(Object.values(rules).every((kind) => ['check', 'effect', 'fact'].includes(kind))).toBe(true);
  },
);

/** Compiles only while a module of a real game can be registered without a cast. */
export const registered = (game: GameModule<ISpyOptions, ISpyMove, { readonly round: number }>): GameModule =>
  game;
