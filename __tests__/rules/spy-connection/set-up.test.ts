import { reasonId } from '@/rules/core/violation';
import { type StartMissionPrint } from '@/rules/spy-connection/model/prints';
import { full } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { PRACTICE_START_MISSIONS, practiceOptions } from '@/rules/spy-connection/box/practice';
import { light } from '@/rules/spy-connection/light/game';
import { lay, Table } from './support/table';

const practice = practiceOptions({ seatCount: 3, startSeat: 1 });
const why = (change: Partial<Options>) => full.checkOptions({ ...practice, ...change }).map(reasonId);
const seats = (count: number) => ({
  seatCount: count,
  agents: Array.from({ length: count }, () => 15 as const),
});
const fresh = (change: Partial<Options> = {}) => new Table(full.start({ ...practice, ...change }));
const [first, second, third, fourth] = PRACTICE_START_MISSIONS.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
];
const deal = (...cards: readonly string[]) => ({ type: 'deal-start-missions', cards }) as const;
const reveal = (...cards: readonly string[]) => ({ type: 'reveal-start-missions', cards }) as const;
const choose = (card: string) => ({ type: 'choose-start-mission', card }) as const;

test('[SC-1] two to four play, zero, one and five do not', () => {
  for (const count of [2, 3, 4]) expect(why({ ...seats(count), startSeat: 0 })).toEqual([]);
  expect(why({ ...seats(0), startSeat: 0 })).toContain('SC-1/players');
  expect(why({ ...seats(1), startSeat: 0 })).toEqual(['SC-1/players']);
  expect(why({ ...seats(5), startSeat: 0 })).toEqual(['SC-1/players']);
  expect(full.codec.options.parse({ ...practice, ...seats(0) })).toMatchObject({ ok: false });
});

test('[SC-1] a digital deck needs all 43 Missions and 5 Start Missions, a real one none', () => {
  expect(why({ missionPrints: practice.missionPrints.slice(1) })).toEqual(['SC-1/deck-unknown']);
  expect(why({ startMissionPrints: practice.startMissionPrints.slice(1) })).toEqual(['SC-1/deck-unknown']);
  expect(why({ decks: 'physical', missionPrints: [], startMissionPrints: [], connections: [] })).toEqual([]);
});

test('[SC-2] a card of the box shows cities of the board, each once, and a red one among others', () => {
  const print = practice.startMissionPrints[0] as StartMissionPrint;
  const start = (change: Partial<StartMissionPrint>) =>
    why({ decks: 'physical', startMissionPrints: [{ ...print, ...change }] });
  expect(start({})).toEqual([]);
  expect(start({ red: 'oslo' })).toEqual(['SC-2/red-not-shown']);
  expect(start({ cities: [print.red] })).toEqual(['SC-2/only-red']);
  expect(start({ cities: [print.red, 'oslo', 'oslo'] })).toEqual(['SC-2/city-twice']);
  expect(start({ cities: [print.red, 'atlantis'] })).toEqual(['SC-3/no-such-city']);
});

test('[SC-3] a connection joins two cities of the board by different spaces, and has an id of its own', () => {
  const connection = (change: object) =>
    why({ connections: [{ id: 'a', cities: ['london', 'paris'], spaces: ['x', 'y'], ...change }] });
  expect(connection({})).toEqual([]);
  expect(connection({ cities: ['london', 'london'] })).toEqual(['SC-3/to-itself']);
  expect(connection({ spaces: ['x', 'x'] })).toEqual(['SC-3/space-twice']);
  expect(connection({ cities: ['london', 'atlantis'] })).toEqual(['SC-3/no-such-city']);
  const same = { id: 'a', cities: ['london', 'paris'], spaces: ['x'] } as const;
  expect(why({ connections: [same, same] })).toEqual(['SC-3/connection-known']);
  const cities = [...practice.cities, { id: 'own-1', name: 'Köln' }];
  expect(why({ cities })).toEqual(['SC-3/thirteenth-city']);
});

