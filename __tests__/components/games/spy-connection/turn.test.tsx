import { fireEvent, screen } from '@testing-library/react-native';
import { router } from '@/__tests__/support/jest/router';
import { type Move } from '@/rules/spy-connection/game';
import { dealt, layTable, lie, onMap, press, readOut, tick } from './table';

test('accepting a known card takes two taps, and the price is that of its slot', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(4, ['london', 'madrid']));
  press('London – Madrid, 2 points, 1 Agent');
  press('Accept · 1 Agent, Supply 14 → 13');
  expect(state().players[0]).toMatchObject({ supply: 13, open: [{}, { tile: 4, assigned: 1 }] });
});

test('a tap beside it or on Cancel leaves what was chosen', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(4, ['london', 'madrid']));
  press('London – Madrid, 2 points, 1 Agent');
  press('Cancel');
  expect(screen.getByText('Tap a city or a Mission')).toBeVisible();
  expect(state().players[0]?.open).toHaveLength(1);
});

test('on the dark side the price is one more, and nothing without an open Mission', async () => {
  const { play } = await layTable({ options: { ...readOut, board: 'dark' } });
  play('table', dealt);
  expect(screen.getByRole('button', { name: 'Not read yet, Mission space 2, 2 Agents' })).toBeVisible();
  play(0, { type: 'discard-mission', mission: 'practice-start-1' });
  expect(screen.getByRole('button', { name: 'Not read yet, Mission space 2, 0 Agents' })).toBeVisible();
});

test('a blank tile is read when it is accepted: a card that the box knows by its cities and one tap', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  press('Not read yet, Mission space 1, 0 Agents');
  onMap('London');
  onMap('Oslo');
  press('London – Oslo – Helsinki, 3 points');
  expect(state().players[0]?.open[1]?.print.id).toBe('practice-mission-17');
});

test('connecting, covering and ending take three taps; the strip says before what comes of them', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(3, ['madrid', 'oslo']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' }, { type: 'end-turn' });
  play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  onMap('Madrid, 2 Agents, 1 circle waits there');
  press('Connect Madrid · 2, Supply 14 → 12, the Spy goes there');
  expect(state().players[0]).toMatchObject({ spy: 'madrid', supply: 12 });
  press('Cover Madrid and end, then Ben');
  expect(state()).toMatchObject({
    active: 1,
    players: [{ supply: 11, open: [{}, { covered: ['madrid'] }] }, {}],
  });
  press(/^Undo: /);
  expect(state()).toMatchObject({ active: 0, players: [{ supply: 12 }, {}] });
});

test('the Spy travels before it connects, in the same two taps', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  play(0, { type: 'connect-city', connection: 'paris-madrid' }, { type: 'end-turn' });
  play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  onMap(/^Berlin, 2 Agents/);
  press('Connect Berlin · 2, Supply 12 → 10, by way of Paris');
  expect(state().players[0]).toMatchObject({ spy: 'berlin', supply: 10 });
});

test('a card that is tapped leaves its circle open', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(3, ['paris', 'oslo']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' });
  press(/^Paris – Oslo, 2 points, Paris place an Agent, /);
  press('End turn → Ben');
  expect(state()).toMatchObject({ active: 1, players: [{ supply: 14, open: [{}, { covered: [] }] }, {}] });
});

test('where the supply does not pay for all circles they are covered in the order of the taps', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(3, ['paris', 'oslo']), lie(4, ['paris', 'rome', 'oslo']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' }, { type: 'end-turn' });
  play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  play(0, { type: 'accept-mission', mission: 'practice-mission-4' });
  play('table', {
    type: 'correct',
    changes: [
      { entry: 'supply/0', to: 1 },
      { entry: 'space/0/tagus', to: 1 },
      ...['loire', 'pyrenees', 'rhone', 'rhine', 'channel', 'london-gate'].map((id) => ({
        ...{ entry: `space/0/${id}`, to: 2 },
      })),
    ],
  });
  expect(screen.getByRole('button', { name: 'End turn → Ben' })).toBeVisible();
  press(/^Paris – Rome – Oslo, .* place an Agent/);
  press('Cover Paris and end, then Ben');
  expect(state().players[0]?.open.map(({ covered }) => covered)).toEqual([['paris'], [], ['paris']]);
});

test('a network city moves the Spy, and the turn may end there', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  play(0, { type: 'connect-city', connection: 'paris-madrid' }, { type: 'end-turn' });
  play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  onMap('Paris, in your network');
  press('Move to Paris, no circle waits there');
  expect(state().players[0]?.spy).toBe('paris');
  press('End turn → Ben');
  expect(state().active).toBe(1);
});

test('taking back: discs on the map and circles on the cards, several at once, and a discard', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  play(0, { type: 'connect-city', connection: 'paris-madrid' });
  press('Take back');
  expect(screen.getByText('Tap Agents to take back')).toBeVisible();
  onMap('Paris–Madrid, space 1 · Paris–Monaco, space 1: 1 Agent, Can be lifted now');
  tick('Paris on Paris – Rome');
  press('Take back 2, Supply 12 → 14, then go on');
  expect(state().players[0]).toMatchObject({ supply: 14, open: [{ covered: [] }] });
  press(/^Paris – Rome, /);
  press('Discard Paris – Rome, 0 Agents come back');
  expect(state().players[0]?.open).toEqual([]);
});

