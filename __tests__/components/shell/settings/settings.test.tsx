import { fireEvent, screen } from '@testing-library/react-native';
import { AboutScreen } from '@/components/shell/settings/AboutScreen';
import { SettingsScreen } from '@/components/shell/settings/SettingsScreen';
import { StorageError } from '@/store/storage/backend';
import { Disk } from '@/__tests__/support/disk';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';

const mockSaved: { name: string; text: string }[] = [];
const mockPicked: { text: string | undefined } = { text: undefined };
jest.mock('@/components/kit/device/save-text', () => ({
  saveText: async (file: { name: string; text: string }) => void mockSaved.push(file),
  canShareText: () => false,
}));
const mockSound = jest.fn();
jest.mock('@/components/kit/device/sound', () => ({
  hasSound: true,
  sound: (kind: string) => mockSound(kind),
}));
jest.mock('@/components/kit/device/pick-file', () => ({
  pickFile: async () => mockPicked.text !== undefined && { text: async () => mockPicked.text },
}));

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('every setting is changed at once', async () => {
  const debrief = await openStore();
  await showScreen(SettingsScreen, debrief);
  fireEvent.press(screen.getByRole('radio', { name: 'Deutsch' }));
  fireEvent.press(screen.getByRole('radio', { name: 'Light' }));
  for (const name of [
    /^Vibrate/,
    /^Sound/,
    /^Tap to show/,
    /^Keep the screen on/,
    /^Everybody stirs/,
    /^Turn clock/,
  ])
    fireEvent.press(screen.getByRole('switch', { name }));
  expect(debrief.settings.state.getState()).toEqual({
    ...{ language: 'de', theme: 'light', haptics: false, sound: true, tapToShow: true, keepAwake: false },
    sharedChance: true,
    turnClock: true,
    bggIds: {},
    pieceColours: {},
  });
  expect(mockSound.mock.calls).toEqual([['commit']]);
});

test('a backup is saved, and shows what it would bring before it is restored', async () => {
  const one = await openStore();
  await addMatch(one, { name: 'Friday' });
  one.players.remember([{ name: 'Anna', colour: 0 }], 1);
  await showScreen(SettingsScreen, one);
  press('Save as a file');
  expect(await screen.findByText('The backup is made.')).toBeVisible();
  const [file] = mockSaved;
  expect(file?.name).toMatch(/^debrief-\d{4}-\d\d-\d\d\.json$/);
  screen.unmount();

  const other = await openStore();
  await showScreen(SettingsScreen, other);
  mockPicked.text = file?.text;
  press('Choose a file');
  expect(await screen.findByText('1 new match')).toBeVisible();
  expect(screen.getByText('1 remembered player')).toBeVisible();
  expect(other.matches.state.getState().matches).toEqual([]);
  press('Restore');
  expect(await screen.findByText('The backup is restored.')).toBeVisible();
  expect(other.matches.state.getState().matches.map(({ name }) => name)).toEqual(['Friday']);
});

test('a backup holds no deleted match, and one deleted here comes back', async () => {
  const one = await openStore();
  const friday = await addMatch(one, { name: 'Friday' });
  await addMatch(one, { name: 'Saturday' });
  one.matches.delete(friday);
  mockPicked.text = await one.backUp();
  const other = await openStore();
  const preview = async () => {
    await showScreen(SettingsScreen, other);
    press('Choose a file');
  };
  await preview();
  expect(await screen.findByText('1 new match')).toBeVisible();
  press('Restore');
  expect(await screen.findByText('The backup is restored.')).toBeVisible();
  const [saturday, ...rest] = other.matches.state.getState().matches;
  expect([saturday?.name, rest]).toEqual(['Saturday', []]);
  screen.unmount();

  other.matches.delete(saturday?.id ?? '');
  await preview();
  expect(await screen.findByText('1 new match')).toBeVisible();
  expect(screen.queryByText(/same here/)).toBeNull();
});

test.each([
  ['full', 'no space', /^Restored, except for 1 part: there is no room for it\./],
  ['failed', 'no answer', /^Storage did not answer, so not everything is restored\./],
] as const)('a restore on a disk that is %s says so, and can be done again', async (kind, why, said) => {
  const one = await openStore();
  await addMatch(one, { name: 'Friday' });
  mockPicked.text = await one.backUp();
  const disk = new Disk();
  const other = await openStore(disk);
  await showScreen(SettingsScreen, other);
  press('Choose a file');
  expect(await screen.findByText('1 new match')).toBeVisible();
  disk.failing = new StorageError(kind, why);
  press('Restore');
  expect(await screen.findByText(said)).toBeVisible();
  disk.failing = undefined;
  press('Choose a file');
  expect(await screen.findByText('1 match is the same here')).toBeVisible();
  press('Restore');
  expect(await screen.findByText('The backup is restored.')).toBeVisible();
  expect(other.matches.state.getState().matches.map(({ name }) => name)).toEqual(['Friday']);
});

test('a restore whose disk does not answer says so', async () => {
  const one = await openStore();
  await addMatch(one, { name: 'Friday' });
  mockPicked.text = await one.backUp();
  const disk = new Disk();
  await showScreen(SettingsScreen, await openStore(disk));
  press('Choose a file');
  expect(await screen.findByText('1 new match')).toBeVisible();
  const keys = jest.spyOn(disk, 'keys').mockRejectedValueOnce(new StorageError('failed', 'no answer'));
  press('Restore');
  expect(await screen.findByText(/^Storage did not answer/)).toBeVisible();
  keys.mockRestore();
});

test.each([
  ['{}', 'That is not a backup of this app.'],
  ['no json', 'That is not a backup of this app.'],
  ['{"format":"debrief-backup"}', /cannot be understood/],
])('%s is refused with a reason', async (text, reason) => {
  await showScreen(SettingsScreen, await openStore());
  press('Paste a text');
  fireEvent.changeText(screen.getByLabelText('Paste a text'), text);
  press('Look at it');
  expect(await screen.findByText(reason)).toBeVisible();
});

test('a match that is open stops a restore', async () => {
  const debrief = await openStore();
  const id = await addMatch(debrief);
  await debrief.openMatch(id);
  mockPicked.text = await debrief.backUp();
  await showScreen(SettingsScreen, debrief);
  press('Choose a file');
  expect(await screen.findByText('1 match is the same here')).toBeVisible();
  press('Restore');
  expect(screen.getByText(/^A match is still open/)).toBeVisible();
});

test('whose games, whose fonts and which licence is said', async () => {
  await showScreen(AboutScreen, await openStore());
  expect(screen.getByText(/belong to their publishers/)).toBeVisible();
  expect(screen.getByText(/Open Font License/)).toBeVisible();
  expect(screen.getByText(/MIT/)).toBeVisible();
  expect(screen.getByText(/^Debrief \d+\.\d+\.\d+$/)).toBeVisible();
});
