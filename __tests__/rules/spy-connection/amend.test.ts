import { connectionMoves, connectionLightMoves } from '@/__tests__/support/game-examples';
import { type LedgerChange } from '@/rules/core/ledger';
import { full, type Move } from '@/rules/spy-connection/game';
import { light, type Move as LightMove } from '@/rules/spy-connection/light/game';
import { type GameModule } from '@/rules/core/contract';
import { MatchLog } from '@/rules/core/log/match-log';
import { planRewrite } from '@/rules/core/log/rewrite';
import { type Actor, type TableOptions } from '@/rules/core/seat';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { type Options } from '@/rules/spy-connection/model/options';
import { type State } from '@/rules/spy-connection/model/state';
import { lay } from './support/table';

const amend = full.amend as NonNullable<typeof full.amend>;
const amendLight = light.amend as NonNullable<typeof light.amend>;
const { state } = lay({ players: [{ spy: 'paris' }, { spy: 'rome' }, { spy: 'oslo' }] });
const pad = light.start({
  ...{ seatCount: 3, startSeat: 0, opened: 'at-the-start', board: 'dark' },
  agents: [15, 15, 15],
});
const event = <M>(move: M) => ({ id: 1, group: 1, actor: 0, move });
const linesOf = (move: Move) => amend.lines(state, event(move), state);
const set = (entry: string, to: number | string): LedgerChange => ({ entry, to });

const read: Move = {
  type: 'accept-mission',
  mission: 'm',
  slot: 2,
  print: { id: 'm', cities: ['london', 'paris'], points: 3, extraTurn: false },
};

test('[SC-2] points, Extra Turn and cities that were misread are set right, and the rest stays as it was', () => {
  const lines = linesOf(read);
  expect(lines.map(({ id, value }) => [id, value])).toEqual([
    ['slot', '2'],
    ['m/points', 3],
    ['m/extra-turn', 'no-extra-turn'],
    ['m/0', 'london'],
    ['m/1', 'paris'],
    ['m/2', 'no-city'],
    ['m/3', 'no-city'],
  ]);
  const changes = [
    set('m/points', 8),
    set('m/extra-turn', 'extra-turn'),
    set('m/1', 'rome'),
    set('m/3', 'oslo'),
  ];
  expect(amend.amended(read, changes, state)).toEqual({
    type: 'accept-mission',
    mission: 'm',
    slot: 2,
    print: { id: 'm', cities: ['london', 'rome', 'oslo'], points: 8, extraTurn: true },
  });
  expect(amend.amended(read, [set('m/1', 'no-city')], state)).toMatchObject({
    print: { cities: ['london'] },
  });
});

test('[SC-2] a Mission keeps a city, and a Start Mission its red one', () => {
  const [first] = linesOf(read).filter(({ id }) => id === 'm/0');
  expect(first).toMatchObject({ choices: expect.not.arrayContaining(['no-city']) });
  const start = { id: 's', cities: ['london', 'paris'], red: 'london', points: 2, extraTurn: false };
  const dealt: Move = { type: 'deal-start-missions', cards: ['s'], prints: [start] };
  expect(linesOf(dealt).map(({ id }) => id)).not.toContain('s/0');
  const alone = { ...start, cities: ['london'] };
  expect(amend.amended(dealt, [set('s/1', 'no-city')], state)).toEqual({ ...dealt, prints: [alone] });
});

test('[SC-2] what a correction of an old card would show twice is refused', () => {
  const { state: before } = lay({
    players: [{ spy: 'paris', open: [{ cities: 'london paris' }] }, { spy: 'rome' }],
    options: { decks: 'physical' },
  });
  const twice = { id: 'laid-0-0', cities: ['paris', 'paris'], points: 3, extraTurn: false };
  const [refusal] = full.check(before, 'table', { type: 'note-mission', print: twice });
  expect(refusal).toMatchObject({ rule: 'SC-2', code: 'city-twice' });
  const tile = before.display[0]?.print;
  if (!tile) throw new Error('a practice display is known');
  const again: Move = {
    type: 'accept-mission',
    mission: tile.id,
    print: { ...tile, cities: ['rome', 'rome'] },
  };
  expect(full.check(before, 0, again)).toMatchObject([{ rule: 'SC-2', code: 'city-twice' }]);
});

