import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { digital } from '@/__tests__/support/courier/game';
import { layTable, physical } from '@/__tests__/support/match-table';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const tap = (name: string) => fireEvent.press(screen.getByRole('button', { name: `${name}: tap` }));

test('everybody taps before the phone draws, and the table is there after the last tap', async () => {
  const { session, showAgain } = await layTable(MatchScreen, { options: digital, shared: true });
  expect(screen.getByRole('heading', { name: 'Everybody stirs the chance' })).toBeVisible();
  expect(screen.getByText(/^Seal: /)).toBeVisible();
  tap('Ben');
  expect(screen.getByText('Ben has tapped.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ben: tap' })).toBeNull();
  expect(session.moment.standing.log.events).toEqual([]);
  await showAgain();
  tap('Anna');
  await waitFor(() => expect(screen.queryByText(/Everybody stirs/)).toBeNull());
  expect(session.moment.standing.log.events).toHaveLength(1);
  expect(new Set(session.moment.standing.log.shares.map(({ salt }) => salt)).size).toBe(2);
});

test('where people shuffle themselves, nobody is asked to tap', async () => {
  await layTable(MatchScreen, { options: physical, shared: true });
  expect(screen.queryByText(/Everybody stirs/)).toBeNull();
});
