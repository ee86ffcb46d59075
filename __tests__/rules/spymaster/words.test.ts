import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { type LedgerEntry } from '@/rules/core/ledger';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type Message, type Param } from '@/rules/core/message';
import { Coverage, playOut, type Samplers } from '@/__tests__/support/play/playout';
import { spyMasterLightSamplers, spyMasterSamplers } from '@/__tests__/support/play/spymaster';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full } from '@/rules/spymaster/game';
import { light } from '@/rules/spymaster/light/game';
import { AREAS, CITY_NAMES, COLOURS, LOCATIONS } from '@/rules/spymaster/model/prints';
import { type State } from '@/rules/spymaster/model/state';
import { legalCut, mayComplete, travelCost } from '@/rules/spymaster/questions';
import { codes, english, wordsOf } from '../../support/all-words';
import { chanceOf } from '../../support/chance';
import { spyMasterMoves, spyMasterLightMoves } from '../../support/game-examples';
import { lay } from './support/table';

const words = english('spymaster');

const expectPiece = (param: Param): void => {
  if (param.kind === 'list') param.items.forEach(expectPiece);
  if (param.kind === 'piece' && words[`piece.${param.piece}`] === undefined)
    throw new Error(`no name for ${param.piece}`);
};

/** A message can be worded: it has a text, and everything that the text asks for. */
const expectWorded = ({ key, params = {} }: Message) => {
  const text = words[key] ?? words[`${key}_other`];
  if (text === undefined) throw new Error(`no words for ${key}`);
  if (words[key] === undefined) expect([key, params.count?.kind]).toEqual([key, 'number']);
  for (const [, name = ''] of text.matchAll(/\{\{(.*?)\}\}/g))
    if (params[name] === undefined) throw new Error(`${key} lacks ${name}`);
  Object.values(params).forEach(expectPiece);
};

const expectLine = (line: LedgerEntry): void => {
  expectWorded(line.label);
  if (line.kind === 'choice') Object.values(line.said ?? {}).forEach(expectWorded);
};

const inspected = (log: MatchLog, game: GameModule) => {
  const { state } = log;
  const { label, decisions, debts, chance } = game.status(state, 'table');
  const seats = decisions.at(-1)?.seats ?? [];
  const offers = seats.flatMap((seat) => [
    ...game.offers(state, seat, seat),
    ...game.offers(state, seat, 'table'),
  ]);
  const messages = [
    label,
    ...decisions.map(({ purpose }) => purpose),
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

const playedOut = (
  game: object,
  options: { readonly seatCount: number; readonly startSeat: number },
  cap: number,
) =>
  playOut(
    {
      game: game as GameModule,
      samplers: (game === full ? spyMasterSamplers : spyMasterLightSamplers) as Samplers<BaseMove, unknown>,
      options,
      pick: chanceOf(11),
      weights: { pass: 3, 'complete-mission': 20, 'move-agent': 3 },
      cap,
      inspect: (log) => inspected(log as MatchLog, game as GameModule),
    },
    new Coverage(),
  );

test('[SM-5] all that a full match says has words with everything they need, and places their names', () => {
  const practice = practiceOptions({ seatCount: 2, startSeat: 0 });
  playedOut(full, practice, 120);
  const owner = {
    box: 'owner',
    intelligenceDeck: 'physical',
    missionDeck: 'physical',
    rows: 'blank',
  } as const;
  playedOut(
    full,
    { ...practice, ...owner, specialAgents: 'chosen', placement: 'physical', locations: [] } as never,
    90,
  );
  for (const piece of [...CITY_NAMES, ...LOCATIONS, ...AREAS, ...COLOURS])
    expect(words).toHaveProperty([`piece.${piece}`]);
});

test('[SM-40] all that light tracking says has words with everything they need', () => {
  playedOut(light, { seatCount: 3, startSeat: 0, opened: 'at-the-start' } as never, 400);
  playedOut(light, { seatCount: 3, startSeat: 0, opened: 'at-the-end' } as never, 20);
});

test('[SM-50] every kind of move has a line in the history, and words for what can be changed in it', () => {
  const { state } = lay({ players: [{}, {}, {}], missions: { 1: {} }, options: { placement: 'physical' } });
  const open: State = { ...state, phase: 'over' };
  for (const move of Object.values(spyMasterMoves)) {
    const event = { id: 1, group: 1, actor: 0, move };
    expectWorded(full.describe(state, event, 'table'));
    full.amend?.lines(state, event, open).forEach(expectLine);
  }
  const pad = light.start({ seatCount: 3, startSeat: 0, opened: 'at-the-start' });
  for (const move of Object.values(spyMasterLightMoves)) {
    const event = { id: 1, group: 1, actor: 0, move };
    expectWorded(light.describe(pad, event, 'table'));
    light.amend?.lines(pad, event, pad).forEach(expectLine);
  }
  const next = { ...state, round: 2, between: { pawnFrom: 0, refills: [] } };
  expectWorded(full.putBack?.(state, next) ?? { key: 'undo' });
});

test('[SM-32] [SM-33] [SM-21] the answers to questions have words', () => {
  const mission = {
    specialAgents: { needed: 2, there: 0 },
    freelanceAgents: { needed: 2, there: 0 },
    intelligence: { type: 'surveillance', value: 3 },
    burned: [{ type: 'espionage', value: 1 }],
    isNew: true,
  } as const;
  const none = { needed: 0, there: 0 };
  const verdicts = [
    travelCost({ from: 'area-1-red', to: 'area-2-red' }),
    travelCost({ from: 'area-1-red', to: 'area-2-red', points: 1 }),
    travelCost({ from: 'area-1-red', to: 'area-2-red', points: 2 }),
    mayComplete(mission),
    mayComplete({
      ...mission,
      specialAgents: none,
      freelanceAgents: none,
      burned: [mission.intelligence],
      isNew: false,
    }),
    mayComplete({ ...mission, isNew: false }),
    legalCut({ cards: 9, files: 2, sizes: [4, 5], spyMasterCard: 0 }),
    legalCut({ cards: 9, files: 2, sizes: [9], spyMasterCard: 0 }),
    legalCut({ cards: 9, files: 2, sizes: [4, 5], spyMasterCard: 2 }),
  ];
  for (const { because, mends, violations } of verdicts) {
    [because, ...mends].forEach(expectWorded);
    for (const { rule, code, params } of violations)
      expectWorded({ key: `why.${rule}.${code}`, ...(params ? { params } : {}) });
  }
});

test('[SM-31] [SM-33] one point is one point, in reasons and offers', () => {
  const { mends, violations } = travelCost({ from: 'area-1-red', to: 'area-1-hub', points: 0 });
  expect(violations).toMatchObject([{ code: 'beyond-points', params: { count: { value: 1 } } }]);
  [
    ...mends,
    ...violations.map(({ rule, code, params = {} }) => ({ key: `why.${rule}.${code}`, params })),
  ].forEach(expectWorded);
  for (const language of codes)
    for (const [key, text] of Object.entries(wordsOf(language, 'spymaster')))
      if (key.endsWith('_one'))
        expect([key, text]).not.toEqual([
          key,
          expect.stringMatching(/\{\{count\}\} \S*(points|Punkte|punkte)\b/),
        ]);
});
