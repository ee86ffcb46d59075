import { fireEvent, screen, within } from '@testing-library/react-native';
import { defaults } from '@/components/games/spy-connection/defaults';
import { type Options, type State } from '@/rules/spy-connection/light/state';
import { layTable, press, tick } from './table';

const tracked = defaults({
  ...{ seatCount: 2, startSeat: 0, depth: 'light', practice: false, opened: 'at-the-start' },
  prints: () => [],
});

const lay = async (options = tracked) => {
  const { session, play } = await layTable({ module: 'light', options });
  const log = () => session.moment.standing.log;
  return { play, log, anna: () => (log().state as State).players[0] };
};
const totals = ({ game, state }: ReturnType<Awaited<ReturnType<typeof lay>>['log']>) =>
  game.outcome(state).scores.map(({ total }) => total);
const set = (name: string) => {
  const [key] = screen.getAllByRole('radio', { name });
  if (!key) throw new Error(`No key ${name}`);
  fireEvent.press(key);
};

test('every key counts at once, and the row of whoever moves adds up', async () => {
  const { log, anna } = await lay();
  const row = within(screen.getByLabelText('Anna'));
  expect(row.getByRole('button', { name: 'Anna, 1 point' })).toBeVisible();
  press('Accept a Mission, 2 Agents');
  expect(row.getByRole('button', { name: 'Anna, 12 Agents in the supply' })).toBeVisible();
  expect(row.getByRole('button', { name: 'Anna, 2 open Missions' })).toBeVisible();
  press('Cover 1 circle');
  press('Complete a Mission');
  expect(screen.getByText('Tap its points')).toBeVisible();
  set('4 points');
  press('Complete · 4 points, Supply 11 → 13, 1 of 7');
  expect(anna()).toMatchObject({ supply: 13, open: 1, covered: 0, completed: [4] });
  expect(row.getByRole('button', { name: 'Anna, 4 points' })).toBeVisible();
  expect(log().events).toHaveLength(3);
});

test('[SC-70] a number of anybody is set by one tap, and kept as a correction', async () => {
  const { log } = await lay();
  press('Ben, 14 Agents in the supply');
  expect(screen.getByText('1 of 15 are out')).toBeVisible();
  press('9');
  expect(screen.getByRole('button', { name: 'Ben, 9 Agents in the supply' })).toBeVisible();
  expect(log().events.at(-1)?.move).toEqual({ type: 'correct', changes: [{ entry: 'supply/1', to: 9 }] });
  press('Ben, 1 open Mission');
  press('Leave it at 1');
  expect(screen.getByRole('button', { name: 'Accept a Mission, 0 Agents' })).toBeVisible();
});

test('[SC-25] a Mission is discarded from the number of open ones', async () => {
  const { anna } = await lay();
  press('Anna, 1 open Mission');
  press('Discard a Mission');
  press('Discard a Mission, Supply 14 → 15');
  expect(anna()).toMatchObject({ supply: 15, open: 0, covered: 0 });
  press('Complete a Mission');
  expect(screen.getByText('There is no open Mission to complete.')).toBeOnTheScreen();
});

test('[SC-20] a fourth Mission is recorded with the number that was asked for, or after a discard', async () => {
  const { play, log } = await lay();
  play('table', { type: 'correct', changes: [{ entry: 'open/0', to: 3 }] });
  press('Accept a Mission, 2 Agents');
  expect(screen.getByText('You have 3 open Missions; 3 is the limit.')).toBeOnTheScreen();
  expect(
    screen.getByRole('button', { name: 'Discard one first (back: 0 assigned, 0 from circles)' }),
  ).toBeVisible();
  press('Record it anyway');
  expect(log().events.at(-1)?.move).toEqual({ type: 'accept-mission', agents: 2 });
});

test('[SC-61] on the dark side nothing is assigned only without an open Mission', async () => {
  await lay({ ...(tracked as Options), board: 'dark' });
  expect(screen.getByText('dark side: 0 only with none open')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept a Mission, 3 Agents' })).toBeVisible();
});

test('[SC-53] an extra turn is said where it is owed, started by the large button, and can be declined', async () => {
  const { log } = await lay();
  press('Complete a Mission');
  set('2 points');
  tick('Extra Turn');
  press(/^Complete · 2 points/);
  expect(screen.getByText('1 extra turn to come')).toBeVisible();
  press('Start extra turn');
  expect(screen.getByText('Extra Turn')).toBeVisible();
  press('No extra turn');
  expect((log().state as State).active).toBe(1);
});

test('[SC-55] a tracked game goes to its result without being told again what is known', async () => {
  const { play, log } = await lay();
  const six = {
    changes: [
      { entry: 'completed/0', to: 6 },
      { entry: 'points/0', to: 12 },
    ],
  };
  play('table', { type: 'correct', ...six });
  press('Complete a Mission');
  set('5 points');
  press(/^Complete · 5 points/);
  expect(screen.getByText('Seven done')).toBeVisible();
  press('End turn → Ben');
  expect(screen.getByRole('heading', { name: 'Last round' })).toBeVisible();
  press('Start Ben’s last turn');
  expect(within(screen.getByLabelText('Ben')).getByText('Last turn')).toBeVisible();
  press('End turn, end the game');
  expect(screen.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  expect(totals(log())).toEqual([17, 1]);
});

test('a light game that ends early is counted as it stands', async () => {
  const { log } = await lay();
  press('Cover 2 circles');
  press('Menu');
  press('End the game early');
  press('Count it as it stands');
  expect(screen.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  expect(totals(log())).toEqual([3, 1]);
});
