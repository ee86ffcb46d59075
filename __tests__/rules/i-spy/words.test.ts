import { english } from '@/__tests__/support/all-words';
import { type GameModule } from '@/rules/core/contract';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type Message } from '@/rules/core/message';
import { iSpyLightSamplers, iSpySamplers } from '@/__tests__/support/play/i-spy';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { practiceOnMap, practiceOptions } from '@/rules/i-spy/box/practice';
import { full } from '@/rules/i-spy/game';
import { light } from '@/rules/i-spy/light/game';
import { EMPTY_MAP } from '@/rules/i-spy/model/map';
import { type Options } from '@/rules/i-spy/model/options';
import { CAPITALS, CARDS, ICONS, NATIONS } from '@/rules/i-spy/model/pieces';
import { isAdjacent, mayTouch, RELATIONS } from '@/rules/i-spy/questions/places';
import { mayCoerce, mayPlay } from '@/rules/i-spy/questions/cards';
import { whoWins } from '@/rules/i-spy/questions/scoring';
import { chanceOf } from '../../support/chance';
import { iSpyMoves, iSpyLightMoves } from '../../support/game-examples';
import { lay, six, tableOptions } from './support/table';

const words = english('i-spy');

/** A message can be worded: it has a text, and everything that the text asks for. */
const expectWorded = ({ key, params = {} }: Message) => {
  const text = words[key] ?? words[`${key}_other`];
  if (text === undefined) throw new Error(`no words for ${key}`);
  if (words[key] === undefined) expect([key, params.count?.kind]).toEqual([key, 'number']);
  for (const [, name = ''] of text.matchAll(/\{\{(.*?)\}\}/g))
    if (params[name] === undefined) throw new Error(`${key} lacks ${name}`);
  for (const param of Object.values(params))
    if (param.kind === 'piece' && words[`piece.${param.piece}`] === undefined)
      throw new Error(`no ${param.piece}`);
};

const inspected = (log: MatchLog, game: GameModule) => {
  const { state } = log;
  const { label, decisions, debts, chance } = game.status(state, 'table');
  const seats = decisions.at(-1)?.seats ?? [];
  const offers = seats.flatMap((seat) => game.offers(state, seat, seat));
  const messages = [
    label,
    ...decisions.flatMap(({ purpose, limits = [] }) => [purpose, ...limits]),
    ...debts.map((debt) => debt.label),
    ...(chance ? [chance.label] : []),
    ...offers.map((offer) => offer.label),
    ...game.ledger(state, 'table').map((entry) => entry.label),
    ...game.outcome(state).scores.flatMap(({ lines }) => lines.map((line) => line.label)),
  ];
  messages.forEach(expectWorded);
  for (const offer of offers)
    for (const { rule, code, params } of offer.violations)
      expectWorded({ key: `why.${rule}.${code}`, ...(params ? { params } : {}) });
  const last = log.events.at(-1);
  if (last) expectWorded(game.describe(log.stateAt(log.events.length - 1), last, 'table'));
  const { decidedBy } = game.outcome(state);
  if (decidedBy) expectWorded(decidedBy);
};

const samplersOf = (game: object) => (game === full ? iSpySamplers : iSpyLightSamplers) as never;

const playedOut = (game: GameModule, options: object, cap: number) =>
  playOut(
    {
      game: game as never,
      options: options as Options,
      pick: chanceOf(11),
      samplers: samplersOf(game),
      weights: { 'look-at-assets': 0.2, 'resolve-text': 0.3, 'take-cache': 0.2, 'note-print': 0.3 },
      cap,
      inspect: (log) => inspected(log, game),
    },
    new Coverage(),
  );

test('[IS-1] all that a full match says has words with everything they need', () => {
  const practice = {
    ...practiceOptions({ seatCount: 2, startSeat: 0 }),
    specialActionCards: true,
    finalReport: true,
  };
  playedOut(full as unknown as GameModule, practice, 350);
  playedOut(full as unknown as GameModule, { ...tableOptions(3), openPrints: [] }, 350);
  const onMap = { ...practiceOnMap({ seatCount: 3, startSeat: 0 }), specialActionCards: true };
  playedOut(full as unknown as GameModule, onMap, 350);
  playedOut(full as unknown as GameModule, tableOptions(3, { map: EMPTY_MAP }), 200);
});

