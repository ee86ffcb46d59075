import { reasonId } from '@/rules/core/violation';
import { PRINTED_PRICES } from '@/rules/spy-connection/model/prices';
import { connectionPrice, mayAccept, mayTakeBack, whoWins } from '@/rules/spy-connection/questions';

test('[SC-32] [SC-33] the price of a connection from tapped spaces', () => {
  expect(connectionPrice({ spaces: ['mine', 'rival'], supply: 2 })).toMatchObject({
    allowed: true,
    price: 2,
  });
  const short = connectionPrice({ spaces: ['empty', 'rival', 'rival'], supply: 4 });
  expect(short).toMatchObject({ allowed: false, price: 5, rule: 'SC-33' });
  expect(short.violations.map(reasonId)).toEqual(['SC-33/short']);
  expect(short.mends).toMatchObject([{ key: 'check.take-back-first', params: { count: { value: 1 } } }]);
});

test('[SC-31] a way that is mine from end to end leads to a city of the network: no, not for nothing', () => {
  const own = connectionPrice({ spaces: ['mine', 'mine'], supply: 5 });
  expect(own).toMatchObject({
    allowed: false,
    rule: 'SC-31',
    because: { key: 'check.connection.in-network' },
  });
  expect(own.violations.map(reasonId)).toEqual(['SC-31/in-network']);
  expect(connectionPrice({ spaces: ['mine', 'empty'], supply: 5 }).allowed).toBe(true);
});

const facts = {
  side: 'light',
  prices: PRINTED_PRICES,
  slot: 3,
  open: 2,
  supply: 2,
  before: 'nothing',
} as const;

test('[SC-20] [SC-21] [SC-22] [SC-41] [SC-60] [SC-61] may I accept this?', () => {
  expect(mayAccept(facts)).toMatchObject({ allowed: true, price: 2, rule: 'SC-21' });
  expect(mayAccept({ ...facts, side: 'dark', supply: 3 })).toMatchObject({
    allowed: true,
    price: 3,
    rule: 'SC-60',
  });
  expect(mayAccept({ ...facts, side: 'dark', open: 0 })).toMatchObject({
    allowed: true,
    price: 0,
    rule: 'SC-61',
  });
  expect(mayAccept({ ...facts, open: 3, supply: 1, before: 'travelled' }).violations.map(reasonId)).toEqual([
    'SC-41/accept-after-travel',
    'SC-20/three-open',
    'SC-22/short',
  ]);
  expect(mayAccept({ ...facts, open: 3 }).mends).toEqual([{ key: 'check.discard-first' }]);
  expect(mayAccept({ ...facts, open: 0, supply: 0 }).mends).toMatchObject([{ key: 'check.take-back-only' }]);
  expect(mayAccept({ ...facts, supply: 0 }).mends).toMatchObject([{ params: { count: { value: 2 } } }]);
  expect(mayAccept({ ...facts, before: 'another-option' }).because.key).toBe('why.SC-42.option-taken');
});

test('[SC-35] [SC-36] may I take this back?', () => {
  const space = { from: 'space', there: 2, lifted: 2, joined: true } as const;
  expect(mayTakeBack(space)).toMatchObject({ allowed: true, rule: 'SC-35' });
  expect(mayTakeBack({ ...space, lifted: 1 }).violations.map(reasonId)).toEqual(['SC-35/half-of-pair']);
  expect(mayTakeBack({ ...space, joined: false }).violations.map(reasonId)).toEqual(['SC-35/cut-off']);
  expect(mayTakeBack({ from: 'objective' })).toMatchObject({ allowed: true, rule: 'SC-36' });
  expect(mayTakeBack({ from: 'assigned' })).toMatchObject({
    allowed: false,
    because: { key: 'check.assigned' },
    mends: [{ key: 'check.complete-or-discard' }],
  });
});

test('[SC-57] who wins this tie?', () => {
  expect(whoWins({ totals: [20, 25, 25, 25], startSeat: 2 })).toMatchObject({ winner: 1, tied: [1, 2, 3] });
  expect(whoWins({ totals: [30, 25], startSeat: 0 })).toMatchObject({
    winner: 0,
    because: { key: 'decided.points' },
  });
  expect(whoWins({ totals: [25, 25], startSeat: 0 })).toMatchObject({
    winner: 1,
    because: { key: 'decided.later-turn' },
  });
  expect(whoWins({ totals: [], startSeat: 0 })).toBeUndefined();
});
