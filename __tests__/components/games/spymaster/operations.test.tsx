import { fireEvent, screen } from '@testing-library/react-native';
import { hold } from '@/__tests__/support/hold';
import { choose, layOperations, press, readOut, ROME, rome, tap } from './table';

const ANNA_IN_ROME = 'Rome, Blue city, Anna: 1 Special Agent';

test('an Agent is moved by three taps: the Agent, where to with the price in sight, and the card that pays', async () => {
  const { state } = await layOperations();
  tap(ANNA_IN_ROME);
  expect(
    screen.getByRole('button', { name: /^Cairo, Transport Hub, nobody there, costs 2 points/ }),
  ).toBeVisible();
  tap(/^Lagos, Green city.*costs 3 points/);
  expect(state().players[0]?.agents).toContain('area-1-blue');
  press('Surveillance 4');
  expect(state().players[0]?.agents).toContain('area-2-green');
  expect(screen.getByLabelText('Surveillance 4. Movement points left: 1')).toBeVisible();
});

test('burning and moving are one step back', async () => {
  const { state } = await layOperations();
  tap(ANNA_IN_ROME);
  tap(/^Berlin, .*costs 1 point/);
  press('Surveillance 4');
  press(/^Undo: Anna moved an Agent/);
  expect(state()).toMatchObject({ turn: { moved: 0, points: 0 }, players: [{ hand: { unknown: 0 } }, {}] });
});

test('several Agents are moved before one card pays for all of them, and the last is taken back first', async () => {
  const { state } = await layOperations();
  tap(ANNA_IN_ROME);
  tap(/^Lagos, Green city.*costs 3 points/);
  tap(/^Berlin, /);
  tap(/^Oslo, .*costs 1 point/);
  expect(screen.getByText('Burn a 4 or more')).toBeVisible();
  press('Undo: Freelance Agent to Oslo');
  expect(screen.getByText('Burn a 3 or more')).toBeVisible();
  tap(/^Berlin, /);
  tap(/^Oslo, .*costs 1 point/);
  press('Surveillance 4');
  expect(state().turn).toMatchObject({ points: 0, moved: 2 });
});

test('undo takes back what is unfinished, before it takes back what was played', async () => {
  const { state, play } = await layOperations();
  play('table', rome);
  const { length } = state().players[0]?.agents ?? [];
  tap(ANNA_IN_ROME);
  tap(/^Berlin, .*costs 1 point/);
  tap(/^Tunis, /);
  press('Undo: Special Agent of Anna, lifted');
  press('Undo: Special Agent of Anna to Berlin');
  tap(/^Rome, 7 points/);
  press('Undo: the Mission of Area 1');
  expect(screen.getByRole('button', { name: /^Undo: The Mission in Rome was noted/ })).toBeVisible();
  expect(state().phase).toBe('operations');
  expect(state().players[0]?.agents).toHaveLength(length ?? 0);
});

test('where two kinds of Agents stand the own one is taken first, and one tap swaps them', async () => {
  const { state, play } = await layOperations();
  play(0, { type: 'burn-to-move', card: { type: 'surveillance', value: 4 } });
  play(0, { type: 'move-agent', agent: 0, from: 'area-1-blue', to: 'area-1-hub' });
  tap(/^Berlin, /);
  press('Freelance instead');
  tap(/^Oslo, .*costs 1 point/);
  press('Move for 1 point');
  expect(state().freelances.filter((location) => location === 'area-1-green')).toHaveLength(1);
});

test('a way beyond the points is refused with its rule, and can be taken back', async () => {
  const { state, play } = await layOperations();
  play(0, { type: 'burn-to-move', card: { type: 'espionage', value: 1 } });
  tap(ANNA_IN_ROME);
  tap(/^Lagos, Green city.*costs 3 points/);
  press('Move for 3 points');
  expect(screen.getByText('SM-32')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^Secret of Anna/ })).toBeNull();
  press('Leave it');
  press(/^Undo: Special Agent of Anna to Lagos/);
  tap(ANNA_IN_ROME);
  tap(/^Berlin, .*costs 1 point/);
  press('Move for 1 point');
  expect(state().players[0]?.agents).toContain('area-1-hub');
});

test('a card too small for the way is refused, and the ways stay', async () => {
  const { state } = await layOperations();
  tap(ANNA_IN_ROME);
  tap(/^Lagos, Green city.*costs 3 points/);
  press('Espionage 1');
  expect(screen.getByText('SM-32')).toBeOnTheScreen();
  press('Leave it');
  press('Surveillance 4');
  expect(state().players[0]?.agents).toContain('area-2-green');
});

