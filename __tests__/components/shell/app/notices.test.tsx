import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { FailureScreen } from '@/components/shell/app/FailureScreen';
import { NotFoundScreen } from '@/components/shell/app/NotFoundScreen';
import { UnderNotices } from '@/components/shell/app/UnderNotices';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { StorageError } from '@/store/storage/backend';
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

test('a full phone is told, with a way to try again', async () => {
  const disk = new Disk();
  const debrief = await openStore(disk);
  await showScreen(Page, debrief);
  disk.failing = new StorageError('full', 'no space');
  await act(async () => void (await addMatch(debrief)));
  expect(await screen.findByText(/the storage is full/)).toBeVisible();
  disk.failing = undefined;
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Try again' })));
  await act(() => debrief.flush());
  expect(screen.queryByText(/the storage is full/)).toBeNull();
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
  expect(mockSaved[0]?.text).toContain('Friday');
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});

test('an unknown address leads home', async () => {
  await showScreen(NotFoundScreen, await openStore());
  fireEvent.press(screen.getByRole('button', { name: 'To the first screen' }));
  expect(router.dismissTo).toHaveBeenLastCalledWith('/');
});
