import { fireEvent, screen } from '@testing-library/react-native';
import { CorrectScreen } from '@/components/match/correct/CorrectScreen';
import { changesOf, placesFor, settledAt, surplusOf } from '@/components/match/correct/drift';
import { groupsOf, inOrder, shownOf } from '@/components/match/correct/groups';
import { type LedgerEntry } from '@/rules/core/ledger';
import { message, seat } from '@/rules/core/message';
import { address } from '@/__tests__/support/jest/router';
import { layTable } from '@/__tests__/support/match-table';
import { setNumber } from '@/__tests__/support/set-number';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
test('counting differently shows the drift and what is too many, and saves as one correction', async () => {
  const { session } = await layTable(CorrectScreen);
  expect(screen.getByText('All there')).toBeVisible();
  setNumber('Coins of Anna', 2);
  expect(screen.getByText('The app expected 0')).toBeVisible();
  expect(screen.getByText('2 too many')).toBeVisible();
  press('Save the correction');
  expect(session.moment.standing.log.events.length).toBe(0);
  setNumber('Coins in the bank', 6);
  fireEvent.press(screen.getByRole('radio', { name: 'Ben' }));
  press('Save the correction');
  expect(session.moment.standing.log.events.at(-1)).toMatchObject({
    actor: 'table',
    move: {
      type: 'correct',
      changes: [
        { entry: 'coins/0', to: 2 },
        { entry: 'coins/bank', to: 6 },
        { entry: 'active', to: '1' },
      ],
    },
  });
});

test('nothing counted differently is nothing to save', async () => {
  const { session } = await layTable(CorrectScreen);
  press('Save the correction');
  expect(screen.getByText('Nothing differs from what the app expects.')).toBeVisible();
  expect(session.moment.standing.log.events.length).toBe(0);
});

test('what a refusal asked about comes first and is marked', async () => {
  address.params = { asked: 'coins/1' };
  await layTable(CorrectScreen);
  const [first] = screen.getAllByRole('button', { name: /^Coins/ });
  expect(first).toHaveAccessibleName('Coins of Ben, 0');
  expect(screen.getAllByText('In question')).toHaveLength(1);
  address.params = {};
});

interface Line {
  readonly value: number;
  readonly of?: number;
  readonly stock?: string;
}

const line = (id: string, { value, of, stock }: Line) => ({
  ...{ kind: 'count' as const, id, value, min: 0, max: 9 },
  label: of === undefined ? message('ledger.line') : message('ledger.line', { seat: seat(of) }),
  ...(stock === undefined ? {} : { stock }),
});

test('what is missing or too many in a stock is settled where it lies or came from', () => {
  const supply = line('supply', { value: 4, stock: 'discs' });
  const way = line('way', { value: 0, stock: 'discs' });
  const stock = [supply, way];
  expect(changesOf(stock, { supply: 4, way: 5 })).toEqual([{ entry: 'way', to: 5 }]);
  expect(surplusOf(stock, { supply: 2 })).toBe(-2);
  expect(settledAt(way, { supply: 2 }, -2)).toEqual({ supply: 2, way: 2 });
  expect(surplusOf(stock, { way: 3 })).toBe(3);
  expect(settledAt(supply, { way: 3 }, 3)).toEqual({ way: 3, supply: 1 });
  expect(placesFor(stock, { way: 3 }, 3).map(({ id }) => id)).toEqual(['supply']);
  expect(placesFor(stock, { supply: 2 }, -2).map(({ id }) => id)).toEqual(['way']);
  expect(placesFor([way, supply], {}, 0).map(({ id }) => id)).toEqual(['supply', 'way']);
  expect(placesFor(stock, { supply: 0 }, 1).map(({ id }) => id)).toEqual([]);
  expect(settledAt(way, {}, 0)).toEqual({ way: 1 });
});

test('lines stand with whose they are, with those that share their pieces, or with their kind', () => {
  const ledger: readonly LedgerEntry[] = [
    line('supply/0', { value: 3, of: 0, stock: 'discs/0' }),
    line('points/0', { value: 3, of: 0 }),
    line('done/0', { value: 1, of: 0, stock: 'cards' }),
    line('supply/1', { value: 3, of: 1, stock: 'discs/1' }),
    line('done/1', { value: 1, of: 1, stock: 'cards' }),
    { ...line('round', { value: 3 }), label: message('ledger.round') },
    ...[1, 2, 3, 4, 5].map((place) => line(`crate/${place}`, { value: 1 })),
  ];
  const groups = groupsOf(ledger);
  expect(groups.map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual([
    ['seat/0', ['supply/0', 'points/0']],
    ['cards', ['done/0', 'done/1']],
    ['seat/1', ['supply/1']],
    ['table', ['round']],
    ['ledger.line', [1, 2, 3, 4, 5].map((place) => `crate/${place}`)],
  ]);
  expect(inOrder(groups, [], 1)[0]?.id).toBe('seat/1');
  expect(inOrder(groups, ['round'], 1).map(({ id }) => id)[0]).toBe('table');
});

test('of many empty places of a stock only those in question are shown, and the first line always', () => {
  const places = ['a', 'b', 'c', 'd', 'e'].map((id) => line(id, { value: 0, stock: 'discs' }));
  const [group] = groupsOf([line('supply', { value: 0, stock: 'discs' }), ...places]);
  if (!group) throw new Error('no group');
  expect(shownOf(group, {}, []).map(({ id }) => id)).toEqual(['supply']);
  expect(shownOf(group, { b: 1 }, ['d']).map(({ id }) => id)).toEqual(['supply', 'b', 'd']);
});
