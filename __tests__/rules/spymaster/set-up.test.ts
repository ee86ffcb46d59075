import { type Actor } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { BOOK_LOCATIONS, practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { type Options } from '@/rules/spymaster/model/options';
import { LOCATIONS } from '@/rules/spymaster/model/prints';
import { chanceOf } from '../../support/chance';
import { lay, missionPrint, pass, places, stack, Table } from './support/table';

const practice = (seatCount = 3, change: Partial<Options> = {}): Options => ({
  ...practiceOptions({ seatCount, startSeat: 0 }),
  ...change,
});
const begin = (change: Partial<Options> = {}, seatCount = 3) =>
  new Table(full.start(practice(seatCount, change)));
const reasons = (options: Options) => full.checkOptions(options).map(reasonId);
const agents = (list: string): Move => ({ type: 'place-special-agents', locations: places(list) }) as Move;
const draw = (place: string): Move => ({
  type: 'draw-special-agent',
  location: places(place)[0] ?? 'area-1-hub',
});
const freelance = (list: string): Move => ({ type: 'place-freelance-agents', locations: places(list) });
const eighteen = freelance(Array.from({ length: 18 }, (_, n) => `${1 + (n % 6)}-red`).join(' '));
const three = (table: Table) => {
  for (const seat of [0, 1, 2]) table.does(seat, agents('1-hub 2-red 3-blue'));
  return table;
};

test('[SM-1] two to six players', () => {
  for (const seatCount of [2, 3, 4, 5, 6]) expect(reasons(practice(seatCount))).toEqual([]);
  for (const seatCount of [0, 1, 7]) expect(reasons(practice(seatCount))).toContain('SM-1/players');
});

test('[SM-13] the first SpyMaster sits at the table', () => {
  expect(reasons(practice(3, { startSeat: 2 }))).toEqual([]);
  expect(reasons(practice(3, { startSeat: 3 }))).toEqual(['SM-13/no-such-seat']);
  expect(begin({ startSeat: 2 }).state).toMatchObject({ spyMaster: 2, active: 2, round: 1 });
});

test('[SM-2] a digital deck needs all 100 cards, and no type has 26', () => {
  const { intelligenceCards } = practice();
  expect(intelligenceCards).toHaveLength(100);
  expect(reasons(practice(3, { intelligenceCards: intelligenceCards.slice(1) }))).toEqual([
    'SM-2/deck-unknown',
  ]);
  const many = Array.from({ length: 26 }, () => ({ type: 'fourth', value: 2 }) as const);
  const physical = { intelligenceDeck: 'physical' } as const;
  expect(reasons(practice(3, { ...physical, intelligenceCards: many }))).toEqual(['SM-2/too-many-of-type']);
  expect(reasons(practice(3, { ...physical, intelligenceCards: many.slice(1) }))).toEqual([]);
});

test('[SM-3] a digital Mission deck needs all 60', () => {
  const { missionPrints } = practice();
  expect(reasons(practice(3, { missionPrints: missionPrints.slice(1) }))).toEqual(['SM-3/deck-unknown']);
  expect(reasons(practice(3, { missionDeck: 'physical', missionPrints: [] }))).toEqual([]);
});

test('[SM-50] a Mission that the box holds twice is refused', () => {
  const [first] = practice().missionPrints;
  if (!first) throw new Error('no Missions');
  const missionPrints = [first, { ...first, points: 1 }];
  expect(reasons(practice(3, { missionDeck: 'physical', missionPrints }))).toEqual(['SM-50/card-twice']);
});

test('[SM-4] every location has one name of its own', () => {
  expect(LOCATIONS).toHaveLength(30);
  const named = (locations: Options['locations']) => reasons(practice(3, { locations }));
  expect(named([{ location: 'area-1-red', name: 'Köln' }, ...BOOK_LOCATIONS])).toEqual([]);
  expect(named([...BOOK_LOCATIONS, { location: 'area-1-hub', name: 'Bonn' }])).toEqual([
    'SM-4/location-twice',
  ]);
  expect(named([...BOOK_LOCATIONS, { location: 'area-3-hub', city: 'berlin' }])).toEqual(['SM-4/name-twice']);
});

test('[SM-4] a location is named while playing, and named again', () => {
  const note = (location: 'area-1-red' | 'area-1-blue', name: string): Move => ({
    type: 'note-location',
    print: { location, name },
  });
  const table = lay({ players: [{}, {}], options: { locations: BOOK_LOCATIONS } });
  table.does('table', note('area-1-red', 'Köln'));
  expect(table.why('table', note('area-1-blue', 'Köln'))).toEqual(['SM-4/name-twice']);
  table.does('table', note('area-1-red', 'Bonn'), note('area-1-blue', 'Köln'));
  expect(table.state.locations).toHaveLength(4);
});

test('[SM-10] all place three Special Agents, in any order and at any location', () => {
  const table = begin({ specialAgents: 'chosen' });
  expect(full.status(table.state, 'table').decisions[0]?.seats).toEqual([0, 1, 2]);
  table.does(2, agents('1-hub 1-hub 1-hub'));
  expect(table.why(2, agents('1-hub 2-red 3-blue'))).toEqual(['SM-10/placed']);
  table.does(0, agents('4-green 5-red 6-blue'));
  expect(full.status(table.state, 'table').decisions[0]?.seats).toEqual([1]);
  table.does(1, agents('2-hub 2-red 2-blue'));
  expect(table.phase).toBe('place-freelance-agents');
  expect(table.why(1, agents('2-hub 2-red 2-blue'))).toEqual(['SM-10/not-now']);
});

test('[SM-10] until all Agents are placed nothing else is done', () => {
  const table = begin({ specialAgents: 'chosen' });
  expect(table.why(0, pass)).toEqual(['SM-10/set-up-first']);
  expect(table.why('table', { type: 'leave', seat: 0 })).toEqual(['SM-10/set-up-first']);
  expect(table.why('table', { type: 'stop' })).toEqual(['SM-10/set-up-first']);
  expect(full.stop?.(table.state)).toBeUndefined();
  expect(table.why('table', eighteen)).toEqual(['SM-10/not-now']);
  expect(table.why('table', draw('1-hub'))).toEqual(['SM-10/not-now']);
  expect(full.ledger(table.state, 'table')).toEqual([]);
});

test('[SM-10] a first game: Special Agents at random in different Areas, seat by seat', () => {
  const table = begin({ specialAgents: 'random', placement: 'physical' });
  expect(table.why(0, agents('1-hub 2-red 3-blue'))).toEqual(['SM-10/not-now']);
  table.does('table', draw('1-hub'));
  expect(table.why('table', draw('1-red'))).toEqual(['SM-10/same-area']);
  table.does('table', draw('2-red'), draw('6-blue'), draw('1-red'));
  expect(table.state.players.map((player) => player.agents.length)).toEqual([3, 1, 0]);
  table.overrules('table', draw('1-blue'));
  expect(table.player(1).agents).toEqual(places('1-red 1-blue'));
});

test('[SM-10] the phone draws in different Areas and each Freelance Agent anywhere', () => {
  const pick = chanceOf(10);
  const seen = new Set<string>();
  for (let game = 0; game < 40; game++) {
    const table = begin();
    for (let chance = full.status(table.state, 'table').chance; chance?.deck.endsWith('agents');) {
      expect(chance).toMatchObject({ source: 'digital', count: 1 });
      const pool = full.pool(table.state);
      expect(pool).toHaveLength(chance.deck === 'freelance-agents' ? 30 : 30 - 5 * (chance.ordinal % 3));
      table.does('table', full.answer(table.state, [pool[pick(pool.length)] ?? '']));
      chance = full.status(table.state, 'table').chance;
    }
    for (const player of table.state.players)
      expect(new Set(player.agents.map((location) => location.slice(0, 6))).size).toBe(3);
    table.state.freelances.forEach((location) => seen.add(location));
  }
  expect(seen.size).toBe(30);
});

test('[SM-10] 18 Freelance Agents and no more, entered at once or one by one', () => {
  const table = three(begin({ specialAgents: 'chosen', missionDeck: 'physical' }));
  table.does('table', freelance('1-hub 1-hub'));
  expect(table.why('table', eighteen)).toEqual(['SM-10/too-many-agents']);
  table.does('table', freelance(Array.from({ length: 15 }, () => '2-red').join(' ')));
  expect(table.phase).toBe('place-freelance-agents');
  table.does('table', freelance('6-hub'));
  expect(table.phase).toBe('choose-stack');
  expect(table.state.freelances).toHaveLength(18);
});

test('[SM-12] a faceup Mission over a facedown one on each space; a digital deck turns up six', () => {
  const physical = three(begin({ specialAgents: 'chosen', missionDeck: 'physical' })).does('table', eighteen);
  expect(physical.state.spaces).toEqual(Array.from({ length: 6 }, () => ({ faceup: {}, facedown: true })));
  expect(physical.state.missionDeck).toBe(48);
  const table = three(begin({ specialAgents: 'chosen' })).does('table', eighteen);
  const reveal = (...ids: readonly number[]): Move => ({
    type: 'reveal-missions',
    cards: ids.map((id) => `practice-mission-${id}`),
  });
  expect(table.why(0, stack(1))).toEqual(['SM-12/reveal-first']);
  expect(table.why('table', reveal(1, 2, 3, 4, 5))).toEqual(['SM-12/wrong-number']);
  expect(table.why('table', reveal(1, 2, 3, 4, 5, 61))).toEqual(['SM-3/no-such-card']);
  expect(table.why('table', reveal(1, 2, 3, 4, 5, 5))).toEqual(['SM-50/card-twice']);
  table.does('table', reveal(1, 2, 3, 4, 5, 60));
  expect(table.state.spaces.map(({ faceup }) => faceup?.print?.id.slice(17))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '60',
  ]);
  expect(table.why('table', reveal(7))).toEqual(['SM-12/nothing-to-reveal']);
  table.does(0, stack(1));
});

