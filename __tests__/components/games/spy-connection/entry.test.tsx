import { fireEvent, screen } from '@testing-library/react-native';
import { type NewMatchChoice } from '@/components/match/game-screens';
import { checklist } from '@/components/games/spy-connection/checklist';
import { defaults } from '@/components/games/spy-connection/defaults';
import { missionId } from '@/rules/spy-connection/model/prints';
import { full } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { untilLaidOut } from '@/__tests__/support/open-table';
import { choose, layTable, onMap, press, readOut } from './table';

const choice: NewMatchChoice = {
  seatCount: 2,
  startSeat: 0,
  practice: false,
  opened: 'at-the-start',
  depth: 'full',
  prints: () => [],
};

const read = (red: string, other: string, points: string) => {
  onMap(red);
  onMap(other);
  choose(points);
};

test('[SC-14] an owner starts at once, and the Start Missions are read on the map, the red city first', async () => {
  const { state } = await layTable({ options: defaults(choice) });
  expect(screen.getByText('Start Mission of Anna')).toBeVisible();
  read('London', 'Paris', '2 points');
  press('Anna starts in London, then Ben’s card');
  read('Madrid', 'Berlin', '3 points');
  press('Berlin is the red city');
  press('Madrid is the red city');
  press('Ben starts in Madrid, then the game begins');
  expect(state().players.map(({ spy }) => spy)).toEqual(['london', 'madrid']);
  expect(screen.getByRole('heading', { name: 'Anna’s turn' })).toBeVisible();
});

test('a Start Mission that the box knows is one tap', async () => {
  const { state } = await layTable({ options: readOut });
  press('Paris – Rome, Red city: Paris, 3 points');
  press('Madrid – Paris, Red city: Madrid, 2 points');
  expect(state().players.map(({ spy }) => spy)).toEqual(['paris', 'madrid']);
});

test('a Start Mission read twice is asked about, and what was read before it stays', async () => {
  const { state } = await layTable({ options: defaults(choice) });
  read('London', 'Paris', '2 points');
  press(/^Anna starts in London/);
  read('London', 'Paris', '2 points');
  press(/^Ben starts in London/);
  expect(screen.getByRole('heading', { name: 'Not now' })).toBeVisible();
  press('Leave it');
  read('Madrid', 'Berlin', '3 points');
  press(/^Ben starts in Madrid/);
  expect(state().players.map(({ spy }) => spy)).toEqual(['london', 'madrid']);
});

test('what was read of the Start Missions is there after a reload, and gone when they are dealt', async () => {
  const { session, showAgain, state } = await layTable({ options: defaults(choice) });
  read('London', 'Paris', '2 points');
  press(/^Anna starts in London/);
  onMap('Madrid');
  await showAgain();
  expect(screen.getByRole('button', { name: 'Madrid, on the card' })).toBeOnTheScreen();
  onMap('Berlin');
  choose('3 points');
  press(/^Ben starts in Madrid/);
  expect(state().players.map(({ spy }) => spy)).toEqual(['london', 'madrid']);
  expect(session.unfinished).toBeUndefined();
});

test('[SC-14] Start Missions are chosen counterclockwise, by a card or its red city', async () => {
  const { state } = await layTable({ options: { ...readOut, startMissions: 'chosen' } });
  press('Paris – Rome, Red city: Paris, 3 points');
  press('Madrid – Paris, Red city: Madrid, 2 points');
  expect(screen.getByRole('heading', { name: 'Ben’s turn' })).toBeVisible();
  onMap('Madrid');
  press('Paris – Rome, Red city: Paris, 3 points');
  press('Ben takes Paris, 3 points');
  expect(state().players.map(({ spy }) => spy)).toEqual(['madrid', 'paris']);
});

