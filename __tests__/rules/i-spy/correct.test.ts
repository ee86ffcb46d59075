import type { LedgerChange } from '@/rules/core/ledger';
import { full } from '@/rules/i-spy/full/module';
import type { Move } from '@/rules/i-spy/full/moves';
import { adam, emily, lay, play, zachary } from './support/table';

const correct = (...changes: readonly (readonly [string, number | string])[]): Move => ({
  type: 'correct',
  changes: changes.map(([entry, to]): LedgerChange => ({ entry, to })),
});

test('[IS-3] pools and the Power track are set between 0 and 38', () => {
  const table = lay();
  expect(table.why(adam, correct(['influence/italy', 39]))).toEqual(['IS-3/past-limit']);
  expect(table.why(adam, correct(['power/italy', -1]))).toEqual(['IS-3/past-limit']);
  table.does(adam, correct(['influence/italy', 38], ['power/russia', 12]));
  expect([table.influence[4], table.power[5]]).toEqual([38, 12]);
  expect(table.state.postings.at(-1)).toMatchObject({ cause: { kind: 'correct' } });
});

test('[IS-2] [IS-45] Control Tokens move between board and hand, three at most on one', () => {
  const table = lay();
  expect(table.why(adam, correct(['tokens/9/0', 2]))).toEqual(['CORE/stock-changed']);
  table.does(
    adam,
    correct(['tokens/9/0', 2], ['tokens-left/0', 18]),
    correct(['tokens/9/1', 1], ['tokens-left/1', 19]),
  );
  expect(table.state.tiles[9]?.tokens).toEqual([adam, adam, emily]);
  expect(table.why(adam, correct(['tokens/9/2', 1], ['tokens-left/2', 19]))).toEqual(['IS-45/three-tokens']);
});

test('[IS-2] Assets move between stacks and players, each in one place', () => {
  const table = lay();
  table.does(adam, correct(['stack/berlin', 4], ['assets/1', 2]));
  expect(table.player(emily).assets.map(({ asset }) => asset)).toEqual([5, 6]);
  table.does(adam, correct(['asset-stack', 17], ['stack/london', 3]));
  expect(table.state.stacks.london).toEqual([10, 11, 12]);
  expect(table.state.nextAsset).toBe(13);
  expect(table.why(adam, correct(['asset-stack', 18], ['stack/london', 2]))).toContain('CORE/out-of-range');
  table.does(adam, correct(['assets/1', 0], ['assets/2', 1], ['stack/budapest', 4]));
  expect([table.player(zachary).assets.length, table.state.stacks.budapest.length]).toEqual([1, 4]);
});

test('[IS-20] [IS-23] a game is picked up in the middle: round, turn, holder, cards, tokens and supply', () => {
  const table = lay().does(adam, play('smuggle'));
  table.does(
    adam,
    correct(
      ['round', 8],
      ['active', '2'],
      ['initiative', '1'],
      ['supply/0', 7],
      ['tags/1', 2],
      ['caches', 1],
      ['card/1/trace', 'records'],
    ),
  );
  expect(table.state).toMatchObject({
    round: 8,
    initiative: emily,
    caches: 1,
    turn: { seat: zachary, agenda: [] },
  });
  expect(table.player(adam)).toMatchObject({ supply: 7, records: [] });
  expect(table.player(adam).hand).toContain('smuggle');
  expect(table.player(emily)).toMatchObject({ tags: 2, records: ['trace'] });
  expect(table.does(adam, correct(['card/1/trace', 'hand'])).player(emily).records).toEqual([]);
});

test('[IS-37] the ledger does not tell a coerced card to who has not seen it', () => {
  const facedown = [{ card: 'smuggle', knownTo: [emily, adam] }] as const;
  const table = lay({
    players: [
      {
        facedown,
        hand: lay()
          .player(adam)
          .hand.filter((card) => card !== 'smuggle'),
      },
    ],
  });
  const line = (viewer: number | 'table') =>
    full.ledger(table.state, viewer).find(({ id }) => id === 'card/0/smuggle')?.value;
  expect([line(adam), line(emily), line(zachary), line('table')]).toEqual([
    'records',
    'records',
    undefined,
    undefined,
  ]);
});

test('[IS-16] nothing can be corrected before the first turn', () => {
  expect(full.ledger(full.start(lay().state.options), 'table')).toEqual([]);
});