test('[SM-3] [SM-50] a digital deck turns up no Mission that does not exist or lies on the table', () => {
  const table = three(begin({ specialAgents: 'chosen' })).does('table', eighteen);
  const reveal = (cards: readonly string[]): Move => ({ type: 'reveal-missions', cards });
  const ids = [1, 2, 3, 4, 5].map((id) => `practice-mission-${id}`);
  expect(table.why('table', reveal([...ids, 'm-61']))).toEqual(['SM-3/no-such-card']);
  expect(table.why('table', reveal([...ids, 'practice-mission-5']))).toEqual(['SM-50/card-twice']);
  const one = lay({
    players: [{}, {}],
    missions: { 1: {}, 2: {}, 3: {}, 4: {}, 5: {} },
    options: {
      missionDeck: 'digital',
      missionPrints: practice().missionPrints.map((print, place) =>
        place === 0 ? missionPrint('laid-1') : print,
      ),
    },
  });
  expect(one.why('table', reveal(['laid-1']))).toEqual(['SM-50/card-on-table']);
  one.does('table', reveal(['practice-mission-2']));
});

test('[SM-13] what is done for the table is not done by a player, nor the other way round', () => {
  const table = three(begin({ specialAgents: 'chosen' }));
  expect(table.why(0, eighteen)).toEqual(['SM-13/for-the-table']);
  for (const actor of ['table', 5] as readonly Actor[]) {
    expect(table.why(actor, pass)).toEqual(['SM-10/set-up-first']);
    expect(lay({ players: [{}, {}] }).why(actor, pass)).toEqual(['SM-13/no-such-seat']);
  }
});

test('[SM-5] what the book states is built in: Berlin and Cairo are hubs, and three types have names', () => {
  expect(BOOK_LOCATIONS).toEqual([
    { location: 'area-1-hub', city: 'berlin' },
    { location: 'area-2-hub', city: 'cairo' },
  ]);
  const places = practice().locations.filter(({ location }) => /^area-[12]/.test(location));
  expect(places.map(({ city }) => city)).toEqual(
    expect.arrayContaining(['london', 'berlin', 'lagos', 'cairo']),
  );
});
