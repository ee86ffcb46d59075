import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { NewPlayScreen, OldPlayScreen } from '@/components/shell/plays/EntryScreen';
import { PlaysScreen } from '@/components/shell/plays/PlaysScreen';
import { type Debrief } from '@/store/debrief';
import { playsFile } from '@/store/plays/plays-file';
import { type NotedPlay, playOfNoted } from '@/store/plays/play';
import { annaWon } from '@/__tests__/support/desk';
import { router } from '@/__tests__/support/jest/router';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const mockSaved = jest.fn(async (_file: { name: string; text: string }) => undefined);
jest.mock('@/components/kit/device/save-text', () => ({
  saveText: (file: { name: string; text: string }) => mockSaved(file),
}));
const mockPicked = jest.fn<Promise<{ size: number; text: () => Promise<string> } | undefined>, []>();
jest.mock('@/components/kit/device/pick-file', () => ({ pickFile: () => mockPicked() }));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('button', { name: /^Courier, / });
const type = (label: string, text: string) => fireEvent.changeText(screen.getByLabelText(label), text);

const noted: NotedPlay = {
  ...{ id: 'n1', game: 'courier', endedAt: Date.UTC(2026, 2, 7, 12), totals: [31, 22], winners: [1] },
  players: [
    { name: 'Clara', colour: 2 },
    { name: 'David', colour: 3 },
  ],
};

const shelf = async (): Promise<Debrief> => {
  const debrief = await openStore();
  const tracked = await addMatch(debrief);
  const practice = await addMatch(debrief, { practice: true });
  for (const id of [tracked, practice]) debrief.matches.finish(id, annaWon);
  await debrief.plays.note([noted]);
  return debrief;
};

test('the shelf has tracked plays and those entered by hand, and practice apart', async () => {
  await showScreen(PlaysScreen, await shelf());
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(
    screen.getByRole('button', { name: /^Courier, Clara 31, David 22 Winner, .*Tie-break, noted$/ }),
  ).toBeVisible();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Practice: 1' }));
  expect(rows()).toHaveLength(1);
  fireEvent.press(screen.getByRole('checkbox', { name: 'Practice: 1' }));
  fireEvent.press(screen.getByRole('checkbox', { name: 'Clara' }));
  expect(rows()).toHaveLength(1);
  press(/^Courier, Clara 31/);
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/plays/[id]', params: { id: 'n1' } });
});

test('an empty shelf says what will stand here', async () => {
  await showScreen(PlaysScreen, await openStore());
  expect(await screen.findByRole('heading', { name: 'The first game lays the first brick' })).toBeVisible();
});

test('a play is entered by hand: the most points win, until somebody says otherwise', async () => {
  const debrief = await openStore();
  debrief.players.remember([{ name: 'Anna', colour: 4 }], 1);
  await showScreen(NewPlayScreen, debrief);
  fireEvent.press(await screen.findByRole('button', { name: 'Anna' }));
  type('Player 2', 'Ben');
  type('Points 1', '31');
  type('Points 2', '1x');
  expect(screen.getByText('A whole number.')).toBeVisible();
  type('Points 2', '-3');
  expect(screen.getByRole('checkbox', { name: 'Anna won' })).toBeChecked();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Ben won' }));
  fireEvent.press(screen.getByRole('checkbox', { name: 'Anna won' }));
  type('Minutes, if you know', '42');
  press('Keep this play');
  const store = await debrief.plays.load();
  const [kept] = store.state.getState();
  const [anna] = debrief.players.state.getState();
  expect(kept).toMatchObject({
    ...{ game: 'courier', totals: [31, -3], winners: [1], played: 42 * 60_000 },
    players: [
      { player: anna?.id, name: 'Anna', colour: 4 },
      { name: 'Ben', colour: 1 },
    ],
  });
});

test('a day that is still to come is refused at the field', async () => {
  await showScreen(NewPlayScreen, await openStore());
  fireEvent.press(await screen.findByRole('radio', { name: 'Another day' }));
  for (const day of ['2999-01-01', '2026-02-30', 'soon']) {
    fireEvent.changeText(screen.getAllByLabelText('Another day').at(-1) as never, day);
    expect(screen.getByText(/^A day as \d{4}-\d\d-\d\d, not after today\.$/)).toBeVisible();
  }
});

test('a play is changed, and deleted with a way back', async () => {
  const debrief = await shelf();
  await showScreen(OldPlayScreen, debrief, { id: 'n1' });
  const store = await debrief.plays.load();
  type('Points 1', '40');
  press('Keep this play');
  expect(store.get('n1')).toMatchObject({ totals: [40, 22], winners: [1], players: noted.players });
  press('Delete');
  expect(store.get('n1')).toBeUndefined();
  press('Undo');
  expect(store.get('n1')).toMatchObject({ totals: [40, 22], winners: [1] });
});

test('plays go out as a table and as our own file, without practice', async () => {
  await showScreen(PlaysScreen, await shelf());
  fireEvent.press(await screen.findByRole('button', { name: 'Out and in' }));
  press('Table for a spreadsheet (CSV)');
  press('All plays as a file (JSON)');
  const [csv, json] = mockSaved.mock.calls.map(([file]) => file);
  expect(csv?.text.trim().split('\r\n')).toHaveLength(1 + 2 + 2);
  expect(JSON.parse(json?.text ?? '')).toMatchObject({ format: 'debrief-plays', plays: [{}, {}] });
});

test('a file brings what is new, and a strange one says why not', async () => {
  const debrief = await shelf();
  await showScreen(PlaysScreen, debrief);
  fireEvent.press(await screen.findByRole('button', { name: 'Out and in' }));
  const bring = async (text: string, size = text.length) => {
    mockPicked.mockResolvedValueOnce({ size, text: async () => text });
    await act(async () => press('Bring plays from a file'));
  };
  await bring('{');
  expect(await screen.findByText('This is no file of Debrief.')).toBeVisible();
  await bring('', 1e9);
  expect(await screen.findByText('The file is too large for plays.')).toBeVisible();
  const other = { ...noted, id: 'n2', endedAt: noted.endedAt + 1 };
  await bring(playsFile([noted, other].map(playOfNoted), 1));
  const store = await debrief.plays.load();
  await waitFor(() => expect(store.state.getState()).toHaveLength(2));
});
