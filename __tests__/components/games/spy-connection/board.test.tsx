import { fireEvent, screen, within } from '@testing-library/react-native';
import { router } from '@/__tests__/support/jest/router';
import { dealt, layTable, lie, press, readOut, tick } from './table';

test('accepting a known card takes two taps, and the price is that of its slot', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(4, ['london', 'madrid']));
  press('London – Madrid, 2 points, 1 Agent');
  press('Accept for 1 Agent');
  expect(state().players[0]).toMatchObject({ supply: 13, open: [{}, { tile: 4, assigned: 1 }] });
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
  tick('London');
  tick('Oslo');
  press('London – Oslo – Helsinki, 3 points');
  expect(state().players[0]?.open[1]?.print.id).toBe('practice-mission-17');
});

test('connecting takes two taps, with the price of each space', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  press('Connect a city');
  press('Madrid, Paris → Madrid · 1 + 1, 2 Agents');
  expect(state().players[0]).toMatchObject({ spy: 'madrid', supply: 12 });
});

test('an objective is one tap, on the card or in the thumb zone', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(3, ['paris', 'oslo']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' });
  press('Paris, place an Agent');
  expect(state().players[0]?.open[1]?.covered).toEqual(['paris']);
  expect(screen.getByText('13 Agents in the supply · Spy in Paris')).toBeVisible();
});

test('after an early end a tap on the board says so, and the game stays over', async () => {
  const { play, state, session } = await layTable();
  play('table', dealt, lie(3, ['paris', 'oslo']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' });
  press('Menu');
  press('End the game early');
  press('Paris, place an Agent');
  expect(screen.getByText('The game was ended early. Undo that to play on.')).toBeOnTheScreen();
  expect([session.moment.standing.log.endedEarly, state().players[0]?.open[1]?.covered]).toEqual([true, []]);
  press('Undo: ending early');
  press('Paris, place an Agent');
  expect(state().players[0]?.open[1]?.covered).toEqual(['paris']);
});

test('a circle elsewhere explains itself and is mended by its repair', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  play(0, { type: 'connect-city', connection: 'paris-monaco' }, { type: 'end-turn' });
  play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  play(0, { type: 'connect-city', connection: 'monaco-rome' }, { type: 'end-turn' });
  play(1, { type: 'move-spy', city: 'madrid' }, { type: 'end-turn' });
  play(0, { type: 'move-spy', city: 'paris' }, { type: 'end-turn' });
  play(1, { type: 'move-spy', city: 'lisbon' }, { type: 'end-turn' });
  press('Rome, not covered');
  expect(screen.getAllByText('SC-50')).toHaveLength(1);
  press('First move to Rome');
  expect(state().players[0]).toMatchObject({
    spy: 'rome',
    completed: [{ print: { id: 'practice-start-1' } }],
  });
});

test('taking back says what can be lifted, takes several at once, and discards', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  play(0, { type: 'connect-city', connection: 'paris-madrid' });
  press('Take back or discard');
  tick('Paris–Madrid, space 1 · Paris–Monaco, space 1: 1 Agent, Can be lifted now');
  tick('Paris on Paris – Rome');
  press('Take back 2 Agents');
  expect(state().players[0]).toMatchObject({ supply: 14, open: [{ covered: [] }] });
  press('Take back or discard');
  press('Discard Paris – Rome, 0 Agents come back');
  expect(state().players[0]?.open).toEqual([]);
});

test('what the display cannot give now answers with its reason and rule, and promises nothing', async () => {
  const { play, state } = await layTable();
  play('table', dealt, lie(4, ['london', 'madrid']));
  play(0, { type: 'connect-city', connection: 'paris-madrid' });
  press('London – Madrid, 2 points, 1 Agent');
  expect(screen.queryByRole('button', { name: 'Accept for 1 Agent' })).toBeNull();
  expect(screen.getByText('You have taken your option for this turn.')).toBeVisible();
  expect(screen.getByText('SC-42')).toBeVisible();
  press('Leave it');
  press('Not read yet, Mission space 1, 0 Agents');
  expect(screen.getByText('You have taken your option for this turn.')).toBeVisible();
  expect(state().players[0]?.open).toHaveLength(1);
});

test('a covered circle asks before it gives its Agent back: two taps, ticked already', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  press('Paris, covered, take the Agent back');
  expect(state().players[0]?.open[0]?.covered).toEqual(['paris']);
  expect(screen.getByRole('checkbox', { name: 'Paris on Paris – Rome', checked: true })).toBeVisible();
  press('Take back 1 Agent');
  expect(state().players[0]).toMatchObject({ supply: 15, open: [{ covered: [] }] });
});

