import { act, fireEvent, screen } from '@testing-library/react-native';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { hold, letGo } from '@/__tests__/support/hold';
import { layOperations, layTable, press, ROME, rome, tap } from './table';

test('the hand is there while somebody holds, and cards picked from it pay for a Mission', async () => {
  const { state, play } = await layOperations();
  play('table', { ...rome, print: { ...ROME, freelanceAgents: 0 } });
  expect(screen.queryByRole('button', { name: 'Surveillance 4' })).toBeNull();
  press('For Anna only');
  await hold();
  expect(
    screen.getByLabelText(/^Rome, 7 points, Agents ready, asks Surveillance 3, you hold 6: met$/),
  ).toBeVisible();
  press('Ciphers 5');
  expect(screen.getByRole('button', { name: 'Burn Ciphers 5 for 5 movement points' })).toBeVisible();
  press('Ciphers 5');
  press('Surveillance 4');
  press('Complete Rome for 7 points');
  expect(state().players[0]?.completed).toHaveLength(1);
  letGo();
  expect(screen.queryByRole('button', { name: 'Ciphers 5' })).toBeNull();
});

test('a card that was entered wrongly is mended by its owner, and the history does not name it', async () => {
  const { state } = await layOperations();
  press('For Anna only');
  await hold();
  press('Surveillance 4');
  press('It is another card');
  expect(screen.getByText('Not Surveillance 4: which card is it?')).toBeVisible();
  press('Dossiers 5');
  letGo();
  expect(state().players[0]?.hand.cards).toContainEqual({ type: 'dossiers', value: 5 });
  press('Back to the table');
  expect(screen.getByRole('button', { name: 'Undo: Anna corrected a card in hand' })).toBeVisible();
});

test('[SM-24] a card that the app does not know of is burned, and behind the hold its owner says which was misread', async () => {
  const { state } = await layOperations();
  tap('Rome, Blue city, Anna: 1 Special Agent');
  tap(/^Berlin, /);
  press('Dossiers 5');
  expect(state()).toMatchObject({ turn: { points: 4 }, players: [{ hand: { unknown: -1 } }, {}] });
  expect(screen.queryByText(/not in your hand/)).toBeNull();
  press('For Anna only');
  await hold();
  expect(screen.getByText(/^1 of these cards is not in your hand/)).toBeVisible();
  press('Espionage 1');
  press('I do not hold this card');
  expect(screen.queryByText(/not in your hand/)).toBeNull();
  letGo();
  expect(state().players[0]?.hand).toMatchObject({ unknown: 0, cards: { length: 4 } });
});

const dealt = async () => {
  const table = await layTable({
    practice: true,
    options: { ...practiceOptions({ seatCount: 2, startSeat: 0 }), placement: 'physical' },
  });
  for (const location of ['area-1-blue', 'area-2-blue', 'area-3-blue'] as const)
    table.play('table', { type: 'draw-special-agent', location });
  for (const location of ['area-1-red', 'area-2-green', 'area-3-red'] as const)
    table.play('table', { type: 'draw-special-agent', location });
  table.play('table', {
    type: 'place-freelance-agents',
    locations: Array.from({ length: 18 }, () => 'area-1-hub' as const),
  });
  table.play(0, { type: 'choose-stack', stack: 1 });
  table.play(0, { type: 'cut-files', cuts: [4], spyMasterCard: 4 });
  table.play(1, { type: 'choose-file', first: 0 });
  return table;
};

test.each([
  ['entered', layOperations],
  ['dealt by the phone', dealt],
])('an early end asks first where it lays open hands that were %s', async (_, lay) => {
  await lay();
  press('Menu');
  press('End the game early');
  expect(screen.getByText(/nobody forgets what they saw/)).toBeVisible();
  press('Close');
  expect(screen.getByRole('heading', { name: 'Anna’s turn' })).toBeVisible();
  press('Menu');
  press('End the game early');
  press('End it and lay open');
  expect(screen.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

const NAMES = {
  surveillance: 'Surveillance',
  espionage: 'Espionage',
  dossiers: 'Dossiers',
  fourth: 'Ciphers',
};

test('who cannot hold is asked to tap, also where a card of the hand pays', async () => {
  const { debrief } = await dealt();
  act(() => debrief.settings.set({ tapToShow: true }));
  tap(/^Rome, Blue city, Anna/);
  tap(/^Berlin, /);
  expect(screen.getByText('Tap to look, then tap the card.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Secret of Anna: Tap to look' })).toBeVisible();
});

test('a hand that the phone dealt is burned from as cards, and only while its owner holds', async () => {
  const { state } = await dealt();
  const hand = state().players[0]?.hand.cards ?? [];
  const [card] = hand;
  if (!card) throw new Error('Anna has no card.');
  tap(/^Rome, Blue city, Anna/);
  tap(/^Berlin, /);
  const names = hand.map(({ type, value }) => `${NAMES[type]} ${value}`);
  for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
  await hold();
  expect(screen.getAllByRole('button', { name: new RegExp(`^(${names.join('|')})$`) })).toHaveLength(
    hand.length,
  );
  // Two cards of one name are the same card.
  fireEvent.press(screen.getAllByRole('button', { name: `${NAMES[card.type]} ${card.value}` })[0] as never);
  expect(state().turn.burned).toEqual(card);
});
