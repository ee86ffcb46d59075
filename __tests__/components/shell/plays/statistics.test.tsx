import { fireEvent, screen } from '@testing-library/react-native';
import { PlaysScreen } from '@/components/shell/plays/PlaysScreen';
import { type NotedPlay } from '@/store/plays/play';
import { openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
const play = (place: number, totals: readonly number[], winner: number): NotedPlay => ({
  ...{ id: `p${place}`, game: 'courier', endedAt: 100 * DAY - place * DAY, totals, winners: [winner] },
  ...{ played: (40 + place) * MINUTE, starts: 0 },
  players: ['Anna', 'Ben', 'Clara'].slice(0, totals.length).map((name, colour) => ({ name, colour })),
});

const show = async (plays: readonly NotedPlay[], tab: 'Games' | 'People') => {
  const debrief = await openStore();
  await debrief.plays.note(plays);
  await showScreen(PlaysScreen, debrief);
  fireEvent.press(await screen.findByRole('radio', { name: tab }, { timeout: 30_000 }));
};

const three = [play(0, [31, 22], 0), play(1, [10, 20, 30], 2), play(2, [25, 25], 1)];

test('three plays of a game tell who wins, with how much, how long, and whether it helps to begin', async () => {
  await show(three, 'Games');
  expect(await screen.findByLabelText('Anna: 1 of 3', {}, { timeout: 30_000 })).toBeOnTheScreen();
  expect(screen.getByLabelText('Clara: 1 of 1')).toBeOnTheScreen();
  expect(
    screen.getByLabelText('From 10 to 31 points; half of all results are at 25 or below.'),
  ).toBeOnTheScreen();
  expect(
    screen.getByText(/^Average 23\.3 · give or take 7\.1 · best 31$/, { includeHiddenElements: true }),
  ).toBeOnTheScreen();
  expect(screen.getByLabelText('2 players: 40 to 42 min, middle 41')).toBeOnTheScreen();
  expect(
    screen.getByLabelText('Whoever began has won 1 of 3 plays; chance would give 1.3.'),
  ).toBeOnTheScreen();
});

test('one person against chance, head to head, by game and by size of the table', async () => {
  await show(three, 'People');
  expect(await screen.findByText('of 3 won', {}, { timeout: 30_000 })).toBeVisible();
  expect(screen.getByText('33 %. The mark: what chance would give, 44 %.')).toBeVisible();
  expect(screen.getByLabelText('Ben: 3 together, ahead 1, behind 2')).toBeOnTheScreen();
  expect(screen.getByLabelText('Courier: 1 of 3 won, average 22, best 31')).toBeOnTheScreen();
  expect(screen.getByLabelText('With 3: 0 of 1 won, chance 0.3')).toBeOnTheScreen();
  expect(screen.getByText('best run: 1 in a row')).toBeVisible();
});

test('two plays are too few to say anything', async () => {
  await show(three.slice(0, 2), 'Games');
  expect(
    await screen.findByText('Three plays tell something; so far there are 2.', {}, { timeout: 30_000 }),
  ).toBeVisible();
  expect(screen.queryByText('Wins')).toBeNull();
});
