import { fireEvent, screen } from '@testing-library/react-native';
import { hold } from '@/__tests__/support/hold';
import { layOperations, press, readOut, ROME, rome } from './table';

test('an Agent is moved by two taps, with the cost in sight before and the points left after', async () => {
  const { state } = await layOperations();
  press('Burn to move');
  press('Surveillance 4');
  expect(screen.getByLabelText('Movement points left: 4')).toBeVisible();
  press('Rome, Blue city, Anna: 1 Special Agent');
  expect(
    screen.getByRole('button', { name: /^Cairo, Transport Hub, nobody there, costs 2 points/ }),
  ).toBeVisible();
  press(/^Lagos, Green city.*costs 3 points/);
  expect(state().players[0]?.agents).toContain('area-2-green');
  expect(screen.getByLabelText('Movement points left: 1')).toBeVisible();
});

test('where two kinds of Agents stand it asks which one leaves', async () => {
  const { state, play } = await layOperations();
  press('Burn to move');
  press('Surveillance 4');
  play(0, { type: 'move-agent', agent: 0, from: 'area-1-blue', to: 'area-1-hub' });
  press(/^Berlin, /);
  expect(screen.queryByRole('button', { name: /costs \d points?/ })).toBeNull();
  press('Freelance Agent');
  press(/^Oslo, .*costs 1 point/);
  expect(state().freelances.filter((location) => location === 'area-1-green')).toHaveLength(1);
});

test('a way beyond the points is refused with its rule, and the Agent stays lifted', async () => {
  const { state } = await layOperations();
  press('Burn to move');
  press('Espionage 1');
  press('Rome, Blue city, Anna: 1 Special Agent');
  press(/^Lagos, Green city.*costs 3 points/);
  expect(screen.getByText('SM-32')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Secret of Anna/ })).toBeNull();
  press('Leave it');
  press(/^Berlin, .*costs 1 point/);
  expect(state().players[0]?.agents).toContain('area-1-hub');
});

test('each faceup Mission tells what is met and what is missing, and nothing of the hand', async () => {
  const { play } = await layOperations();
  play('table', rome);
  press('Complete a Mission');
  const mission =
    'Rome, 7 points, 1 Special Agent: met, 1 Freelance Agent: 1 missing, Surveillance 3: from the hand';
  expect(screen.getByRole('button', { name: mission })).toBeVisible();
});

test('a refused Mission is mended by its repair: the missing Agent comes first', async () => {
  const { state, play } = await layOperations();
  play('table', rome);
  press('Burn to move');
  press('Dossiers 2');
  press('Complete a Mission');
  press(/^Rome, 7 points/);
  press('Surveillance 4');
  press('Complete for 7 points');
  expect(screen.getByText('SM-33')).toBeVisible();
  press('First bring the Agents there for 1 point');
  expect(state().players[0]?.completed).toHaveLength(1);
  expect(screen.getByLabelText(/^Anna: 7 points, 3 cards/)).toBeVisible();
});