test('Agents that hold others are refused at their disc, and the repair takes all of them', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  play(0, { type: 'connect-city', connection: 'paris-madrid' }, { type: 'end-turn' });
  play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  play(0, { type: 'move-spy', city: 'paris' });
  onMap(/^Paris–Madrid, space 1 .*Would cut others off$/);
  expect(screen.getByText('SC-35')).toBeOnTheScreen();
  press(/^First take back 1 Agent|^Take back /);
  expect(state().players[0]?.supply).toBe(14);
});

test('what cannot be connected any more answers with its reason and rule, and promises nothing', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(4, ['london', 'madrid']));
  play(0, { type: 'connect-city', connection: 'paris-madrid' });
  onMap(/^Berlin, /);
  expect(screen.getByText('SC-34')).toBeOnTheScreen();
  press('Leave it');
  press('Cancel');
  expect(state().players[0]?.spy).toBe('madrid');
});

test('a city that no way leads to says so where it lies', async () => {
  const { play } = await layTable();
  play('table', dealt);
  onMap(/^Istanbul/);
  expect(screen.getByText('SC-30')).toBeOnTheScreen();
  press('Leave it');
  expect(screen.queryByText('SC-30')).toBeNull();
});

const poor: Move = {
  type: 'correct',
  changes: [
    { entry: 'supply/0', to: 1 },
    { entry: 'space/0/tagus', to: 1 },
    ...['loire', 'pyrenees', 'rhone', 'rhine', 'channel', 'london-gate'].map((id) => ({
      ...{ entry: `space/0/${id}`, to: 2 },
    })),
  ],
};

test('a city that is too dear is one tap, and its repair with the connection the next', async () => {
  const { play, state } = await layTable();
  play('table', dealt, poor);
  onMap(/^Oslo, 2 Agents/);
  press('Take back 1, connect Oslo, Supply 1 + 1 − 2 = 0');
  expect(state().players[0]).toMatchObject({ spy: 'oslo', supply: 0 });
});

/** Anna has three open Missions, and Vienna – Oslo lies on the first slot. */
const withThreeOpen = async () => {
  const table = await layTable();
  const { play } = table;
  play('table', dealt, lie(3, ['lisbon', 'oslo']), lie(4, ['london', 'madrid']), lie(5, ['vienna', 'oslo']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' }, { type: 'end-turn' });
  play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  play(0, { type: 'accept-mission', mission: 'practice-mission-4' }, { type: 'end-turn' });
  play(1, { type: 'move-spy', city: 'madrid' }, { type: 'end-turn' });
  return table;
};

test('[SC-20] with three open a tap on the display asks which one goes; it is discarded and the other accepted in one go', async () => {
  const { state } = await withThreeOpen();
  press('Vienna – Oslo, 2 points, 0 Agents');
  expect(screen.getByText('Three are open: which one goes?')).toBeVisible();
  press(/^Lisbon – Oslo, 2 points, Lisbon not covered/);
  press('Discard, accept Vienna – Oslo, Supply 14 → 14');
  expect(state().players[0]?.open.map(({ tile }) => tile)).toEqual([1, 4, 5]);
  press(/^Undo: /);
  expect(state().players[0]?.open.map(({ tile }) => tile)).toEqual([1, 3, 4]);
});

test('[SC-20] with three open the table may still decide for a fourth', async () => {
  const { state } = await withThreeOpen();
  press('Vienna – Oslo, 2 points, 0 Agents');
  press('More');
  press('Record it anyway');
  expect(state().players[0]?.open).toHaveLength(4);
});

test('a refusal that cannot be overruled leads to the very line to correct', async () => {
  const { play } = await layTable();
  play('table', dealt, poor);
  onMap(/^Oslo, 2 Agents/);
  press('Correct the count');
  expect(router.push).toHaveBeenLastCalledWith(
    expect.objectContaining({
      params: expect.objectContaining({ asked: expect.stringMatching(/^supply\/0/) }),
    }),
  );
});

test('an undo brings the table back, and not what had been chosen on it', async () => {
  const { play } = await layTable();
  play('table', dealt);
  onMap(/^Madrid, 2 Agents/);
  press(/^Connect Madrid · 2/);
  press(/^Undo: /);
  expect(screen.getByText('Tap a city or a Mission')).toBeVisible();
});

test('what is chosen is gone as soon as the match moves on', async () => {
  const { play } = await layTable();
  play('table', dealt, lie(4, ['london', 'madrid']));
  press('London – Madrid, 2 points, 1 Agent');
  play('table', lie(3, ['paris', 'oslo']));
  expect(screen.getByText('Tap a city or a Mission')).toBeVisible();
});

test('a seat shows its open Missions', async () => {
  const { play } = await layTable();
  play('table', dealt);
  press(/^Ben, /);
  expect(
    screen.getAllByLabelText(/^Madrid – Paris, 2 points, Madrid covered, Paris not covered/)[0],
  ).toBeVisible();
});

test('nothing can be tapped once the game was ended early', async () => {
  const { play } = await layTable();
  play('table', dealt);
  press('Menu');
  press('End the game early');
  expect(screen.queryByRole('button', { name: /^Berlin/ })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Undo: ending early' }));
  onMap(/^Berlin, /);
  expect(screen.getByRole('button', { name: /^Connect Berlin/ })).toBeVisible();
});
