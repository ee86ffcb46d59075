import { english } from '@/__tests__/support/all-words';
import { type GameModule } from '@/rules/core/contract';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type Message, type Param } from '@/rules/core/message';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { full } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { PRACTICE_CITIES, practiceOptions } from '@/rules/spy-connection/box/practice';
import { PRINTED_PRICES } from '@/rules/spy-connection/model/prices';
import { connectionPrice, mayAccept, mayTakeBack } from '@/rules/spy-connection/questions';
import { light } from '@/rules/spy-connection/light/game';
import { connectionMoves, connectionLightMoves } from '../../support/game-examples';
import { chanceOf } from '../../support/chance';
import { fullSamplers, lightSamplers } from '../../support/play/spy-connection';
import { lay } from './support/table';

const words = english('spy-connection');

const phrasesIn = (param: Param): readonly Message[] => {
  if (param.kind === 'list') return param.items.flatMap(phrasesIn);
  return param.kind === 'phrase' ? [param.phrase] : [];
};

/** A message can be worded: it has a text, and everything that the text asks for. */
const expectWorded = ({ key, params = {} }: Message) => {
  const text = words[key] ?? words[`${key}_other`];
  if (text === undefined) throw new Error(`no words for ${key}`);
  if (words[key] === undefined) expect([key, params.count?.kind]).toEqual([key, 'number']);
  for (const [, name = ''] of text.matchAll(/\{\{(.*?)\}\}/g))
    if (params[name] === undefined) throw new Error(`${key} lacks ${name}`);
  Object.values(params).flatMap(phrasesIn).forEach(expectWorded);
};

const inspected = (log: MatchLog, game: GameModule) => {
  const { state } = log;
  const { label, decisions, debts, chance } = game.status(state, 'table');
  const seats = decisions.at(-1)?.seats ?? [];
  const offers = seats.flatMap((seat) => game.offers(state, seat, seat));
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
    for (const { rule, code, params } of offer.violations) {
      expectWorded({ key: `why.${rule}.${code}`, ...(params ? { params } : {}) });
      const [seat = 0] = seats;
      game.repairs(state, seat, offer.move).forEach((repair) => expectWorded(repair.label));
    }
  const last = log.events.at(-1);
  if (last) expectWorded(game.describe(log.stateAt(log.events.length - 1), last, 'table'));
  const { decidedBy } = game.outcome(state);
  if (decidedBy) expectWorded(decidedBy);
};

const playedOut = (game: GameModule, options: object, cap: number) =>
  playOut(
    {
      game: game as never,
      options: options as Options,
      pick: chanceOf(11),
      samplers: game === (full as unknown) ? (fullSamplers as never) : (lightSamplers as never),
      weights: { 'take-back-agents': 1.5, 'cover-objective': 30, 'discard-mission': 0.2 },
      cap,
      inspect: (log) => inspected(log, game),
    },
    new Coverage(),
  );

test('[SC-4] all that a full match says has words with everything they need, and cities their names', () => {
  const practice = practiceOptions({ seatCount: 2, startSeat: 0 });
  playedOut(full as unknown as GameModule, practice, 250);
  playedOut(full as unknown as GameModule, { ...practice, startMissions: 'chosen', decks: 'physical' }, 150);
  for (const { id } of PRACTICE_CITIES) expect(words).toHaveProperty([`piece.${id}`]);
});

test('[SC-56] all that light tracking says has words with everything they need', () => {
  const options = { seatCount: 3, startSeat: 0, opened: 'at-the-start', board: 'dark', agents: [15, 15, 15] };
  playedOut(light as unknown as GameModule, options, 600);
  playedOut(light as unknown as GameModule, { ...options, opened: 'at-the-end' }, 10);
});

test('[SC-71] every kind of move has a line in the history, and lines for what may have been mistyped', () => {
  const open = [{ cities: 'london madrid', covered: 'london', assigned: 1 }];
  const { state } = lay({ players: [{ spy: 'paris', open }, { spy: 'rome' }, { spy: 'oslo' }] });
  for (const move of Object.values(connectionMoves)) {
    const event = { id: 1, group: 1, actor: 0, move };
    expectWorded(full.describe(state, event, 'table'));
    for (const { label } of full.amend?.lines(state, event, state) ?? []) expectWorded(label);
  }
  const pad = light.start({
    seatCount: 3,
    startSeat: 0,
    opened: 'at-the-start',
    board: 'dark',
    agents: [15, 15, 15],
  });
  for (const move of Object.values(connectionLightMoves)) {
    const event = { id: 1, group: 1, actor: 0, move };
    expectWorded(light.describe(pad, event, 'table'));
    for (const { label } of light.amend?.lines(pad, event, pad) ?? []) expectWorded(label);
  }
});

test('[SC-32] [SC-35] the answers to questions have words', () => {
  const accepting = {
    side: 'light',
    prices: PRINTED_PRICES,
    slot: 4,
    open: 3,
    supply: 0,
    before: 'nothing',
  } as const;
  const verdicts = [
    connectionPrice({ spaces: ['rival'], supply: 2 }),
    connectionPrice({ spaces: ['rival'], supply: 1 }),
    connectionPrice({ spaces: ['mine'], supply: 1 }),
    mayAccept({ ...accepting, open: 1, supply: 5 }),
    mayAccept(accepting),
    mayAccept({ ...accepting, open: 0 }),
    mayAccept({ ...accepting, before: 'travelled' }),
    mayTakeBack({ from: 'objective' }),
    mayTakeBack({ from: 'assigned' }),
    mayTakeBack({ from: 'space', there: 2, lifted: 1, joined: false }),
    mayTakeBack({ from: 'space', there: 1, lifted: 1, joined: false }),
    mayTakeBack({ from: 'space', there: 1, lifted: 1, joined: true }),
  ];
  for (const { because, mends } of verdicts) [because, ...mends].forEach(expectWorded);
});
