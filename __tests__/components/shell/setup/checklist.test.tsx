import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { useMatch } from '@/components/match/match-context';
import { ChecklistScreen } from '@/components/shell/setup/ChecklistScreen';
import { keepSetup } from '@/components/shell/setup/kept-setup';
import { router } from '@/__tests__/support/jest/router';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

test('lines are ticked off with their counts and stay ticked', async () => {
  const { debrief, id } = await layTable(ChecklistScreen);
  expect(screen.getByText('Anna begins')).toBeVisible();
  const coins = () => screen.getByRole('checkbox', { name: 'Put the coins into the bank, 8' });
  fireEvent.press(coins());
  expect(coins()).toBeChecked();
  expect(screen.getByText('1/3')).toBeVisible();
  expect(debrief.matches.get(id)?.ticked).toEqual(['coins']);
  fireEvent.press(coins());
  expect(debrief.matches.get(id)?.ticked).toEqual([]);
  fireEvent.press(screen.getByRole('button', { name: 'Begin' }));
  expect(router.dismissTo).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id } });
});

function FromSetup() {
  const { id: match } = useMatch().header;
  useState(() =>
    keepSetup({ match, game: 'courier', depth: 'full', seats: [], starter: 0, chosen: undefined }),
  );
  return <ChecklistScreen />;
}

test('back before the game has begun leads to the set-up and leaves no match behind', async () => {
  const { debrief, id } = await layTable(FromSetup);
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(router.replace).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/setup',
    params: { game: 'courier' },
  });
  screen.unmount();
  expect(debrief.matches.get(id)).toBeUndefined();
});

test('a game that has begun stays', async () => {
  const { debrief, id } = await layTable(FromSetup);
  fireEvent.press(screen.getByRole('button', { name: 'Begin' }));
  screen.unmount();
  expect(debrief.matches.get(id)).toBeDefined();
});