test('each faceup Mission tells what is met and what is missing, and nothing of the hand', async () => {
  const { play } = await layOperations();
  play('table', rome);
  const mission = 'Rome, 7 points, 1 Special Agent: met, 1 Freelance Agent: 1 missing, Surveillance 3';
  expect(screen.getByRole('button', { name: mission })).toBeVisible();
});

test('[SM-24] a Mission is ready by its Agents alone, whatever the hand holds', async () => {
  const { play } = await layOperations();
  const asks = (value: number) => ({
    ...rome,
    print: { ...ROME, freelanceAgents: 0, intelligence: { type: 'surveillance', value } as const },
  });
  play('table', asks(9));
  expect(
    screen.getByRole('button', { name: /^Rome, 7 points.*Surveillance 9, Agents ready$/ }),
  ).toBeVisible();
});

test('a Mission is completed by two taps: the Mission, and the card that covers it', async () => {
  const { state, play } = await layOperations();
  play('table', { ...rome, print: { ...ROME, freelanceAgents: 0 } });
  tap(/^Rome, 7 points/);
  press('Surveillance 2');
  expect(state().players[0]?.completed).toHaveLength(0);
  expect(screen.getByText('2 of 3')).toBeVisible();
  press('Undo: Surveillance 2 for the Mission');
  press('Surveillance 4');
  expect(state().players[0]?.completed).toHaveLength(1);
  expect(screen.getByLabelText(/^Anna, to move.* 7 points, 4 cards/)).toBeVisible();
  press('End turn → Ben');
  expect(state().active).toBe(1);
});

test('[SM-33] a Mission whose Agents are missing says so, and its repair brings them with the card that pays', async () => {
  const { state, play } = await layOperations();
  play('table', rome);
  tap(/^Rome, 7 points/);
  expect(screen.getByText('SM-33')).toBeOnTheScreen();
  expect(screen.getByText('Missing in Rome: 1 Freelance Agent.')).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'Freelance Agent: Berlin → Rome (1)' })).toBeVisible();
  press('Bring them, burn a 1 or more');
  press('Dossiers 2');
  expect(state().freelances).toContain('area-1-blue');
  tap(/^Rome, 7 points.*Agents ready/);
  press('Surveillance 4');
  expect(state().players[0]?.completed).toHaveLength(1);
});

test('[SM-33] with points to spend the missing Agents are brought by one tap', async () => {
  const { state, play } = await layOperations();
  play('table', rome);
  play(0, { type: 'burn-to-move', card: { type: 'dossiers', value: 2 } });
  tap(/^Rome, 7 points/);
  press('Bring them for 1 point');
  expect(state().freelances).toContain('area-1-blue');
});

test('[SM-33] the table may decide that a Mission counts without its Agents, and it is still paid for', async () => {
  const { state, play } = await layOperations();
  play('table', rome);
  tap(/^Rome, 7 points/);
  press('Record it anyway');
  press('Surveillance 4');
  expect(state().players[0]?.completed).toHaveLength(1);
  expect(state().players[0]?.hand.cards).toHaveLength(4);
});

test('the button tells whose pass ends the round', async () => {
  const { play, state } = await layOperations();
  expect(screen.getByRole('button', { name: 'Pass → Ben, 1 of 2 in a row' })).toBeVisible();
  play(0, { type: 'pass' });
  press('Pass: ends round 1, 2 of 2 in a row');
  expect(state().round).toBe(2);
});

test('who has burned a card cannot pass any more', async () => {
  const { play } = await layOperations();
  play(0, { type: 'burn-to-move', card: { type: 'dossiers', value: 2 } });
  expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'End turn → Ben' })).toBeVisible();
});

test('advice of the payment is for the hand alone', async () => {
  const { play } = await layOperations({ options: { ...readOut, advice: true } });
  play('table', rome);
  expect(screen.queryByText(/^Least waste/)).toBeNull();
  press('For Anna only');
  await hold();
  expect(screen.getByText('Least waste: Surveillance 4 (wasted: 1)')).toBeVisible();
});

test('a lifted Agent can be put back, by its place and by the dock', async () => {
  await layOperations();
  tap(ANNA_IN_ROME);
  press('Put it back');
  expect(screen.queryByRole('button', { name: /costs \d points?/ })).toBeNull();
  tap(ANNA_IN_ROME);
  tap(ANNA_IN_ROME);
  expect(screen.getByRole('button', { name: /^Pass/ })).toBeVisible();
});