test('[IS-50] all that light tracking says has words with everything they need', () => {
  const options = {
    seatCount: 3,
    startSeat: 0,
    opened: 'at-the-start',
    finalReport: true,
    alignments: 'digital',
    openPrints: [],
    politicianPrints: [],
  };
  playedOut(light as unknown as GameModule, options, 400);
  playedOut(light as unknown as GameModule, { ...options, opened: 'at-the-end', finalReport: false }, 60);
});

test('[IS-2] every piece and every kind of move has its words', () => {
  for (const piece of [
    ...NATIONS,
    ...CAPITALS,
    ...CARDS,
    ...ICONS.map((icon) => `owed.${icon}`),
    'hand',
    'records',
  ])
    expect(words).toHaveProperty([`piece.${piece}`]);
  const { state } = lay();
  for (const move of Object.values(iSpyMoves))
    for (const viewer of [0, 'table'] as const)
      expectWorded(full.describe(state, { id: 1, group: 1, actor: 0, move }, viewer));
  const blank = light.start({ ...tableOptions(3), opened: 'at-the-start' });
  const pad = {
    ...blank,
    players: blank.players.map((player) => ({ ...player, alignment: 'italy' as const })),
  };
  for (const move of Object.values(iSpyLightMoves))
    expectWorded(light.describe(pad, { id: 1, group: 1, actor: 0, move }, 'table'));
  const event = { id: 1, group: 1, actor: 0 };
  const toAmend = [
    ...Object.values(iSpyMoves).flatMap((move) => full.amend?.lines(state, { ...event, move }, state) ?? []),
    ...Object.values(iSpyLightMoves).flatMap(
      (move) => light.amend?.lines(pad, { ...event, move }, pad) ?? [],
    ),
  ];
  for (const { label } of toAmend) expectWorded(label);
});

test('[IS-24] [IS-31] [IS-36] [IS-38] the answers about the map have words', () => {
  const bare = { tags: 0, othersTagged: false, adjacent: false, onAirshipRoute: false, inCapital: false };
  const ample = { tags: 9, othersTagged: true, adjacent: true, onAirshipRoute: true, inCapital: true };
  for (const card of CARDS)
    for (const facts of [bare, ample]) {
      const { because, mends } = mayPlay({ card, ...facts });
      [because, ...mends].forEach(expectWorded);
      for (const player of ['coercer', 'opponent'] as const) {
        const verdict = mayCoerce({ card, player, ...facts });
        [verdict.because, ...verdict.mends, ...verdict.holds].forEach(expectWorded);
      }
    }
  for (const relation of RELATIONS) {
    const { because, mends } = isAdjacent(relation);
    [because, ...mends].forEach(expectWorded);
  }
  for (const how of ['vacant', 'in-turn', 'anywhere'])
    expect(words).toHaveProperty([`check.displaced.${how}`]);
});

test('[IS-48] [IS-62] the answers to questions have words', () => {
  for (const action of ['control', 'empower', 'scandalize'] as const)
    for (const tokens of [[], [0], [1], [1, 1], [0, 1, 1]]) {
      const { because, mends } = mayTouch({ action, seat: 0, tokens, stack: tokens.length });
      [because, ...mends].forEach(expectWorded);
    }
  for (const power of [
    [9, 8],
    [9, 9],
  ] as const)
    for (const influence of [
      [1, 2],
      [2, 2],
    ] as const) {
      const verdict = whoWins({
        standing: { power: six([...power, 0, 0, 0, 0]), influence: six([...influence, 0, 0, 0, 0]) },
        aligned: [
          { seat: 0, nation: 'austria-hungary' },
          { seat: 1, nation: 'britain' },
        ],
      });
      if (verdict) [verdict.because, ...verdict.story].forEach(expectWorded);
    }
});