test('[SC-71] a card is in the box once', () => {
  const [one] = practice.missionPrints;
  expect(why({ decks: 'physical', missionPrints: one ? [one, one] : [] })).toEqual(['SC-71/card-twice']);
});

test('[SC-10] [SC-11] 14 Agents for all or for some, one number for each player', () => {
  expect(why({ agents: [14, 14, 14] })).toEqual([]);
  expect(why({ agents: [14, 15, 14] })).toEqual([]);
  expect(why({ agents: [15, 15] })).toEqual(['SC-11/agents-for-each']);
  expect(fresh({ agents: [14, 15, 14] }).state.players.map(({ supply }) => supply)).toEqual([14, 15, 14]);
});

test('[SC-62] the dark side is refused with 14 Agents, for one player too', () => {
  expect(why({ board: 'dark' })).toEqual([]);
  expect(why({ board: 'dark', agents: [15, 15, 14] })).toEqual(['SC-62/dark-with-14']);
  const options = {
    seatCount: 2,
    startSeat: 0,
    opened: 'at-the-start',
    board: 'dark',
    agents: [14, 14],
  } as const;
  expect(light.checkOptions(options).map(reasonId)).toEqual(['SC-62/dark-with-14']);
});

test('[SC-13] the start player is one of the players', () => {
  expect(why({ startSeat: 2 })).toEqual([]);
  expect(why({ startSeat: 3 })).toEqual(['SC-13/no-such-seat']);
});

test('[SC-1] [SC-13] [SC-14] [SC-15] dealt: one each, an Agent on the red city, the Spy there', () => {
  const table = fresh();
  expect(table.phase).toBe('set-up');
  expect(table.why(1, { type: 'end-turn' })).toEqual(['SC-14/set-up-first']);
  expect(table.why('table', deal(first, second))).toEqual(['SC-14/one-for-each']);
  expect(table.why('table', deal(first, second, second))).toEqual(['SC-71/card-twice']);
  expect(table.why('table', deal(first, second, 'nothing'))).toEqual(['SC-1/no-such-card']);
  expect(table.why('table', reveal(first, second, third))).toEqual(['SC-14/not-now']);
  expect(table.why(1, deal(first, second, third))).toEqual(['SC-13/for-the-table']);
  table.does('table', deal(first, second, third));
  PRACTICE_START_MISSIONS.slice(0, 3).forEach(({ red }, seat) => {
    expect(table.player(seat)).toMatchObject({
      spy: red,
      supply: 14,
      open: [{ covered: [red], start: true }],
    });
  });
  expect(table.state.active).toBe(1);
  expect(table.why('table', deal(first, second, third))).toEqual(['SC-14/not-now']);
});

test('[SC-14] chosen: counterclockwise from the right of the start player, who takes the last one', () => {
  const table = fresh({ startMissions: 'chosen' });
  table.does('table', reveal(first, second, third));
  expect(table.why(1, choose(first))).toEqual(['SC-13/not-your-turn']);
  expect(table.why(0, choose(fourth))).toEqual(['SC-14/not-revealed']);
  expect(table.why(0, { type: 'end-turn' })).toEqual(['SC-14/set-up-first']);
  table.does(0, choose(second));
  expect(table.why(2, choose(second))).toEqual(['SC-14/not-revealed']);
  table.does(2, choose(third));
  expect(table.player(1).open[0]?.print.id).toBe(first);
  expect(table.state).toMatchObject({ phase: 'turn', active: 1, choice: [] });
  table.does('table', {
    type: 'reveal-missions',
    cards: ['practice-mission-1', 'practice-mission-2', 'practice-mission-3', 'practice-mission-4'],
  });
  expect(table.why(1, choose(first))).toEqual(['SC-14/not-now']);
});

