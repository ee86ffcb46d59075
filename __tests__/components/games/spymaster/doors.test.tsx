import { fireEvent, screen } from '@testing-library/react-native';
import { spymasterCard } from '@/components/games/spymaster/card';
import { Check } from '@/components/games/spymaster/check/Check';
import { checklist } from '@/components/games/spymaster/checklist';
import { defaults } from '@/components/games/spymaster/defaults';
import { Setup } from '@/components/games/spymaster/setup/Setup';
import { type NewMatchChoice } from '@/components/match/game-screens';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { loadGameWords } from '@/i18n/spoken';
import { renderKit } from '@/__tests__/support/render-kit';
import { choose, layTable, press, tap } from './table';

beforeAll(() => loadGameWords(spymasterCard.id));

const choice = (change: Partial<NewMatchChoice> = {}): NewMatchChoice => ({
  ...{ seatCount: 4, startSeat: 0, depth: 'full', practice: false, opened: 'at-the-start' },
  prints: () => [],
  ...change,
});

test('the way between cities of two Areas takes 3, between hubs 1', () => {
  renderKit(<Check />);
  expect(screen.getByText('It takes 3 movement points.')).toBeVisible();
  expect(screen.getByText('City → Transport Hub → Transport Hub → City')).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Movement points: one less' }));
  expect(screen.getByText('No: it takes 3 movement points.')).toBeVisible();
});

test('what was answered to a question stays entered while another one is asked', () => {
  renderKit(<Check />);
  press('Movement points: one less');
  choose('Mission');
  expect(screen.queryByText('No: it takes 3 movement points.')).toBeNull();
  choose('Way');
  expect(screen.getByText('No: it takes 3 movement points.')).toBeVisible();
});

test('may I complete this, and is this a legal division', () => {
  renderKit(<Check />);
  choose('Mission');
  expect(screen.getByText('Bring 1 more Freelance Agent there.')).toBeVisible();
  press('Freelance Agents in the city: one more');
  expect(screen.getByText('Yes: the Agents are there and the cards pay for it.')).toBeVisible();
  choose('Files');
  expect(screen.getByText('Yes: 4 Files in the order of the row, none of them empty.')).toBeVisible();
  choose('Alone');
  expect(screen.getByText('SM-22')).toBeVisible();
});

test('the checklist counts the stacks by the number of players', () => {
  const counts = (seatCount: number) =>
    checklist(defaults(choice({ seatCount }))).map(({ id, count }) => [id, count]);
  expect(counts(2)).toContainEqual(['stack-size', 9]);
  expect(counts(4)).toContainEqual(['stack-size', 13]);
  expect(counts(6)).toContainEqual(['stack-size', 19]);
  expect(counts(6)).toContainEqual(['freelance-walk', 18]);
});

test('a digital deck is offered only where all its cards are known, and a type gets its printed name', () => {
  const onChange = jest.fn();
  renderKit(
    <Setup options={defaults(choice())} players={[]} depth="full" prints={() => []} onChange={onChange} />,
  );
  expect(screen.queryByRole('checkbox', { name: 'Intelligence on the phone' })).toBeNull();
  press('Name the fourth type');
  fireEvent.changeText(screen.getByDisplayValue(''), 'Codes');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ fourthType: 'Codes' }));
});

test('a deck on the phone is offered once the box has learned all of its hundred cards', () => {
  const cards = practiceOptions({ seatCount: 2, startSeat: 0 }).intelligenceCards;
  const prints = (kind: string) =>
    kind === 'intelligence' ? cards.map((data, place) => ({ id: `card-${place}`, data })) : [];
  renderKit(
    <Setup
      options={defaults(choice({ prints }))}
      players={[]}
      depth="full"
      prints={() => []}
      onChange={jest.fn()}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Intelligence on the phone' })).toBeVisible();
});

test('what the box has learned comes along, and the book is kept where it has not', () => {
  const learned = { location: 'area-1-red', name: 'Wien' };
  const options = defaults(
    choice({ prints: (kind) => (kind === 'location' ? [{ id: 'area-1-red', data: learned }] : []) }),
  );
  expect(options).toMatchObject({
    locations: expect.arrayContaining([learned, { location: 'area-1-hub', city: 'berlin' }]),
  });
});

test('light tracking: one tap for the card, one for a Mission, passes, and the next round', async () => {
  const { session } = await layTable({
    module: 'light',
    options: defaults(choice({ seatCount: 2, depth: 'light' })),
  });
  tap(/^Ben: 0 points/);
  press('9 points');
  expect(screen.getByRole('img', { name: /^Anna: 9 points, Missions: 1/ })).toBeOnTheScreen();
  press('End turn → Ben');
  press('Pass → Anna, 1 of 2 in a row');
  press('Pass: ends round 1, 2 of 2 in a row');
  expect(session.moment.standing.log.state).toMatchObject({ round: 2, spyMaster: 1 });
  expect(screen.getByRole('button', { name: /^Ben: 0 points.*SpyMaster$/ })).toBeOnTheScreen();
});

test('[SM-36] light: a turn in which somebody only moved is no pass', async () => {
  const { session } = await layTable({
    module: 'light',
    options: defaults(choice({ seatCount: 2, depth: 'light' })),
  });
  tap(/^Anna: 0 points/);
  press('Only moved');
  expect(session.moment.standing.log.state).toMatchObject({ active: 1, passes: 0 });
});

test('the score pad: Missions one by one, the hand type by type', async () => {
  const options = defaults(choice({ seatCount: 2, depth: 'light', opened: 'at-the-end' }));
  const { session } = await layTable({ module: 'light', options });
  for (const name of ['Anna', 'Ben']) expect(screen.getByRole('radio', { name })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: '8 points' })).toBeNull();
  choose('Anna');
  for (const points of [8, 9]) press(`${points} points`);
  press('Remove the last');
  press('Enter 8 points');
  for (const digit of ['1', '2']) press(digit);
  press('Next: Espionage');
  press('3');
  press('Enter the hand');
  expect(session.moment.standing.log.state).toMatchObject({
    players: [
      { completed: [8], totals: { surveillance: 12, espionage: 3, dossiers: 0, fourth: 0 } },
      { completed: [] },
    ],
  });
});
