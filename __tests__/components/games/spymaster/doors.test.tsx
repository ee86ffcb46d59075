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

const laySheet = () =>
  layTable({
    module: 'light',
    options: defaults(choice({ seatCount: 2, depth: 'light', opened: 'at-the-end' })),
  });

test('[SM-40] [SM-41] the score sheet: Missions one by one, hands row by row, the bonus with the last of a row', async () => {
  const { session } = await laySheet();
  for (const points of [8, 9]) press(`${points} points`);
  press('Undo: Anna, Missions: 9');
  press('9 points');
  press(/^Next: Ben, Missions/);
  press(/^Next: Anna, Surveillance/);
  press('12');
  expect(screen.queryByRole('img', { name: /\+5/ })).toBeNull();
  press('The rest of Surveillance: 0');
  expect(screen.getByRole('button', { name: 'Surveillance, Anna: 12, +5' })).toBeOnTheScreen();
  press('3');
  press('4');
  press('The rest of Dossiers: 0');
  press('0');
  press('1');
  expect(session.moment.standing.log.state).toMatchObject({
    phase: 'over',
    players: [
      { completed: [8, 9], totals: { surveillance: 12, espionage: 3, dossiers: 0, fourth: 0 } },
      { completed: [], totals: { surveillance: 0, espionage: 4, dossiers: 0, fourth: 1 } },
    ],
  });
  expect(screen.getByRole('img', { name: 'Anna, 22 points' })).toBeOnTheScreen();
});

test('[SM-42] a number that was typed is set right by a tap on it, and only a tie asks for the SpyMaster card', async () => {
  const { session } = await laySheet();
  press('9 points');
  press(/^Next: Ben/);
  press('8 points');
  press(/^Next: Anna/);
  for (const type of ['Surveillance', 'Espionage', 'Dossiers']) press(`The rest of ${type}: 0`);
  press('Missions, Ben: 8');
  press('1 point');
  press(/^Next: Anna, Fourth type/);
  press('The rest of Fourth type: 0');
  expect(screen.getByRole('img', { name: 'Ben, 9 points, tied' })).toBeOnTheScreen();
  press('Ben took the SpyMaster card');
  expect(session.moment.standing.log.game.outcome(session.moment.standing.log.state).winners).toEqual([1]);
});