const poor = async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  play('table', {
    type: 'correct',
    changes: [
      { entry: 'supply/0', to: 1 },
      { entry: 'space/0/tagus', to: 1 },
      ...['loire', 'pyrenees', 'rhone', 'rhine', 'channel', 'london-gate'].map((id) => ({
        entry: `space/0/${id}`,
        to: 2,
      })),
    ],
  });
  press('Connect a city');
  press(/^Oslo, /);
  return state;
};

test('what is refused after travel is mended where the Spy would be then', async () => {
  const state = await poor();
  press(/^Take back 1 Agent: /);
  expect(state().players[0]).toMatchObject({ spy: 'oslo', supply: 0 });
});

test('a refusal that cannot be overruled leads to the very line to correct', async () => {
  await poor();
  press('Correct the count');
  expect(router.push).toHaveBeenLastCalledWith(
    expect.objectContaining({
      params: expect.objectContaining({ asked: expect.stringMatching(/^supply\/0/) }),
    }),
  );
});

test('a tap on the map tells the price of a city, and whose Agents are on a space', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  const map = screen.getByRole('img', { name: /^Map of the network/ });
  const tap = (x: number, y: number) => {
    const event = { nativeEvent: { touches: [], pageX: x, pageY: y, locationX: x + 6, locationY: y - 8 } };
    fireEvent(map, 'responderGrant', event);
    fireEvent(map, 'responderRelease', event);
  };
  tap(14, 78 * 1.25);
  press('Connect Madrid, Paris → Madrid · 1 + 1, 2 Agents');
  expect(state().players[0]?.spy).toBe('madrid');
  tap(52, 80 * 1.25);
  expect(screen.getByText('No known connection leads from your network to Rome.')).toBeVisible();
});

test('what the map offers once the option is taken looks refused, as it is', async () => {
  const { play } = await layTable();
  play('table', dealt);
  const map = screen.getByRole('img', { name: /^Map of the network/ });
  const event = { nativeEvent: { touches: [], pageX: 14, pageY: 97.5, locationX: 20, locationY: 89.5 } };
  fireEvent(map, 'responderGrant', event);
  fireEvent(map, 'responderRelease', event);
  const row = () => screen.getAllByRole('button', { name: /^Connect Madrid, / })[0];
  expect(row()).not.toHaveStyle({ borderStyle: 'dashed' });
  play(0, { type: 'connect-city', connection: 'paris-monaco' });
  expect(row()).toHaveStyle({ borderStyle: 'dashed' });
});

test('moving and taking back on the map look refused once they are, and a press tells why', async () => {
  const { play, state } = await layTable();
  play('table', dealt);
  play(0, { type: 'connect-city', connection: 'paris-madrid' });
  const map = screen.getByRole('img', { name: /^Map of the network/ });
  const event = { nativeEvent: { touches: [], pageX: 29, pageY: 66, locationX: 35, locationY: 58.25 } };
  fireEvent(map, 'responderGrant', event);
  fireEvent(map, 'responderRelease', event);
  const move = screen.getByRole('button', { name: 'Move the Spy to Paris' });
  expect(move).toHaveStyle({ borderStyle: 'dashed' });
  fireEvent.press(move);
  expect(screen.getByText('SC-34')).toBeVisible();
  expect(state().players[0]?.spy).toBe('madrid');
});

test('somebody without an open Mission is told to accept one only in turn', async () => {
  const { play } = await layTable();
  play('table', dealt);
  play(0, { type: 'discard-mission', mission: 'practice-start-1' });
  expect(screen.getByText('No open Mission. Accept one from the display.')).toBeVisible();
  play(0, { type: 'connect-city', connection: 'paris-madrid' });
  play(0, { type: 'end-turn' });
  expect(screen.getByText('No open Mission.')).toBeVisible();
});

test('everything that a practice game shows of cards is marked', async () => {
  const { play } = await layTable();
  play('table', dealt);
  expect(screen.getAllByText('Practice').length).toBeGreaterThanOrEqual(3);
});

test('the last round says who still has a turn', async () => {
  const { play } = await layTable();
  play('table', dealt);
  play('table', {
    type: 'correct',
    changes: [
      { entry: 'earlier/0', to: 7 },
      { entry: 'deck', to: 32 },
    ],
  });
  const table = within(screen.getByLabelText('Everybody at the table'));
  expect(table.getByText('Seven done')).toBeVisible();
  expect(table.getByText('Last turn to come')).toBeVisible();
});
