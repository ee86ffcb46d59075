import { type LedgerChange } from '@/rules/core/ledger';
import { full, type Move } from '@/rules/i-spy/game';
import {
  type Table,
  adam,
  contact,
  control,
  emily,
  empower,
  lay,
  play,
  recruit,
  retrieve,
  reward,
  zachary,
} from './support/table';

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
  expect(table.why(adam, correct(['tokens/9/0', 2]))).toEqual(['CORE/too-many']);
  table.does(
    adam,
    correct(['tokens/9/0', 2], ['tokens-left/0', 18]),
    correct(['tokens/9/1', 1], ['tokens-left/1', 19]),
  );
  expect(table.state.tiles[9]?.tokens).toEqual([adam, adam, emily]);
  expect(table.why(adam, correct(['tokens/9/2', 1], ['tokens-left/2', 19]))).toEqual([
    'IS-45/too-many-tokens',
  ]);
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

test('[IS-20] the Initiative Card set right as a round begins: its holder begins', () => {
  const table = lay().does(adam, correct(['initiative', '1']));
  expect(table.state).toMatchObject({ first: emily, turn: { seat: emily } });
  const begun = lay().does(adam, play('smuggle'), correct(['initiative', '1']));
  expect(begun.state).toMatchObject({ first: adam, initiative: emily, turn: { seat: adam } });
  begun.does(adam, play('evade'), retrieve(), { type: 'end-turn' });
  expect(begun.state.turn.seat).toBe(emily);
});

test('[IS-20] picked up in the middle, a round goes on in the order of its holder', () => {
  const table = lay().does(adam, correct(['round', 8], ['initiative', '1'], ['active', '2']));
  table.passes(zachary, 'evade', 'smuggle');
  expect(table.state).toMatchObject({ round: 8, turn: { seat: adam } });
  table.passes(adam, 'evade', 'smuggle');
  expect(table.state).toMatchObject({ round: 9, turn: { seat: emily } });
});

test('[IS-16] nothing can be corrected before the first turn', () => {
  expect(full.ledger(full.start(lay().state.options), 'table')).toEqual([]);
});

describe('a refusal that is about a count names its line, so that a recount begins there', () => {
  const focusOf = (table: Table, move: Move) => {
    const lines = full.ledger(table.state, 'table').map(({ id }) => id);
    const focus = full.check(table.state, adam, move).flatMap((violation) => violation.focus ?? []);
    expect(focus.filter((id) => !lines.includes(id))).toEqual([]);
    return focus;
  };
  const blackmailing = (tokens: readonly number[], left = 10) =>
    lay({
      players: [{ tokensLeft: left }, { tags: 1, tokensLeft: 10 }, { tokensLeft: 10 }],
      state: { tiles: { 9: { tokens, notes: {} } } },
    }).does(adam, play('blackmail'));

  test('[IS-35] Tags', () => {
    expect(focusOf(lay(), play('misdirect', { target: emily }))).toEqual(['tags/1']);
    expect(focusOf(lay(), play('blackmail'))).toEqual(['tags/1', 'tags/2']);
  });

  test('[IS-41] Supply', () => {
    const table = lay({ players: [{ supply: 4 }] }).does(adam, contact('berlin'), reward('berlin', 2));
    expect(focusOf(table, recruit(1, 6))).toEqual(['supply/0']);
  });

  test('[IS-45] [IS-46] [IS-48] Control Tokens', () => {
    const tile = ['tokens/9/0', 'tokens/9/1', 'tokens/9/2'];
    expect(focusOf(blackmailing([1, 1, 2]), control(9))).toEqual(tile);
    expect(focusOf(blackmailing([1]), empower(9, 10))).toEqual(tile);
    expect(focusOf(blackmailing([], 0), control(9))).toEqual(['tokens-left/0']);
  });

  test('[IS-23] [IS-24] cards, caches and whose turn it is', () => {
    const played = lay().does(adam, play('smuggle'));
    expect(focusOf(played, retrieve('evade'))).toEqual(['card/0/evade']);
    expect(focusOf(lay({ state: { caches: 0 } }), { type: 'take-cache' })).toEqual(['caches']);
    const later = lay().passes(adam, 'evade', 'smuggle');
    expect(focusOf(later, play('trace', { target: emily }))).toEqual(['active']);
  });
});
