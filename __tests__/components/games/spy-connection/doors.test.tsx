import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { CorrectScreen } from '@/components/match/correct/CorrectScreen';
import { Check } from '@/components/games/spy-connection/check/Check';
import { defaults } from '@/components/games/spy-connection/defaults';
import { fourteenAgents, Setup } from '@/components/games/spy-connection/setup/Setup';
import { spyConnectionCard } from '@/components/games/spy-connection/card';
import { type Options } from '@/rules/spy-connection/model/options';
import { loadGameWords } from '@/i18n/spoken';
import { renderKit } from '@/__tests__/support/render-kit';
import { setNumber } from '@/__tests__/support/set-number';
import { choose, dealt, layTable, press, readOut } from './table';

beforeAll(() => loadGameWords(spyConnectionCard.id));

test('the price of a connection is tapped through empty, mine and rival', () => {
  renderKit(<Check />);
  expect(screen.getByText('Yes: it costs 2 Agents. Left in the supply: 3.')).toBeVisible();
  press('Space 1: Empty, costs 1');
  press('Space 1: Mine, costs 0');
  expect(screen.getByRole('button', { name: 'Space 1: Rival, costs 2' })).toBeVisible();
  expect(screen.getByText('Yes: it costs 3 Agents. Left in the supply: 2.')).toBeVisible();
});

test('may I accept, may I take back, who wins: each answers with its rule', () => {
  renderKit(<Check />);
  choose('Accept');
  choose('Spy moved');
  expect(screen.getByText('No')).toBeVisible();
  expect(screen.getByText('SC-41')).toBeVisible();
  choose('Take back');
  choose('Assigned');
  expect(screen.getByText('SC-36')).toBeVisible();
  choose('Tie');
  expect(
    screen.getByText('A tie for the most points: Player 2 had the later first turn and wins'),
  ).toBeVisible();
});

test('[SC-11] 14 Agents for everybody with one tap, or for one seat alone', () => {
  const onChange = jest.fn();
  renderKit(<Setup options={readOut} players={[]} depth="full" prints={() => []} onChange={onChange} />);
  fireEvent.press(screen.getByRole('checkbox', { name: '14 Agents' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ agents: [14, 14] }));
  const one = fourteenAgents.with(readOut, [false, true]);
  expect(one).toMatchObject({ agents: [15, 14] });
  expect(fourteenAgents.of(one)).toEqual([false, true]);
});

test('an option says what it means as soon as it is touched', () => {
  renderKit(<Setup options={readOut} players={[]} depth="full" prints={() => []} onChange={jest.fn()} />);
  expect(screen.queryByText(/Agree on it together/)).toBeNull();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Advice' }));
  expect(screen.getByText(/Agree on it together/)).toBeVisible();
});

test('a digital deck is offered only where all cards are known', () => {
  const options = defaults({
    ...{ seatCount: 2, startSeat: 0, depth: 'full', practice: false, opened: 'at-the-start' },
    prints: () => [],
  });
  renderKit(<Setup options={options} players={[]} depth="full" prints={() => []} onChange={jest.fn()} />);
  expect(screen.queryByRole('checkbox', { name: 'Missions on the phone' })).toBeNull();
});

const light = (opened: 'at-the-start' | 'at-the-end') =>
  defaults({ seatCount: 2, startSeat: 0, depth: 'light', practice: false, opened, prints: () => [] });

test('the pad keeps what was tapped for one player while another is counted', async () => {
  await layTable({ module: 'light', options: light('at-the-end') });
  press('5 points');
  choose('Ben');
  expect(screen.getByRole('button', { name: 'Enter 0 points' })).toBeVisible();
  press('3 points');
  choose('Anna');
  expect(screen.getByRole('button', { name: 'Enter 5 points' })).toBeVisible();
  choose('Ben');
  expect(screen.getByRole('button', { name: 'Enter 3 points' })).toBeVisible();
});

test('a Mission and its points are corrected together', async () => {
  const { session } = await layTable({ module: 'light', options: light('at-the-start') }, CorrectScreen);
  setNumber('Anna: points of the completed Missions', 5);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Set to/ })).toBeNull());
  setNumber('Anna: completed Missions', 2);
  press('Save the correction');
  expect(session.moment.standing.log.events.at(-1)?.move).toMatchObject({
    changes: expect.arrayContaining([
      { entry: 'completed/0', to: 2 },
      { entry: 'points/0', to: 5 },
    ]),
  });
});

test('a city that an owner typed is corrected by its name', async () => {
  const cities = readOut.cities.map((city) => (city.id === 'vienna' ? { ...city, name: 'Køge' } : city));
  const options = { ...readOut, cities };
  const { play } = await layTable({ options }, CorrectScreen);
  play('table', dealt);
  press('Spy of Anna, Paris');
  expect(screen.getByRole('button', { name: 'Køge' })).toBeVisible();
  expect(screen.queryByText('Vienna')).toBeNull();
});

test('the pad adds up, and counts everybody', async () => {
  await layTable({ module: 'light', options: light('at-the-end') });
  for (const name of ['5 points', '3 points', 'Remove the last', '4 points', 'Enter 9 points']) press(name);
  press('8 points');
  press('Enter 8 points');
  expect(screen.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

const priced = (board: 'light' | 'dark') => {
  const onChange = jest.fn();
  const options: Options = { ...readOut, board };
  renderKit(<Setup options={options} players={[]} depth="full" prints={() => []} onChange={onChange} />);
  press(/^Prices /);
  const raise = (label: string) =>
    fireEvent(screen.getByLabelText(label), 'accessibilityAction', {
      nativeEvent: { actionName: 'increment' },
    });
  return { onChange, raise };
};

test('the light side asks for what the board shows', () => {
  const { onChange, raise } = priced('light');
  raise('Agents to assign at space 1');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ prices: [1, 1, 2, 2] }));
});

test('the dark side asks for all that lies on the card, and says that its own Agent is among them', () => {
  const { onChange, raise } = priced('dark');
  expect(screen.getByText(/The extra one of the dark side is included/)).toBeVisible();
  const first = screen.getByLabelText('Agents to assign at space 1, in all');
  expect(first.props).toMatchObject({ 'aria-valuenow': 1, 'aria-valuemin': 1 });
  raise('Agents to assign at space 4, in all');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ prices: [0, 1, 2, 3] }));
});