test('[SC-3] a connection gets as many spaces as it has, and those that stay keep their names', () => {
  const print = { id: 'a-b', cities: ['london', 'rome'], spaces: ['london-gate', 'a-b-s2'] } as const;
  const built: Move = { type: 'connect-city', connection: 'a-b', print };
  expect(linesOf(built)).toMatchObject([{ id: 'spaces', value: 2, min: 1 }]);
  expect(amend.amended(built, [set('spaces', 3)], state)).toMatchObject({
    print: { spaces: ['london-gate', 'a-b-s2', 'a-b-s1'] },
  });
  expect(amend.amended(built, [set('spaces', 1)], state)).toMatchObject({
    print: { spaces: ['london-gate'] },
  });
});

test('[SC-56] [SC-70] in light tracking mistyped points and miscounted Agents are set right', () => {
  const complete: LightMove = {
    ...{ type: 'complete-mission', points: 5, extraTurn: true, agents: 2, circles: 1 },
  };
  expect(amendLight.amended(complete, [set('points', 3), set('extra-turn', 'no-extra-turn')], pad)).toEqual({
    ...{ type: 'complete-mission', points: 3, extraTurn: false, agents: 2, circles: 1 },
  });
  const score: LightMove = { type: 'enter-score', completed: [2, 5], covered: 1 };
  expect(amendLight.amended(score, [set('points/1', 8), set('covered', 2)], pad)).toEqual({
    ...{ type: 'enter-score', completed: [2, 8], covered: 2 },
  });
  const placed: LightMove = { type: 'place-agents', agents: 2, circles: 0 };
  expect(amendLight.amended(placed, [set('agents', 1)], pad)).toEqual({ ...placed, agents: 1 });
});

test('[SC-71] without a change every move stays what it was, and every line tells what the move says', () => {
  for (const move of Object.values(connectionMoves)) expect(amend.amended(move, [], state)).toEqual(move);
  for (const move of Object.values(connectionLightMoves))
    expect(amendLight.amended(move, [], pad)).toEqual(move);
  const typed = Object.values(connectionMoves).filter((move) => linesOf(move).length > 0);
  expect(typed.map(({ type }) => type).sort()).toEqual([
    'accept-mission',
    'connect-city',
    'deal-start-missions',
    'note-connection',
    'note-mission',
  ]);
  const counted = Object.values(connectionLightMoves).filter(
    (move) => amendLight.lines(pad, event(move), pad).length > 0,
  );
  expect(counted.map(({ type }) => type).sort()).toEqual([
    'accept-mission',
    'complete-mission',
    'discard-mission',
    'enter-score',
    'place-agents',
    'take-back-agents',
  ]);
});

test('[SC-20] an old acceptance from another slot keeps its circles and what others took from blank tiles', () => {
  const options: Options = {
    ...practiceOptions({ seatCount: 2, startSeat: 0 }),
    ...({ decks: 'physical', box: 'owner', missionPrints: [] } as const),
  };
  const print = (id: string, city: string) => ({ id, cities: [city, 'oslo'], points: 2, extraTurn: false });
  const accept = (slot: 1 | 2 | 3 | 4, read: ReturnType<typeof print>): Move => ({
    ...{ type: 'accept-mission', mission: read.id, slot, print: read },
  });
  const log = new MatchLog(full as unknown as GameModule<TableOptions, Move, State>, options);
  const moves: readonly (readonly [Actor, Move])[] = [
    ['table', { type: 'deal-start-missions', cards: ['practice-start-1', 'practice-start-3'] }],
    [0, accept(2, print('m-a', 'paris'))],
    [0, { type: 'cover-objective', mission: 'm-a' }],
    [0, { type: 'end-turn' }],
    [1, accept(2, print('m-b', 'madrid'))],
    [1, { type: 'cover-objective', mission: 'm-b' }],
  ];
  for (const [actor, move] of moves) expect(log.append([{ actor, move }], 0).ok).toBe(true);
  const changed = amend.amended(moves[1]?.[1] as Move, [set('slot', '3')], log.stateAt(1));
  expect(changed).toEqual(accept(3, print('m-a', 'paris')));
  const plan = planRewrite(log, {
    kind: 'amend',
    entries: [{ event: 2, draft: { actor: 0, move: changed } }],
  });
  expect(plan).toMatchObject({ refused: [], illegal: [] });
  log.rewrite(plan.rewrite, 1);
  expect(log.state.players.map(({ open, supply }) => [open[1]?.assigned, open[1]?.covered, supply])).toEqual([
    [2, ['paris'], 11],
    [1, ['madrid'], 12],
  ]);
  const removed = planRewrite(log, { kind: 'remove', events: [2, 3] });
  expect(removed.illegal.map(({ event, overrulable }) => [event.move.type, overrulable])).toEqual([
    ['end-turn', true],
  ]);
  log.rewrite(removed.rewrite, 2);
  expect(log.state.players.map(({ open }) => open[1]?.covered)).toEqual([undefined, ['madrid']]);
  expect(log.state.active).toBe(1);
});

