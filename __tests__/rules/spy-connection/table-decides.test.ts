import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { full, type Move } from '@/rules/spy-connection/game';
import { light } from '@/rules/spy-connection/light/game';
import { expectPlayable } from './support/invariants';
import {
  accept,
  connect,
  cover,
  decline,
  discard,
  end,
  laid,
  lay,
  pass,
  takeBack,
  travel,
} from './support/table';

const three = () =>
  lay({
    players: [
      { spy: 'paris', open: [{ cities: 'paris oslo' }] },
      { spy: 'rome', open: [{ cities: 'rome vienna', covered: 'vienna', extraTurn: true }] },
      { spy: 'oslo', open: [{ cities: 'oslo berlin' }] },
    ],
    options: { decks: 'physical' },
  });

const bends = (table: ReturnType<typeof lay>, seat: number, move: Move) =>
  table.check(seat, move).map(({ rule, code, overrulable }) => [`${rule}/${code}`, overrulable]);

test('[SC-42] a turn that ended without an option did end, if the table says so', () => {
  const table = three();
  expect(bends(table, 0, end)).toEqual([['SC-42/option-owed', true]]);
  table.overrules(0, end).does(1, accept(1), end).does(2, accept(2), end);
  expect(table.state).toMatchObject({ active: 0, turn: { option: undefined } });
});

test('[SC-42] a pass that the rules do not allow is one all the same, and leaves an option taken as it was', () => {
  const table = three();
  expect(bends(table, 0, pass)).toEqual([['SC-42/mission-in-display', true]]);
  expect(table.overrules(0, pass).state.turn.option).toBe('pass');
  const taken = three().does(0, accept(1));
  expect(bends(taken, 0, pass)).toEqual([['SC-42/option-taken', true]]);
  expect(taken.overrules(0, pass).state.turn.option).toBe('accept');
});

test('[SC-13] what is noted late, for somebody whose turn it is not, leaves the turn that goes on as it is', () => {
  const table = three().does(0, accept(1));
  const { turn } = table.state;
  expect(bends(table, 1, accept(2))).toEqual([['SC-13/not-your-turn', true]]);
  table.overrules(1, accept(2)).overrules(1, discard(21)).overrules(2, connect('london-oslo'));
  expect(table.player(1).open).toHaveLength(1);
  expect(table.player(2).spy).toBe('london');
  table.overrules(2, takeBack('highlands')).overrules(2, travel('oslo'));
  expect(table.state).toMatchObject({ active: 0, turn });
});

test('[SC-53] a Mission completed out of turn gives no extra turn to whoever is at it', () => {
  const table = three().overrules(1, cover(21));
  expect(table.player(1).completed).toHaveLength(1);
  expect(table.state).toMatchObject({ active: 0, extraTurns: 0, turn: { option: undefined } });
});

test('[SC-13] a turn that somebody else ended is followed by the next one’s', () => {
  const table = three();
  expect(bends(table, 1, end)).toEqual([['SC-13/not-your-turn', true]]);
  expect(table.overrules(1, end).state.active).toBe(2);
});

test('[SC-50] a circle covered before the option, or where the Spy is not, is covered if the table says so', () => {
  const table = three();
  const early: Move = { type: 'cover-objective', mission: laid(11), city: 'paris' };
  expect(bends(table, 0, early)).toEqual([['SC-50/option-first', true]]);
  table.overrules(0, early).does(0, accept(1));
  expect(table.player().open[0]?.covered).toEqual(['paris']);
  const elsewhere: Move = { type: 'cover-objective', mission: laid(11), city: 'oslo' };
  expect(bends(table, 0, elsewhere)).toEqual([['SC-50/spy-elsewhere', true]]);
  table.overrules(0, elsewhere);
  expect(table.player().completed.map(({ print }) => print.id)).toEqual([laid(11)]);
  const unseen: Move = { type: 'cover-objective', mission: laid(21), city: 'madrid' };
  expect(bends(table, 1, unseen)).toEqual([
    ['SC-13/not-your-turn', true],
    ['SC-50/spy-elsewhere', true],
    ['SC-50/city-not-shown', false],
  ]);
});