const learning = async () => {
  const table = await layTable({ options: defaults(choice) });
  const prints = [
    { id: 's-1', cities: ['london', 'paris'], points: 2, extraTurn: false, red: 'london' },
    { id: 's-2', cities: ['madrid', 'paris'], points: 2, extraTurn: false, red: 'madrid' },
  ];
  table.play('table', { type: 'deal-start-missions', cards: ['s-1', 's-2'], prints });
  table.play(0, {
    type: 'connect-city',
    connection: 'london-paris',
    print: { id: 'london-paris', cities: ['london', 'paris'], spaces: ['gate', 'channel'] },
  });
  table.play(0, { type: 'end-turn' });
  return table;
};

test('a way is drawn on the map: its spaces counted, a shared one tapped, and shifted by another tap', async () => {
  const { state } = await learning();
  onMap(/^Paris/);
  expect(screen.getByText('Tap the number of spaces')).toBeVisible();
  choose('2 spaces');
  onMap('London–Paris, space 2, share this space');
  expect(screen.getByText('Shared from Madrid: space 2. Tap the dot again to shift it.')).toBeVisible();
  onMap('London–Paris, space 2, shared');
  expect(screen.getByText('Shared from Madrid: space 1. Tap the dot again to shift it.')).toBeVisible();
  onMap('London–Paris, space 2, shared');
  onMap('London–Paris, space 2, share this space');
  // A rival on the shared space, nobody on the other.
  press('Connect Paris · 3, Supply 14 → 11, kept in your box');
  expect(state().board.connections.at(-1)).toEqual({
    id: 'madrid-paris',
    cities: ['madrid', 'paris'],
    spaces: ['madrid-paris-s1', 'channel'],
  });
});

test('a city that nobody named is typed once, and the way to it is drawn at once', async () => {
  const { state } = await learning();
  press('Another city');
  fireEvent.changeText(screen.getByLabelText('Name of the city'), 'Genève');
  press('Add the city');
  choose('1 space');
  press(/^Connect Genève · 1/);
  expect(state().board.connections.at(-1)).toMatchObject({
    id: 'geneve-madrid',
    cities: ['madrid', 'geneve'],
  });
  await untilLaidOut();
});

test('a way that is known is not asked for again, unless it is said to be another one', async () => {
  const { state, play } = await learning();
  play('table', { type: 'correct', changes: [{ entry: 'spy/1', to: 'london' }] });
  onMap(/^Paris, /);
  expect(screen.getByRole('button', { name: /^Connect Paris · / })).toBeVisible();
  press('Another way');
  choose('3 spaces');
  press(/^Connect Paris · 3/);
  expect(screen.getByText(/SC-3/)).toBeOnTheScreen();
  press('Record it anyway');
  expect(state().board.connections).toHaveLength(2);
});

test('a Mission that nobody has read takes its cities and two taps', async () => {
  const { play, state } = await layTable({ options: { ...readOut, missionPrints: [] } });
  play('table', { type: 'deal-start-missions', cards: ['practice-start-1', 'practice-start-3'] });
  press('Not read yet, Mission space 1, 0 Agents');
  onMap('London');
  onMap('Oslo');
  choose('7 points');
  press('Accept · 0 Agents, Supply 14 → 14');
  expect(state().players[0]?.open[1]?.print).toEqual({
    id: 'm-7-london-oslo',
    cities: ['london', 'oslo'],
    points: 7,
    extraTurn: false,
  });
});

test('a reload in the middle of reading a card or drawing a way loses nothing, and neither outlives its turn', async () => {
  const { showAgain, session, state } = await learning();
  press('Not read yet, Mission space 1, 0 Agents');
  onMap('Rome');
  choose('7 points');
  await showAgain();
  expect(screen.getByRole('radio', { name: '7 points' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Accept · 0 Agents, Supply 14 → 14' })).toBeVisible();
  press('Cancel');
  expect(session.unfinished).toBeUndefined();
  onMap(/^Paris/);
  choose('2 spaces');
  await showAgain();
  press(/^Connect Paris · 2/);
  expect(state().players[1]?.spy).toBe('paris');
  expect(session.unfinished).toBeUndefined();
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
