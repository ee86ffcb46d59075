import { fireEvent, screen } from '@testing-library/react-native';
import { FormSheet } from '@/components/match/frame/FormSheet';
import type { BaseMove, FormOffer } from '@/rules/core/contract';
import { message, piece } from '@/rules/core/message';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('expo-router', () => jest.requireActual('@/__tests__/support/jest/router'));
jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const cards = ['c1', 'c2', 'c3'];

/** Two or three cards, in any order. */
const burn: FormOffer<BaseMove, readonly string[]> = {
  kind: 'form',
  id: 'burn',
  label: message('offer.burn'),
  draft: [],
  next: (draft) =>
    cards
      .filter((card) => !draft.includes(card))
      .map((card) => ({
        ...{ id: card, label: message('offer.burn-card', { card: piece(card) }) },
        draft: [...draft, card],
      })),
  build: (draft) => (draft.length >= 2 ? ({ type: 'burn', cards: draft } as BaseMove) : undefined),
  sample: () => ({ type: 'burn' }),
};

const built = jest.fn();
const closed = jest.fn();
const Form = () => (
  <FormSheet offer={burn as unknown as FormOffer<BaseMove>} onBuilt={built} onClose={closed} />
);

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const choices = () =>
  screen
    .getAllByRole('button', { name: /^Burn Card/ })
    .map(({ props }) => props.accessibilityLabel as string);
const done = () => screen.getByRole('button', { name: /^Do it/ });

beforeEach(() => jest.clearAllMocks());

test('a form asks for one thing after the other, and says what is missing', async () => {
  await layTable(Form);
  expect(choices()).toEqual(['Burn Card 1', 'Burn Card 2', 'Burn Card 3']);
  expect(screen.queryByRole('button', { name: 'Take the last choice back' })).toBeNull();
  fireEvent.press(done());
  expect(built).not.toHaveBeenCalled();
  expect(screen.getByText('Something is still missing: choose above.')).toBeVisible();
  press('Burn Card 2');
  expect(screen.getByText('1. Burn Card 2')).toBeVisible();
  expect(choices()).toEqual(['Burn Card 1', 'Burn Card 3']);
  press('Burn Card 1');
  expect(screen.queryByText('Something is still missing: choose above.')).toBeNull();
  fireEvent.press(done());
  expect(built).toHaveBeenCalledWith({ type: 'burn', cards: ['c2', 'c1'] });
});

test('a choice is taken back, and the sheet is closed without a move', async () => {
  await layTable(Form);
  press('Burn Card 3');
  press('Burn Card 1');
  press('Take the last choice back');
  expect(screen.queryByText('2. Burn Card 1')).toBeNull();
  expect(choices()).toEqual(['Burn Card 1', 'Burn Card 2']);
  press('Take the last choice back');
  expect(choices()).toHaveLength(3);
  press('Close');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(built).not.toHaveBeenCalled();
});

test('when nothing is left to choose, only doing it is', async () => {
  await layTable(Form);
  for (const card of [1, 2, 3]) press(`Burn Card ${card}`);
  expect(screen.queryAllByRole('button', { name: /^Burn Card/ })).toEqual([]);
  fireEvent.press(done());
  expect(built).toHaveBeenCalledWith({ type: 'burn', cards: ['c1', 'c2', 'c3'] });
});