test('the ring tells whose pass ends the round, once one pass is missing', async () => {
  const { play } = await layOperations();
  expect(screen.queryByLabelText(/Their pass ends the round/)).toBeNull();
  play(0, { type: 'pass' });
  expect(screen.getByLabelText(/^Anna: .*Passed/)).toBeVisible();
  expect(screen.getByLabelText(/^Ben: .*Their pass ends the round/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pass: ends the round' })).toBeVisible();
});

test('who has burned a card cannot end the round by a pass any more', async () => {
  await layOperations();
  press('Burn to move');
  press('Dossiers 2');
  expect(screen.queryByLabelText(/Their pass ends the round/)).toBeNull();
});

test('advice is exact where the table wants it: the way for everybody, the payment for the hand alone', async () => {
  const { state, play } = await layOperations({ options: { ...readOut, advice: true } });
  play('table', rome);
  press('Burn to move');
  press('Dossiers 2');
  press('Complete a Mission');
  expect(screen.getByText('Freelance Agent: Berlin → Rome (1)')).toBeVisible();
  expect(screen.queryByText(/^Least waste/)).toBeNull();
  press('Move them for 1 point');
  expect(state().freelances).toContain('area-1-blue');
  press('For Anna only');
  await hold();
  expect(screen.getByText('Least waste: Surveillance 4 (wasted: 1)')).toBeVisible();
});

test('a lifted Agent leaves the map the room: only where it goes is asked, and it can be put back', async () => {
  await layOperations();
  press('Rome, Blue city, Anna: 1 Special Agent');
  expect(screen.queryByRole('heading', { name: 'Rome' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Complete a Mission' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Burn to move' })).toBeVisible();
  press('Put the Agent back');
  expect(screen.getByRole('button', { name: 'Complete a Mission' })).toBeVisible();
});

test('[SM-31] after a completed Mission a tap on an Agent answers why, and the table may still decide that it goes', async () => {
  const { play, state } = await layOperations();
  play('table', { ...rome, print: { ...ROME, freelanceAgents: 0 } });
  expect(screen.getByText(/^Tap an Agent, then where it goes/)).toBeVisible();
  play(0, { type: 'complete-mission', area: 'area-1', burned: [{ type: 'surveillance', value: 4 }] });
  expect(screen.queryByText(/^Tap an Agent, then where it goes/)).toBeNull();
  press('Rome, Blue city, Anna: 1 Special Agent');
  expect(
    screen.getByText(/^After the first completed Mission nothing moves any more in this turn\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /costs \d points?/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'End the turn' })).toBeVisible();
  press(/^Oslo, /);
  expect(screen.getByText('SM-31')).toBeVisible();
  expect(state().players[0]?.agents).toContain('area-1-blue');
  press('Record it anyway');
  expect(state().players[0]?.agents).toContain('area-1-green');
});

test('[SM-31] another Agency’s Agent is refused with the reason, and the table may decide that it goes', async () => {
  const { state } = await layOperations();
  press('Burn to move');
  press('Surveillance 4');
  press('London, Red city, Ben: 1 Special Agent');
  expect(screen.getByText(/^That is a Special Agent of another Agency\./)).toBeVisible();
  press(/^Oslo, .*costs 1 point/);
  expect(screen.getByText('SM-31')).toBeVisible();
  expect(state().players[1]?.agents).toContain('area-1-red');
  press('Record it anyway');
  expect(state().players[1]?.agents).toContain('area-1-green');
});

test('with points to spend it says where to tap', async () => {
  await layOperations();
  expect(screen.queryByText('Tap an Agent on the map.')).toBeNull();
  press('Burn to move');
  press('Espionage 1');
  expect(screen.getByText('Tap an Agent on the map.')).toBeVisible();
  press('Rome, Blue city, Anna: 1 Special Agent');
  press(/^Berlin, .*costs 1 point/);
  expect(screen.queryByText('Tap an Agent on the map.')).toBeNull();
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

test('between the rounds it stands there what to put where, to be ticked off', async () => {
  const { play } = await layOperations({ options: { ...readOut, box: 'owner' } });
  play('table', { ...rome, print: { ...ROME, freelanceAgents: 0 } });
  play(0, { type: 'complete-mission', area: 'area-1', burned: [{ type: 'surveillance', value: 4 }] });
  play(0, { type: 'end-turn' });
  play(1, { type: 'pass' });
  play(0, { type: 'pass' });
  expect(screen.getByText('Before round 2')).toBeVisible();
  expect(screen.getByText('The SpyMaster pawn stays with Anna.')).toBeVisible();
  const under = 'Area 1: one Mission facedown under the one that lies there.';
  fireEvent.press(screen.getByRole('checkbox', { name: under }));
  expect(screen.getByRole('checkbox', { name: under })).toBeChecked();
  expect(screen.getByText('The Mission deck then has 47 cards.')).toBeVisible();
});

test('[SM-36] a move that the table records without a burned card is made: the bar asks for the next thing, not where to', async () => {
  const { state } = await layOperations();
  press(/^Berlin, /);
  press(/^Oslo, /);
  press('Record it anyway');
  expect(state().freelances.filter((location) => location === 'area-1-green')).toHaveLength(1);
  expect(screen.queryByText(/Tap where to/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  press('End the turn');
  expect(state()).toMatchObject({ active: 1, passes: 0 });
});