test('[SC-31] a connection from elsewhere is made from the end that the Spy can have come from', () => {
  const table = three();
  expect(bends(table, 0, connect('monaco-rome'))).toEqual([['SC-31/no-neighbour', true]]);
  table.overrules(0, connect('monaco-rome'));
  expect(table.player()).toMatchObject({ spy: 'rome', supply: 13 });
  const owning = lay({
    players: [
      { spy: 'paris', agents: { loire: 1, rhone: 1 }, open: [{ cities: 'oslo rome' }] },
      { spy: 'oslo' },
    ],
    options: { decks: 'physical' },
  });
  expect(owning.overrules(0, connect('madrid-monaco')).player().spy).toBe('madrid');
});

test('[SC-35] one of two Agents that was lifted alone leaves the other', () => {
  const table = lay({
    players: [{ spy: 'paris', agents: { channel: 2 }, open: [{ cities: 'oslo rome' }] }, { spy: 'oslo' }],
  });
  const half: Move = { type: 'take-back-agents', spaces: ['channel'], agents: 1 };
  expect(bends(table, 0, half)).toEqual([['SC-35/half-of-pair', true]]);
  const three: Move = { type: 'take-back-agents', spaces: ['channel'], agents: 3 };
  expect(bends(table, 0, three)).toEqual([['SC-35/fewer-there', false]]);
  expect(table.overrules(0, half).player()).toMatchObject({ supply: 14, agents: { channel: 1 } });
});

test('[SC-53] an extra turn that had begun is over where the table says so', () => {
  const table = three();
  table.state = { ...table.state, turn: { ...table.state.turn, extra: true } };
  table.does(0, discard(11));
  expect(bends(table, 0, decline)).toEqual([['SC-53/turn-begun', true]]);
  expect(table.overrules(0, decline).state).toMatchObject({ active: 1, turn: { extra: false } });
});

test('[SC-14] a Start Mission chosen out of turn leaves the others theirs, and nobody gets two', () => {
  const options = { ...practiceOptions({ seatCount: 3, startSeat: 0 }), startMissions: 'chosen' as const };
  const cards = ['practice-start-1', 'practice-start-2', 'practice-start-3'];
  const revealed = full.apply(full.start(options), 'table', { type: 'reveal-start-missions', cards });
  const choose = (card: string): Move => ({ type: 'choose-start-mission', card });
  expect(full.check(revealed, 1, choose('practice-start-1'))).toMatchObject([
    { rule: 'SC-13', code: 'not-your-turn', overrulable: true },
  ]);
  const first = full.apply(revealed, 1, choose('practice-start-1'));
  expect(first.active).toBe(2);
  expect(full.check(first, 1, choose('practice-start-2')).map(({ code }) => code)).toEqual([
    'not-your-turn',
    'one-for-each',
  ]);
  const done = full.apply(first, 2, choose('practice-start-3'));
  expect(done).toMatchObject({ phase: 'turn', active: 0, choice: [] });
  expect(done.players.map(({ spy }) => spy)).toEqual(['berlin', 'paris', 'madrid']);
  expectPlayable(done);
});

test('[SC-56] a score that is entered once more stands for the first one', () => {
  const start = light.start({
    ...{ seatCount: 2, startSeat: 0, opened: 'at-the-end', board: 'light', agents: [15, 15] },
  });
  const entered = light.apply(start, 0, { type: 'enter-score', completed: [2], covered: 1 });
  const again = { type: 'enter-score', completed: [2, 3], covered: 0 } as const;
  expect(light.check(entered, 0, again)).toMatchObject([{ code: 'entered', overrulable: true }]);
  expect(light.apply(entered, 0, again).players[0]).toMatchObject({ completed: [2, 3], covered: 0 });
});

test('[SC-13] with light tracking a turn that somebody else ended is followed by the next one’s', () => {
  const start = light.start({
    ...{ seatCount: 3, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15, 15] },
  });
  expect(light.apply(start, 1, { type: 'end-turn' }).active).toBe(2);
  const bent = light.apply({ ...start, turn: { extra: true, begun: true } }, 0, {
    type: 'decline-extra-turn',
  });
  expect(bent).toMatchObject({ active: 1 });
});