test('[SC-20] an old acceptance that was of another known card says which, and turns nobody else’s into another', () => {
  const options = { ...practiceOptions({ seatCount: 2, startSeat: 0 }) };
  const log = new MatchLog(full as unknown as GameModule<TableOptions, Move, State>, options);
  const mission = (place: number) => `practice-mission-${place}`;
  const moves: readonly (readonly [Actor, Move])[] = [
    ['table', { type: 'deal-start-missions', cards: ['practice-start-1', 'practice-start-3'] }],
    ['table', { type: 'reveal-missions', cards: [2, 3, 1, 4].map(mission) }],
    [0, { type: 'accept-mission', mission: mission(2) }],
    ['table', { type: 'reveal-missions', cards: [mission(5)] }],
    [0, { type: 'cover-objective', mission: mission(2), city: 'paris' }],
    [0, { type: 'end-turn' }],
    [1, { type: 'accept-mission', mission: mission(1) }],
    ['table', { type: 'reveal-missions', cards: [mission(6)] }],
    [1, { type: 'cover-objective', mission: mission(1), city: 'madrid' }],
    [1, { type: 'end-turn' }],
    [0, { type: 'accept-mission', mission: mission(3) }],
  ];
  for (const [actor, move] of moves) expect(log.append([{ actor, move }], 0).ok).toBe(true);
  const [line] = amend.lines(
    log.stateAt(2),
    { id: 3, group: 3, actor: 0, move: moves[2]?.[1] as Move },
    log.state,
  );
  expect(line).toMatchObject({
    ...{ kind: 'choice', id: 'slot', value: '1', choices: ['1', '2', '3', '4'] },
    said: { 2: { key: 'amend.in-slot', params: { slot: { value: 2 }, cities: { items: [{}, {}] } } } },
  });
  // Where the card is known its words are said; a number would stand before them.
  expect(line).toHaveProperty('typed', {});
  const taken = (slot: string) => {
    const move = amend.amended(moves[2]?.[1] as Move, [set('slot', slot)], log.stateAt(2));
    return planRewrite(log, { kind: 'amend', entries: [{ event: 3, draft: { actor: 0, move } }] });
  };
  const listed = ({ illegal }: ReturnType<typeof taken>) =>
    illegal.map(({ event, violations: [first], overrulable }) => [event.id, first?.code, overrulable]);
  // The circle was on a card that is not hers then, and the third card is nobody's twice: no state could hold either.
  expect(listed(taken('2'))).toEqual([
    [5, 'not-open', false],
    [11, 'not-on-display', false],
  ]);
  expect(listed(taken('3'))).toEqual([
    [5, 'not-open', false],
    [7, 'not-on-display', false],
    [8, 'nothing-to-reveal', false],
    [9, 'not-open', false],
    [10, 'option-owed', true],
  ]);
  log.rewrite(taken('2').rewrite, 1);
  expect(log.state.players.map(({ open }) => open[1]?.print.id)).toEqual([mission(3), mission(1)]);
});
