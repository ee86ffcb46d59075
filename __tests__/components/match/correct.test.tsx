import { fireEvent, screen } from '@testing-library/react-native';
import { CorrectScreen } from '@/components/match/correct/CorrectScreen';
import { changesOf, groupsOf } from '@/components/match/correct/drift';
import { message } from '@/rules/core/message';
import { address } from '@/__tests__/support/jest/router';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('expo-router', () => jest.requireActual('@/__tests__/support/jest/router'));
jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const increase = (label: string) =>
  fireEvent(screen.getByLabelText(label), 'accessibilityAction', {
    nativeEvent: { actionName: 'increment' },
  });
const decrease = (label: string) =>
  fireEvent(screen.getByLabelText(label), 'accessibilityAction', {
    nativeEvent: { actionName: 'decrement' },
  });

test('counting differently shows the drift and what is too many, and saves as one correction', async () => {
  const { session } = await layTable(CorrectScreen);
  expect(screen.getByText('All there')).toBeVisible();
  increase('Coins of Anna');
  increase('Coins of Anna');
  expect(screen.getByText('The app expected 0')).toBeVisible();
  expect(screen.getByText('2 too many')).toBeVisible();
  press('Save the correction');
  expect(session.log.events.length).toBe(0);
  decrease('Coins in the bank');
  decrease('Coins in the bank');
  fireEvent.press(screen.getByRole('radio', { name: 'Ben' }));
  press('Save the correction');
  expect(session.log.events.at(-1)).toMatchObject({
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
  expect(session.log.events.length).toBe(0);
});

test('what a refusal asked about comes first and is marked', async () => {
  address.params = { asked: 'coins/1' };
  await layTable(CorrectScreen);
  const labels = screen.getAllByLabelText(/^Coins/).map(({ props }) => String(props['aria-label']));
  expect(labels[0]).toBe('Coins of Ben');
  expect(screen.getAllByText('In question')).toHaveLength(1);
  address.params = {};
});

test('missing pieces are counted by stock', () => {
  const line = (id: string, value: number) =>
    ({ kind: 'count', id, label: message(id), value, min: 0, max: 9, stock: 'discs' }) as const;
  const ledger = [line('a', 4), line('b', 3)];
  expect(groupsOf(ledger, { a: 2 })).toMatchObject([{ stock: 'discs', surplus: -2 }]);
  expect(changesOf(ledger, { a: 4, b: 5 })).toEqual([{ entry: 'b', to: 5 }]);
});
