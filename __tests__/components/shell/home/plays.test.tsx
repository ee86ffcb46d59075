import { screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { type PlayResult } from '@/components/shell/home/play';
import { MatchRow } from '@/components/shell/home/MatchRow';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const FINISHED = new Date(new Date().getFullYear(), 10, 16).getTime();

const show = async (result: PlayResult, name = ''): Promise<string> => {
  const debrief = await openStore();
  const players = ['Anna', 'Ben', 'Clara'].map((seated, colour) => ({ name: seated, colour }));
  const match = debrief.matches.get(await addMatch(debrief, { name, players }));
  if (!match) throw new Error('The match is gone.');
  await showScreen(
    () => (
      <>
        <Text role="heading">Plays</Text>
        <MatchRow
          match={{ ...match, finishedAt: FINISHED, result: { ...result, endedAt: FINISHED, played: 0 } }}
          onMenu={() => undefined}
        />
      </>
    ),
    debrief,
  );
  const row = screen
    .getAllByRole('button')
    .find(({ props }) => !/^More/.test(props.accessibilityLabel as string));
  return row?.props.accessibilityLabel as string;
};

test('a play says the winner and the totals, best first', async () => {
  expect(await show({ totals: [24, 9, 31], winners: [2], endedEarly: false })).toMatch(
    /^Clara 31, Anna 24, Ben 9, Courier, (16 Nov|Nov 16)$/,
  );
  expect(screen.queryByText('Tie-break')).toBeNull();
});

test('where points alone did not decide, it says so', async () => {
  expect(await show({ totals: [31, 9, 31], winners: [2], endedEarly: false }, 'Friday')).toMatch(
    /^Friday, Clara 31, Anna 31, Ben 9, Tie-break, Courier/,
  );
  expect(screen.getByText('Tie-break')).toBeVisible();
  expect(screen.getByText('Friday')).toBeVisible();
});

test('a shared victory names all, and one that ended early is marked', async () => {
  expect(await show({ totals: [31, 9, 31], winners: [0, 2], endedEarly: true })).toMatch(
    /^Anna 31, Clara 31, Ben 9, Ended early, Courier/,
  );
  expect(screen.queryByText('Tie-break')).toBeNull();
  expect(screen.getByText('Ended early')).toBeVisible();
});

test('totals that do not fit the seats are not shown', async () => {
  expect(await show({ totals: [31], winners: [0], endedEarly: false })).toMatch(/^Anna, Ben, Clara, Courier/);
});
