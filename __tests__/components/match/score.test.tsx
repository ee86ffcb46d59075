import { fireEvent, screen } from '@testing-library/react-native';
import { Share } from 'react-native';
import { facing } from '@/components/match/glance/facing';
import { GlanceScreen } from '@/components/match/glance/GlanceScreen';
import { resultSvg } from '@/components/match/score/result-svg';
import { ScoreScreen } from '@/components/match/score/ScoreScreen';
import { digital } from '@/__tests__/support/courier/game';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('expo-router', () => jest.requireActual('@/__tests__/support/jest/router'));
jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const draw = { type: 'draw' } as const;

const finished = async () => {
  const table = await layTable(ScoreScreen);
  table.play('table', draw);
  table.play(0, { type: 'play', card: 'c1', value: 5 });
  for (let turn = 1; turn < 12; turn++) {
    table.play('table', draw);
    table.play(turn % 2, { type: 'pass' });
  }
  return table;
};

test('the score is itemised, with the winner and what decided', async () => {
  await finished();
  expect(screen.getByRole('heading', { name: 'Anna wins' })).toBeVisible();
  expect(screen.getByText('More points')).toBeVisible();
  expect(screen.getByLabelText('Cards, Anna 5, Ben 0')).toBeVisible();
  expect(screen.getByLabelText('Total, Anna 5, Ben 0')).toBeVisible();
  expect(screen.getByRole('button', { name: /A card scores its value, a coin 1\., T-8/ })).toBeVisible();
  expect(screen.queryByText(/Seal/)).toBeNull();
});

test('the result is shared without anything that is not on the table', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  await finished();
  press('Share the result');
  expect(share).toHaveBeenCalledWith({ message: 'Courier: Anna wins\nMore points\n★ Anna: 5\n· Ben: 0' });
});

test('the shuffle is sealed while the game runs and verified when it is over', async () => {
  const { session, play } = await layTable(ScoreScreen, { options: digital });
  expect(screen.getByText(/^Seal: /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify the shuffle' })).toBeNull();
  expect(JSON.stringify(screen.toJSON())).not.toContain(session.seed.slice(0, 8));
  for (let turn = 0; turn < 12; turn++) play(turn % 2, { type: 'pass' });
  await screen.findByRole('button', { name: 'Verify the shuffle' });
  press('Verify the shuffle');
  expect(screen.getByText('12 draws verified')).toBeVisible();
});

test('names cannot break out of the picture', () => {
  const place = { seat: 0, name: '<script>"&', total: 1, won: true };
  const { svg } = resultSvg({ game: 'G', headline: 'H', decidedBy: undefined, places: [place] }, () => 0);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&#60;script&#62;');
});

test('glance mode turns to face the seat to move', async () => {
  expect([0, 1, 2, 3].map((seat) => facing(seat, 4))).toEqual([0, 90, 180, 270]);
  expect([0, 1].map((seat) => facing(seat, 2))).toEqual([0, 180]);
  const { play } = await layTable(GlanceScreen);
  expect(screen.getByRole('heading', { name: 'Anna' })).toBeVisible();
  play('table', draw);
  play(0, { type: 'pass' });
  expect(screen.getByRole('heading', { name: 'Ben' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop turning to the seat to move' })).toBeVisible();
  expect(screen.getByLabelText('Anna: 0 points')).toBeVisible();
});