test('an empty place says its name, which an owner can change', async () => {
  const { state } = await layOperations({ options: { ...readOut, box: 'owner', locations: [] } });
  tap('Green 4, Green city, nobody there');
  press('Name this place');
  fireEvent.changeText(screen.getByLabelText('What the board calls it'), 'Quito');
  press('Keep the name');
  expect(state().locations).toContainEqual({ location: 'area-4-green', name: 'Quito' });
});

test('[SM-31] after a completed Mission a tap on an Agent answers why, and the table may still decide that it goes', async () => {
  const { play, state } = await layOperations();
  play('table', { ...rome, print: { ...ROME, freelanceAgents: 0 } });
  play(0, { type: 'complete-mission', area: 'area-1', burned: [{ type: 'surveillance', value: 4 }] });
  tap(ANNA_IN_ROME);
  expect(
    screen.getByText(/^After the first completed Mission nothing moves any more in this turn\./),
  ).toBeVisible();
  tap(/^Oslo, /);
  expect(screen.getByText('SM-31')).toBeOnTheScreen();
  expect(state().players[0]?.agents).toContain('area-1-blue');
  press('Record it anyway');
  expect(state().players[0]?.agents).toContain('area-1-green');
});

test('[SM-31] another Agency’s Agent is refused with the reason, and the table may decide that it goes', async () => {
  const { state, play } = await layOperations();
  play(0, { type: 'burn-to-move', card: { type: 'surveillance', value: 4 } });
  tap('London, Red city, Ben: 1 Special Agent');
  expect(screen.getByText(/^That is a Special Agent of another Agency\./)).toBeVisible();
  tap(/^Oslo, .*costs 1 point/);
  expect(screen.getByText('SM-31')).toBeOnTheScreen();
  expect(state().players[1]?.agents).toContain('area-1-red');
  press('Record it anyway');
  expect(state().players[1]?.agents).toContain('area-1-green');
});

test('with points to spend it says how many and where to tap', async () => {
  const { play } = await layOperations();
  expect(screen.queryByText(/^1 point left/)).toBeNull();
  play(0, { type: 'burn-to-move', card: { type: 'espionage', value: 1 } });
  expect(screen.getByText(/^1 point left/)).toBeVisible();
});

test('[SM-38] undo of the pass that ended the round asks first, since real Missions were laid out', async () => {
  const { play, state } = await layOperations();
  play(0, { type: 'pass' });
  press('Undo: Anna passed');
  expect(state().passes).toBe(0);
  play(0, { type: 'pass' });
  play(1, { type: 'pass' });
  press('Undo: Ben passed');
  expect(screen.getByText(/^That ended round 1\. Take the new Missions off/)).toBeVisible();
  expect(state().round).toBe(2);
  press('Undo');
  expect(state().round).toBe(1);
});

test('[SM-38] between the rounds it stands on the spaces what comes there, and where the pawn goes', async () => {
  const { play } = await layOperations({ options: { ...readOut, box: 'owner' } });
  play('table', { ...rome, print: { ...ROME, freelanceAgents: 0 } });
  play(0, { type: 'complete-mission', area: 'area-1', burned: [{ type: 'surveillance', value: 4 }] });
  play(0, { type: 'end-turn' });
  play(1, { type: 'pass' });
  play(0, { type: 'pass' });
  expect(screen.getByText('Round 1 closed')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The SpyMaster pawn stays with Anna.' })).toBeOnTheScreen();
  const under = 'Area 1: one Mission facedown under the one that lies there';
  expect(screen.getByRole('img', { name: under })).toBeOnTheScreen();
  expect(screen.getByText(/^1 new Mission on the marked space.* 47 stay in the deck\.$/)).toBeVisible();
});

test('[SM-33] a Mission that nobody read is completed by its points alone, and its cards leave the hand untold', async () => {
  const { state } = await layOperations({ options: { ...readOut, box: 'owner' } });
  tap('Area 1: read the Mission');
  expect(screen.getByText('Agents and Intelligence are not checked.')).toBeVisible();
  choose('2');
  press('9 points');
  expect(state()).toMatchObject({
    turn: { completed: 1 },
    players: [{ earlier: { missions: 1, points: 9 }, hand: { cards: { length: 5 }, unknown: -2 } }, {}],
  });
  press('End turn → Ben');
  press('Read it: Area 1');
  expect(screen.getByRole('radio', { name: 'Blue city' })).toBeOnTheScreen();
  press('Only its points');
  press('Undo: the Mission of Area 1');
  press('Undo: Anna ended the turn');
  press(/^Undo: Anna completed the Mission of Area 1, unread: 9 points/);
  expect(state().players[0]).toMatchObject({ earlier: { missions: 0 }, hand: { unknown: 0 } });
});
