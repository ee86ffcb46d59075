import { fireEvent, screen } from '@testing-library/react-native';
import { type NewMatchChoice } from '@/components/match/game-screens';
import { checklist } from '@/components/games/spy-connection/checklist';
import { defaults } from '@/components/games/spy-connection/defaults';
import { missionId } from '@/rules/spy-connection/model/prints';
import { full } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { untilLaidOut } from '@/__tests__/support/open-table';
import { choose, layTable, onMap, press, readOut, tick } from './table';

const choice: NewMatchChoice = {
  seatCount: 2,
  startSeat: 0,
  practice: false,
  opened: 'at-the-start',
  depth: 'full',
  prints: () => [],
};

const read = (red: string, other: string, points: string) => {
  tick(red);
  tick(other);
  choose(points);
};

test('an owner starts at once, and the Start Missions are read with the red city first', async () => {
  const { state } = await layTable({ options: defaults(choice) });
  press('Start Mission of Anna');
  read('London', 'Paris', '2 points');
  press('That is the card');
  read('Madrid', 'Berlin', '3 points');
  press('That is the card');
  expect(state().players.map(({ spy }) => spy)).toEqual(['london', 'madrid']);
  expect(screen.getByRole('heading', { name: 'Anna’s turn' })).toBeVisible();
});

test('a Start Mission read twice is asked about, and what was read before it stays', async () => {
  const { state } = await layTable({ options: defaults(choice) });
  press('Start Mission of Anna');
  read('London', 'Paris', '2 points');
  press('That is the card');
  read('London', 'Paris', '2 points');
  press('That is the card');
  expect(screen.getByRole('heading', { name: 'Not now' })).toBeVisible();
  press('Leave it');
  press('Start Mission of Ben');
  read('Madrid', 'Berlin', '3 points');
  press('That is the card');
  expect(state().players.map(({ spy }) => spy)).toEqual(['london', 'madrid']);
});

test('what was read of the Start Missions is there after a reload, and gone when they are dealt', async () => {
  const { session, showAgain, state } = await layTable({ options: defaults(choice) });
  press('Start Mission of Anna');
  read('London', 'Paris', '2 points');
  press('That is the card');
  tick('Madrid');
  await showAgain();
  press('Start Mission of Ben');
  expect(screen.getByRole('checkbox', { name: 'Madrid' })).toBeChecked();
  tick('Berlin');
  choose('3 points');
  press('That is the card');
  expect(state().players.map(({ spy }) => spy)).toEqual(['london', 'madrid']);
  expect(session.unfinished).toBeUndefined();
});

test('Start Missions are chosen counterclockwise, seat by seat', async () => {
  const { state } = await layTable({ options: { ...readOut, startMissions: 'chosen' } });
  press('Start Mission 1 of 2');
  press('Paris – Rome, Red city: Paris · 3 points');
  press('Madrid – Paris, Red city: Madrid · 2 points');
  expect(screen.getByRole('heading', { name: 'Ben’s turn' })).toBeVisible();
  press('Paris – Rome, Red city: Paris · 3 points');
  expect(state().players.map(({ spy }) => spy)).toEqual(['madrid', 'paris']);
});

test('a connection is learned when it is built, with a city that nobody named and a shared space', async () => {
  const { play, state } = await layTable({ options: defaults(choice) });
  const prints = [
    { id: 's-1', cities: ['london', 'paris'], points: 2, extraTurn: false, red: 'london' },
    { id: 's-2', cities: ['madrid', 'paris'], points: 2, extraTurn: false, red: 'madrid' },
  ];
  play('table', { type: 'deal-start-missions', cards: ['s-1', 's-2'], prints });
  play(0, {
    type: 'connect-city',
    connection: 'london-paris',
    print: { id: 'london-paris', cities: ['london', 'paris'], spaces: ['gate', 'channel'] },
  });
  play(0, { type: 'end-turn' });
  onMap(/^Berlin/);
  press('Another city');
  fireEvent.changeText(screen.getByLabelText('Name of the city'), 'Genève');
  press('Add the city');
  fireEvent.press(screen.getByRole('switch', { name: 'It shares a space with another connection' }));
  fireEvent.press(screen.getAllByRole('checkbox', { name: 'London–Paris, space 1' })[0]!);
  expect(screen.getByText('Space 1, counted from Madrid: the same as')).toBeVisible();
  // A rival on the shared space, nobody on the other.
  press('Connect Genève for 3 Agents');
  expect(state().board.connections.at(-1)).toEqual({
    id: 'geneve-madrid',
    cities: ['madrid', 'geneve'],
    spaces: ['gate', 'geneve-madrid-s2'],
  });
  await untilLaidOut();
});

test('a Mission that nobody has read takes its cities and two taps', async () => {
  const { play, state } = await layTable({ options: { ...readOut, missionPrints: [] } });
  play('table', { type: 'deal-start-missions', cards: ['practice-start-1', 'practice-start-3'] });
  press('Not read yet, Mission space 1, 0 Agents');
  tick('London');
  tick('Oslo');
  choose('7 points');
  press('Accept for 0 Agents');
  expect(state().players[0]?.open[1]?.print).toEqual({
    id: 'm-7-london-oslo',
    cities: ['london', 'oslo'],
    points: 7,
    extraTurn: false,
  });
});

test('the same card read twice is one card, and two alike are told apart', () => {
  const card = { cities: ['paris', 'london'], points: 2, extraTurn: true };
  expect(missionId('m', card, () => false)).toBe('m-2x-london-paris');
  expect(missionId('m', card, (id) => id === 'm-2x-london-paris')).toBe('m-2x-london-paris-2');
});

test('a box that contradicts itself does not keep a table from playing', () => {
  const wrong = { id: 'm', cities: ['paris', 'paris'], points: 2, extraTurn: false };
  const prints = (kind: string) => (kind === 'mission' ? [{ id: 'm', data: wrong }] : []);
  const options = defaults({ ...choice, prints }) as Options;
  expect(options.missionPrints).toEqual([]);
  expect(full.checkOptions(options)).toEqual([]);
});

test('the checklist counts what lies where', () => {
  const counts = checklist(readOut).map(({ id, count }) => [id, count]);
  expect(counts).toEqual([
    ['light', undefined],
    ['spies', 2],
    ['agents', 15],
    ['shuffle', 43],
    ['display', 4],
    ['deal', 2],
    ['box', 3],
    ['red', undefined],
  ]);
});
