import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { FailureScreen } from '@/components/shell/app/FailureScreen';
import { NotFoundScreen } from '@/components/shell/app/NotFoundScreen';
import { Room } from '@/components/shell/room/Room';
import { UnderNotices } from '@/components/shell/app/UnderNotices';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { type Backend, type Batch, StorageError } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { Disk } from '@/__tests__/support/disk';
import { router } from '@/__tests__/support/jest/router';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';

const mockSaved: { text: string }[] = [];
const mockBackend = { current: new MemoryBackend() };
jest.mock('@/components/kit/device/save-text', () => ({
  saveText: async (file: { text: string }) => void mockSaved.push(file),
}));
jest.mock('@/store/storage/platform', () => ({ openBackend: async () => mockBackend.current }));

const Page = () => (
  <UnderNotices>
    <Text role="heading">Page</Text>
  </UnderNotices>
);

const full = async (backend: Backend, disk: { readonly fail: (why?: StorageError) => void }) => {
  const debrief = await openStore(backend);
  const practice = await addMatch(debrief, { name: 'Try', practice: true });
  await addMatch(debrief, { name: 'Thursday' });
  await debrief.flush();
  await showScreen(Page, debrief);
  disk.fail(new StorageError('full', 'no space'));
  await act(async () => void (await addMatch(debrief, { name: 'Friday' })));
  return { debrief, practice };
};

