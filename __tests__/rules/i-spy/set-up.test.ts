import { reasonId } from '@/rules/core/violation';
import { PRACTICE_ASSETS, PRACTICE_POLITICIANS, practiceOptions } from '@/rules/i-spy/box/practice';
import { full } from '@/rules/i-spy/game';
import { light } from '@/rules/i-spy/light/game';
import { type Options } from '@/rules/i-spy/model/options';
import { adam, emily, end, lay, mark, play, Table, tableOptions, zachary } from './support/table';

const refusedOptions = (changed: Partial<Options>) =>
  full.checkOptions({ ...practiceOptions({ seatCount: 3, startSeat: 0 }), ...changed }).map(reasonId);

test.each([2, 3, 4])('[IS-1] [IS-2] %i players can play', (seatCount) => {
  expect(full.checkOptions(practiceOptions({ seatCount, startSeat: 0 }))).toEqual([]);
  const { players } = full.start(tableOptions(seatCount));
  expect(players.map(({ hand, tokensLeft }) => [hand.length, tokensLeft])).toEqual(
    Array.from({ length: seatCount }, () => [12, 21]),
  );
});

test('[IS-1] one player and five are refused', () => {
  expect(refusedOptions({ seatCount: 1 })).toEqual(['IS-1/players']);
  expect(refusedOptions({ seatCount: 5 })).toEqual(['IS-1/players']);
});

test('[IS-14] the lowest number must be somebody’s', () => {
  expect(refusedOptions({ startSeat: 2 })).toEqual([]);
  expect(refusedOptions({ startSeat: 3 })).toEqual(['IS-14/no-such-seat']);
  const options = { ...practiceOptions({ seatCount: 3, startSeat: 2 }), politicians: 'physical' } as const;
  expect(full.start(options).initiative).toBe(2);
});

test('[IS-2] the phone shuffles only what it knows', () => {
  const known = PRACTICE_POLITICIANS.slice(1);
  expect(refusedOptions({ politicianPrints: known })).toEqual(['IS-2/deck-unknown']);
  expect(refusedOptions({ politicianPrints: known, politicians: 'physical' })).toEqual([]);
  expect(refusedOptions({ assetPrints: PRACTICE_ASSETS.slice(1) })).toEqual(['IS-2/deck-unknown']);
  const plain = PRACTICE_ASSETS.filter(({ starred }) => !starred);
  expect(plain).toHaveLength(29);
  expect(refusedOptions({ assetPrints: plain })).toEqual([]);
  expect(refusedOptions({ assetPrints: plain, specialActionCards: true })).toEqual(['IS-2/deck-unknown']);
});

test('[IS-2] the same tile twice in a box', () => {
  const [one] = PRACTICE_POLITICIANS;
  expect(
    refusedOptions({ politicianPrints: [...PRACTICE_POLITICIANS.slice(1), one!, one!].slice(-39) }),
  ).toEqual(['IS-2/print-twice']);
});

test('[IS-10] [IS-11] [IS-12] [IS-13] what lies on the table before the first turn', () => {
  const { players, stacks, places, nextTile, standing, caches, nextAsset } = full.start(tableOptions(4));
  expect(players.map(({ supply }) => supply)).toEqual([3, 3, 3, 3]);
  expect(caches).toBe(5);
  expect([stacks.berlin.length, stacks.budapest.length, stacks.london.length]).toEqual([6, 3, 1]);
  expect(nextAsset).toBe(11);
  expect([places.length, nextTile]).toEqual([20, 21]);
  expect([...new Set(Object.values(standing.influence))]).toEqual([4]);
  expect([...new Set(Object.values(standing.power))]).toEqual([0]);
});

test('[IS-11] the starred Assets join only with the Special Action Cards', () => {
  const assets = (specialActionCards: boolean) =>
    full.view(full.start(tableOptions(2, { specialActionCards })), 'table').assetStack + 10;
  expect([assets(false), assets(true)]).toEqual([29, 35]);
});

test('[IS-10] the sixth token of a cache is refused', () => {
  const table = lay();
  table.does(adam, ...Array.from({ length: 5 }, () => ({ type: 'take-cache' }) as const));
  expect(table.player(adam).supply).toBe(8);
  expect(table.why(adam, { type: 'take-cache' })).toEqual(['IS-10/no-cache-left']);
});

const dealt = () => new Table(full.start(tableOptions(3, { alignments: 'digital' })));