test('[SC-12] a digital deck owes four cards, the oldest on slot 1; real cards lie there as blank tiles', () => {
  const table = fresh().does('table', deal(first, second, third));
  const cards = ['practice-mission-7', 'practice-mission-1', 'practice-mission-9', 'practice-mission-43'];
  const show = (...ids: readonly string[]) => ({ type: 'reveal-missions', cards: ids }) as const;
  expect(table.why('table', show(...cards.slice(1)))).toEqual(['SC-12/wrong-number']);
  expect(table.why('table', show(...cards.slice(1), 'practice-mission-1'))).toEqual(['SC-71/card-twice']);
  expect(table.why('table', show(...cards.slice(1), 'practice-mission-44'))).toEqual(['SC-1/no-such-card']);
  table.does('table', show(...cards));
  expect(table.state.display.map(({ print }) => print?.id)).toEqual(cards);
  expect(table.state.deck).toBe(39);
  expect(table.why('table', show('practice-mission-2'))).toEqual(['SC-12/nothing-to-reveal']);
  const real = fresh({ decks: 'physical' }).does('table', deal(first, second, third));
  expect(real.state.display).toEqual([4, 5, 6, 7].map((tile) => ({ tile })));
});

test('[SC-71] a Start Mission that was read twice is asked about, and two that the box tells apart are not', () => {
  const print = { id: 's-9', cities: ['oslo', 'rome'], points: 4, extraTurn: false, red: 'oslo' };
  const twin = { ...print, id: 's-9-2', cities: ['rome', 'oslo'] };
  const table = fresh({ decks: 'physical' });
  const read = { ...deal('s-9', 's-9-2', first), prints: [print, twin] };
  expect(table.why('table', read)).toEqual(['SC-71/card-alike']);
  expect(full.check(table.state, 'table', read)).toMatchObject([{ overrulable: true }]);
  expect(table.why('table', { ...read, prints: [print, { ...twin, points: 5 }] })).toEqual([]);
  const boxed = fresh({ decks: 'physical', startMissionPrints: [...PRACTICE_START_MISSIONS, print, twin] });
  expect(boxed.why('table', deal('s-9', 's-9-2', first))).toEqual([]);
});

test('[SC-14] a Start Mission that the box does not know is read from the card', () => {
  const table = fresh({ decks: 'physical', startMissionPrints: [] });
  const print = { id: 's-9', cities: ['oslo', 'rome'], points: 4, extraTurn: false, red: 'oslo' };
  const others = PRACTICE_START_MISSIONS.slice(0, 2);
  const move = { ...deal('s-9', first, second), prints: [print, ...others] };
  expect(table.why('table', deal('s-9', first, second))).toEqual(Array(3).fill('SC-1/no-such-card'));
  table.does('table', move);
  expect(table.player(0).spy).toBe('oslo');
  const event = { id: 1, group: 1, actor: 'table', move } as const;
  const owner = full.start({ ...practice, box: 'owner' });
  expect(full.reveals(owner, event).map(({ kind, id }) => [kind, id])).toEqual([
    ['start-mission', 's-9'],
    ['start-mission', first],
    ['start-mission', second],
  ]);
  expect(full.reveals(full.start(practice), event)).toEqual([]);
});

test('[SC-23] nobody plays while a digital card is owed', () => {
  const table = fresh().does('table', deal(first, second, third));
  expect(table.why(1, { type: 'accept-mission', mission: 'practice-mission-1' })).toEqual([
    'SC-23/reveal-first',
  ]);
});

test('[SC-1] somebody may leave, once, and never the last one', () => {
  const leave = (seat: number) => ({ type: 'leave', seat }) as const;
  expect(fresh().why('table', leave(0))).toEqual(['SC-14/set-up-first']);
  const table = lay({ players: [{ spy: 'rome' }, { spy: 'oslo' }] });
  expect(table.why('table', leave(7))).toEqual(['SC-1/not-here']);
  table.does('table', leave(0));
  expect(table.state.active).toBe(1);
  expect(table.why('table', leave(0))).toEqual(['SC-1/not-here']);
  expect(table.why('table', leave(1))).toEqual(['SC-1/last-one']);
  table.does(1, { type: 'connect-city', connection: 'london-oslo' }, { type: 'end-turn' });
  expect(table.state.active).toBe(1);
});