/** A disk that is full until something is removed. */
class FullDisk extends Disk {
  override async write(batch: Batch): Promise<void> {
    if (batch.remove.some((key) => /^[ho]\//.test(key))) this.failing = undefined;
    await super.write(batch);
  }
}

const press = (name: string | RegExp) =>
  act(async () => fireEvent.press(screen.getByRole('button', { name })));

test('a full phone says what takes the room, frees it, and brings back what was deleted', async () => {
  const disk = new FullDisk();
  const { debrief, practice } = await full(disk, { fail: (why) => (disk.failing = why) });
  expect(await screen.findByRole('heading', { name: 'The storage is full' })).toBeVisible();
  expect(screen.getByText(/^What was changed last is only in this window/)).toBeVisible();
  expect(
    await screen.findByRole('checkbox', { name: /^1 practice game, .*KB$/, checked: true }),
  ).toBeVisible();
  await press(/^Free \d+ KB and save$/);
  await act(() => debrief.flush());
  expect(screen.queryByRole('heading', { name: 'The storage is full' })).toBeNull();
  expect(screen.queryByText(/the storage is full/)).toBeNull();
  const names = () =>
    debrief.matches.state
      .getState()
      .matches.map(({ name }) => name)
      .sort();
  expect(names()).toEqual(['Friday', 'Thursday']);
  expect([...disk.values.keys()].filter((key) => key.includes(practice))).toEqual([]);
  await press('Undo');
  await act(() => debrief.flush());
  expect(names()).toEqual(['Friday', 'Thursday', 'Try']);
});

test('a finished match gives up its replay and keeps its result; the one that runs is not offered', async () => {
  const disk = new Disk();
  const debrief = await openStore(disk);
  const done = await addMatch(debrief, { name: 'Monday' });
  const result = { totals: [5, 2], winners: [0], endedEarly: false, endedAt: 1_000, played: 0 };
  debrief.matches.finish(done, result);
  await addMatch(debrief, { name: 'Begun' });
  await addMatch(debrief, { name: 'Tonight' });
  await debrief.flush();
  await showScreen(
    () => (
      <UnderNotices>
        <Text role="heading">Page</Text>
        <Room full={false} onClose={() => undefined} />
      </UnderNotices>
    ),
    debrief,
  );
  expect(
    await screen.findByRole('checkbox', { name: /^1 unfinished match, “(Begun|Tonight)”/ }),
  ).toBeVisible();
  const replay = screen.getByRole('checkbox', {
    name: /^Replay of 1 finished match, scores and winners stay/,
    checked: false,
  });
  await act(async () => fireEvent.press(replay));
  await press(/^Free \d+ KB$/);
  await act(() => debrief.flush());
  expect(debrief.matches.get(done)).toBeUndefined();
  const shelf = (await debrief.plays.load()).state;
  expect(shelf.getState()).toMatchObject([{ id: done, place: 'Monday', totals: [5, 2], winners: [0] }]);
  await press('Undo');
  await act(() => debrief.flush());
  expect(debrief.matches.get(done)?.result).toEqual(result);
  expect(shelf.getState()).toEqual([]);
});

test('a replay whose result finds no place stays, and the sheet answers', async () => {
  const debrief = await openStore(new Disk());
  const done = await addMatch(debrief, { name: 'Monday' });
  // More points than any shelf takes.
  const result = { totals: [10_000_000, 2], winners: [0], endedEarly: false, endedAt: 1_000, played: 0 };
  debrief.matches.finish(done, result);
  await debrief.flush();
  await showScreen(() => <Room full={false} onClose={() => undefined} />, debrief);
  const replay = await screen.findByRole('checkbox', { name: /^Replay of 1 finished match/ });
  await act(async () => fireEvent.press(replay));
  await press(/^Free \d+ KB$/);
  expect(await screen.findByRole('button', { name: /^Free \d+ KB$/ })).toBeEnabled();
  expect(debrief.matches.get(done)?.result).toEqual(result);
  const keep = jest.spyOn(debrief.plays, 'keep').mockRejectedValue(new StorageError('failed', 'no answer'));
  await press(/^Free \d+ KB$/);
  expect(await screen.findByRole('button', { name: /^Free \d+ KB$/ })).toBeEnabled();
  expect(keep).toHaveBeenCalled();
  expect(debrief.matches.get(done)?.result).toEqual(result);
});

test('a full phone can be played on, and hands everything out as a file', async () => {
  const disk = new Disk();
  const { debrief } = await full(disk, { fail: (why) => (disk.failing = why) });
  expect(await screen.findByRole('heading', { name: 'The storage is full' })).toBeVisible();
  await press('As a file');
  expect(await screen.findByText('The backup is made.')).toBeOnTheScreen();
  expect(mockSaved.at(-1)?.text).toContain('Friday');
  await press('Play on');
  expect(screen.queryByRole('heading', { name: 'The storage is full' })).toBeNull();
  expect(screen.getByText(/the storage is full\. Play on/)).toBeVisible();
  await press('Make room');
  expect(screen.getByRole('heading', { name: 'The storage is full' })).toBeVisible();
  disk.failing = undefined;
  await act(() => debrief.flush());
});

test('a disk that fails leaves a file as the way out', async () => {
  const disk = new Disk();
  const { debrief } = await full(disk, {
    fail: () => (disk.failing = new StorageError('failed', 'no answer')),
  });
  expect(await screen.findByText(/^Not saved yet\. Play on/)).toBeVisible();
  await press('Save a file');
  expect(mockSaved.at(-1)?.text).toContain('Friday');
  disk.failing = undefined;
  await act(() => debrief.flush());
});

test('a window that keeps nothing says so', async () => {
  await showScreen(Page, await openStore());
  expect(screen.getByText(/^This window keeps nothing/)).toBeVisible();
});

test('what could not be read at the start is told once', async () => {
  const disk = new Disk();
  await disk.write({ set: [['settings', 'broken']], remove: [] });
  await showScreen(Page, await openStore(disk));
  expect(screen.getByText(/^1 part of the stored data could not be read/)).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

test('a mistake of the app says so and gives the data as a file', async () => {
  const debrief = await openStore(mockBackend.current);
  await addMatch(debrief, { name: 'Friday' });
  await debrief.flush();
  const retry = jest.fn(async () => undefined);
  render(
    <ThemeProvider scheme="dark">
      <FailureScreen error={new TypeError('x is undefined')} onRetry={retry} />
    </ThemeProvider>,
  );
  expect(screen.getByText('TypeError: x is undefined')).toBeVisible();
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Keep my data as a file' })));
  expect(await screen.findByText('The file is made.')).toBeVisible();
  expect(mockSaved.at(-1)?.text).toContain('Friday');
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});

test('an unknown address leads home', async () => {
  await showScreen(NotFoundScreen, await openStore());
  fireEvent.press(screen.getByRole('button', { name: 'To the first screen' }));
  expect(router.dismissTo).toHaveBeenLastCalledWith('/');
});
