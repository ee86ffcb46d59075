import { fireEvent, screen } from '@testing-library/react-native';
import { iSpyCard } from '@/components/games/i-spy/card';
import { Check } from '@/components/games/i-spy/check/Check';
import { PhaseCalculator } from '@/components/games/i-spy/check/PhaseCalculator';
import { checklist } from '@/components/games/i-spy/checklist';
import { wordsOf } from '@/__tests__/support/all-words';
import { screens } from '@/components/games/i-spy/screens';
import { defaults } from '@/components/games/i-spy/defaults';
import { Setup } from '@/components/games/i-spy/setup/Setup';
import { loadGameWords } from '@/i18n/spoken';
import { renderKit } from '@/__tests__/support/render-kit';
import { byHand, press } from './table';

beforeAll(() => loadGameWords(iSpyCard.id));

const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

test('may I empower this: an opponent with more tokens is in the way, as many are enough', () => {
  renderKit(<Check />);
  expect(screen.getByText('Opponent 1 has more tokens on it: 1 to 0.')).toBeVisible();
  expect(screen.getByText('IS-48')).toBeVisible();
  press('My tokens on it: one more');
  expect(screen.getByText('Yes')).toBeVisible();
  choose('Scandalize');
  for (let tile = 0; tile < 19; tile++) press('Tiles left in the stack: one less');
  expect(screen.getByText('No')).toBeVisible();
});

test('what a ranking awards: six tied get the 1st, and one ahead leaves five the 2nd', () => {
  renderKit(<Check />);
  choose('Ranking');
  expect(screen.getByLabelText(/^Place 1, .*Influence 4, \+5, 6 tied, each gets it/)).toBeVisible();
  press('Italy: one more');
  expect(screen.getByLabelText(/^Place 1, Italy, Influence 5, \+5/)).toBeVisible();
  expect(
    screen.getByLabelText(/^Place 2, .*Influence 4, \+4, 5 tied.*Place 5 \(\+1\) is skipped/),
  ).toBeVisible();
});

test('who wins: at a standstill the third of the tie', () => {
  renderKit(<Check />);
  choose('Tie');
  expect(screen.getByText(/^Player 3 wins/)).toBeVisible();
  press('Influence 1: one less');
  expect(screen.getByText(/^Player 1 wins/)).toBeVisible();
});

/** Haber takes 3 from France and Germany, and all six share the least Power. */
test('a whole Scoring Phase is worked out while its numbers are typed', () => {
  renderKit(<PhaseCalculator />);
  choose('Scoring Phase 2');
  const type = (digits: string) =>
    [...digits].forEach((digit) =>
      fireEvent.press(screen.getAllByRole('button', { name: digit }).at(-1) as never),
    );
  type('141914211816');
  expect(screen.getByText('Austria-Hungary, France: tied at 14, all on place 5.')).toBeVisible();
  expect(screen.getByText('2 large counters off every Nation')).toBeVisible();
  type('1');
  press('Set Austria-Hungary');
  type('5');
  expect(screen.getByLabelText(/^Britain: Power 5, Place 2 \+4, Power 5→9, after clean-up 9$/)).toBeVisible();
  press('Add a Politician');
  press(/^Fritz Haber/);
  expect(screen.getByLabelText(/^Britain: Power 5, Place 1 \+5, Power 5→10/)).toBeVisible();
  expect(screen.getByLabelText(/^Italy: Power 0, Place 2 \+4, Power 5→9/)).toBeVisible();
});

const owner = (opened: 'at-the-start' | 'at-the-end', depth: 'full' | 'light') =>
  defaults({ seatCount: 3, startSeat: 0, depth, practice: false, opened, prints: () => [] });

test('the phone shuffles only what the box knows in full, and deals Alignments when asked', () => {
  const onChange = jest.fn();
  renderKit(
    <Setup
      options={owner('at-the-start', 'full')}
      players={[]}
      depth="full"
      prints={() => []}
      onChange={onChange}
    />,
  );
  expect(screen.queryByRole('checkbox', { name: /^Phone shuffles/ })).toBeNull();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Phone deals Alignments' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ alignments: 'digital' }));
});

test('the checklist counts what goes where, and leaves to the phone what it shuffles', () => {
  const counts = (options: Parameters<typeof checklist>[0]) =>
    Object.fromEntries(checklist(options).map(({ id, count }) => [id, count]));
  expect(counts(owner('at-the-start', 'full'))).toMatchObject({
    ...{ tokens: 21, supply: 3, caches: 5, berlin: 6, budapest: 3, london: 1, 'starred-out': 6 },
    ...{ shadows: 6, groups: 14, 'politician-stack': 19, influence: 4, alignments: 3, marks: 3 },
  });
  expect(counts({ ...byHand, assets: 'digital' } as typeof byHand)).not.toHaveProperty('berlin');
});

test('what a box has learned and does not fit any more is asked for again', () => {
  const broken = { id: 'dear', cost: 12 };
  const options = defaults({
    ...{ seatCount: 2, startSeat: 0, depth: 'full', practice: false, opened: 'at-the-start' },
    prints: (kind) => (kind === 'asset' ? [{ id: 'dear', data: broken }] : []),
  });
  expect(options).toMatchObject({ assetPrints: [], box: 'owner' });
});

test('the score pad asks for the holder of the Initiative Card, not for who began', () => {
  const words = (['en', 'fr', 'de'] as const).map(
    (language) => wordsOf(language, 'i-spy')[screens.scoreAsks || ''],
  );
  expect(words).toEqual([
    'Who holds the Initiative Card?',
    'Qui a la carte Initiative ?',
    'Wer hat die Initiativekarte?',
  ]);
});
