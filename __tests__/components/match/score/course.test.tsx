import { screen } from '@testing-library/react-native';
import { CourseScreen } from '@/components/match/score/CourseScreen';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const draw = { type: 'draw' } as const;

test('each change of points is told with its turn, its cause, and who leads from then on', async () => {
  const { play } = await layTable(CourseScreen);
  expect(await screen.findByText('No points on the way', {}, { timeout: 30_000 })).toBeVisible();
  play('table', draw);
  play(0, { type: 'play', card: 'c1', value: 5 });
  play('table', draw);
  play(1, { type: 'play', card: 'c2', value: 6 });
  expect(screen.getByLabelText(/^Turn 1, Anna, .*, \+5, Anna takes the lead$/)).toBeVisible();
  expect(screen.getByLabelText(/^Turn 2, Ben, .*, \+6, Ben takes the lead$/)).toBeVisible();
  expect(screen.getByText('Ben takes the lead · 5 : 6')).toBeVisible();
});