test('[IS-15] the phone deals one different Nation to each', () => {
  const table = dealt();
  const deal = (...nations: readonly ('italy' | 'russia' | 'france')[]) =>
    ({ type: 'deal-alignments', nations }) as const;
  expect(table.why('table', deal('italy', 'russia'))).toEqual(['IS-15/one-for-each']);
  expect(table.why('table', deal('italy', 'russia', 'italy'))).toEqual(['IS-15/same-alignment']);
  expect(table.why(adam, deal('italy', 'russia', 'france'))).toEqual(['IS-20/for-the-table']);
  table.does('table', deal('italy', 'russia', 'france'));
  expect(table.phase).toBe('mark-politicians');
  expect(table.player(emily).alignment).toBe('russia');
});

test('[IS-15] in a light match too', () => {
  const pad = light.start({
    seatCount: 2,
    startSeat: 0,
    opened: 'at-the-start',
    finalReport: false,
    alignments: 'digital',
    openPrints: [],
    politicianPrints: [],
  });
  const why = (nations: readonly ('italy' | 'france')[]) =>
    light.check(pad, 'table', { type: 'deal-alignments', nations }).map(reasonId);
  expect(why(['italy'])).toEqual(['IS-15/one-for-each']);
  expect(why(['italy', 'italy'])).toEqual(['IS-15/same-alignment']);
  expect(why(['italy', 'france'])).toEqual([]);
});

test('[IS-2] what was shuffled must be the whole deck', () => {
  const options = practiceOptions({ seatCount: 2, startSeat: 0 });
  const table = new Table(full.start({ ...options, alignments: 'physical' }));
  const cards = PRACTICE_POLITICIANS.map(({ id }) => id);
  const shuffle = (ids: readonly string[]) => ({ type: 'shuffle-politicians', cards: ids }) as const;
  expect(table.why('table', shuffle(cards.slice(1)))).toEqual(['IS-2/not-the-deck']);
  expect(table.why('table', shuffle(['nobody', ...cards.slice(1)]))).toEqual(['IS-2/not-the-deck']);
  const assets = PRACTICE_ASSETS.map(({ id }) => id);
  expect(table.why('table', { type: 'shuffle-assets', cards: assets })).toEqual(['IS-2/not-the-deck']);
  table.does('table', shuffle(cards), { type: 'shuffle-assets', cards: assets.slice(0, 29) });
  expect(table.phase).toBe('mark-politicians');
});

describe('[IS-16] everybody marks a different Politician in the shadows', () => {
  const fresh = () => new Table(full.start(tableOptions(3)));

  test('[IS-16] in any order, and then the first turn begins', () => {
    const table = fresh();
    expect(table.debts()).toEqual({ marks: 3 });
    table.does(zachary, mark(6)).does(adam, mark(1)).does(emily, mark(2));
    expect(table.phase).toBe('turn');
    expect(table.player(adam).tokensLeft).toBe(20);
  });

  test('[IS-16] not outside the shadows, not one that is marked, not two', () => {
    const table = fresh().does(adam, mark(6));
    expect(table.why(emily, mark(7))).toEqual(['IS-16/not-in-shadows']);
    expect(table.why(emily, mark(6))).toEqual(['IS-16/marked']);
    expect(table.why(adam, mark(1))).toEqual(['IS-16/one-mark']);
    expect(table.why(emily, mark(5))).toEqual([]);
  });

  test('[IS-16] nothing is played before', () => {
    expect(fresh().why(adam, play('smuggle'))).toEqual(['IS-16/set-up-first']);
    expect(dealt().why(adam, mark(1))).toEqual(['IS-16/set-up-first']);
    expect(lay().why(adam, mark(4))).toEqual(['IS-20/not-now']);
  });
});

test('[IS-12] a tile that is not on the board cannot be marked', () => {
  expect(new Table(full.start(tableOptions(2))).why(adam, mark(21))).toEqual(['IS-12/no-such-tile']);
});

test('[IS-17] [IS-21] [IS-32] [IS-36] without the map a turn owes no deploying, fleeing or visit, and says so', () => {
  expect(lay().debts()).toEqual({ 'card-actions': 2, 'contact-or-retrieval': 1 });
});

test('[IS-20] [IS-14] the holder of the Initiative Card begins, then clockwise', () => {
  const table = lay({ options: { startSeat: 1 } });
  expect(table.why(adam, play('smuggle'))).toEqual(['IS-20/not-your-turn']);
  table
    .passes(emily, 'smuggle', 'evade')
    .passes(zachary, 'smuggle', 'evade')
    .passes(adam, 'smuggle', 'evade');
  expect([table.state.round, table.state.turn.seat]).toEqual([2, emily]);
  expect(table.why(zachary, end)).toContain('IS-20/not-your-turn');
});
