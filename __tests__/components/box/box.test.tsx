import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { BoxScreen } from '@/components/box/BoxScreen';
import { ImportScreen } from '@/components/box/ImportScreen';
import { KindScreen } from '@/components/box/KindScreen';
import { ShareScreen } from '@/components/box/ShareScreen';
import { games } from '@/__tests__/support/games';
import { box as spyConnection } from '@/rules/spy-connection/box/module';
import { putEntry } from '@/store/box/edit-box';
import { MAX_IMPORT_BYTES } from '@/store/box/read-import';
import { share } from '@/store/box/shared-box';
import { codesOf } from '@/store/box/codes';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { router } from '@/__tests__/support/jest/router';
import { showScreen } from '@/__tests__/support/shell';

const mockFile: { picked?: { size: number; text(): Promise<string> } } = {};
const mockSaved: { name: string; text: string }[] = [];
const mockCopied: string[] = [];
jest.mock('expo-linking', () => ({ createURL: (path: string) => `debrief:/${path}` }));
jest.mock('expo-clipboard', () => ({ setStringAsync: async (text: string) => void mockCopied.push(text) }));
jest.mock('@/components/kit/device/pick-file', () => ({ pickFile: async () => mockFile.picked }));
jest.mock('@/components/kit/device/save-text', () => ({
  saveText: async (file: { name: string; text: string }) => void mockSaved.push(file),
  canShareText: () => false,
}));
const mockCamera: { granted: boolean; onScanned?: (code: { data: string }) => void } = { granted: true };
jest.mock('expo-camera', () => ({
  useCameraPermissions: () => [{ granted: mockCamera.granted, canAskAgain: false }, async () => undefined],
  CameraView: ({ onBarcodeScanned }: { onBarcodeScanned: (code: { data: string }) => void }) => {
    mockCamera.onScanned = onBarcodeScanned;
    return null;
  },
}));

const open = () => Debrief.open({ backend: new MemoryBackend(), games });
const game = { game: 'spy-connection' };
const press = (name: string | RegExp) =>
  act(async () => fireEvent.press(screen.getByRole('button', { name })));
const tap = (role: 'checkbox' | 'radio' | 'switch', name: string) =>
  fireEvent.press(screen.getByRole(role, { name }));

/** Its cities plus two taps. */
const enterMission = async (
  cities: readonly string[],
  points: string,
  done = 'Keep it and enter the next',
) => {
  for (const city of cities) tap('checkbox', city);
  tap('radio', points);
  await press(done);
};

test('Missions are entered one after the other, and the progress counts them', async () => {
  await showScreen(KindScreen, await open(), { ...game, kind: 'mission' });
  expect(screen.getByText('1 of 43')).toBeVisible();
  await press('Enter another');
  await press(/^Keep it and enter the next/);
  expect(screen.getAllByText('Something is still missing.')).not.toEqual([]);
  await enterMission(['Berlin', 'Paris'], '3');
  await enterMission(['Berlin', 'Madrid', 'London'], '5', 'Keep it');
  expect(screen.getByText('3 of 43')).toBeVisible();
  expect(screen.getByRole('button', { name: /Berlin.*Paris.*by you/ })).toBeVisible();
});

test('what was entered by mistake is removed, and comes back with Undo', async () => {
  const debrief = await open();
  await showScreen(KindScreen, debrief, { ...game, kind: 'mission' });
  await press('Enter another');
  await enterMission(['Berlin', 'Paris'], '3', 'Keep it');
  await press(/Berlin.*Paris/);
  await press('Remove it');
  expect(screen.getByText('1 of 43')).toBeVisible();
  await press('Undo');
  expect(screen.getByText('2 of 43')).toBeVisible();
});

test('a suggestion of the reviews is confirmed with one tap', async () => {
  const debrief = await open();
  await showScreen(KindScreen, debrief, { ...game, kind: 'city' });
  expect(screen.getByRole('button', { name: 'Rome, suggestion' })).toBeVisible();
  await press('That is right: Rome');
  expect(screen.getByRole('button', { name: 'Rome, by you' })).toBeVisible();
  expect(screen.getByText('5 of 12')).toBeVisible();
});

test('an Intelligence card is one tap', async () => {
  await showScreen(KindScreen, await open(), { game: 'spymaster', kind: 'intelligence' });
  await press('Enter another');
  const [first, second] = screen.getAllByRole('button', { name: / 1$/ });
  for (const key of [first, first, second]) await act(async () => key && fireEvent.press(key));
  expect(screen.getAllByText('3 of 100')).not.toEqual([]);
});

test('several boxes: one is in use, each has its name, a deleted one comes back', async () => {
  const debrief = await open();
  debrief.catalogue.createBox('spy-connection');
  await showScreen(BoxScreen, debrief, game);
  await press('Another box');
  await press('Add it');
  expect(screen.getByText('Give it a name.')).toBeVisible();
  fireEvent.changeText(screen.getByLabelText('Name of the box'), 'Club');
  await press('Add it');
  await press('Club');
  await press('Use this one');
  expect(debrief.catalogue.defaultBox('spy-connection')?.name).toBe('Club');
  await press('Club');
  await press('Delete the box');
  expect(screen.queryByRole('button', { name: 'Club' })).toBeNull();
  await press('Undo');
  expect(screen.getByRole('button', { name: 'Club' })).toBeVisible();
});

/** A box with one Mission between Berlin and Paris, under an id of its own so that two of them can be in conflict. */
const boxWith = async (points: number): Promise<Debrief> => {
  const debrief = await open();
  const made = debrief.catalogue.createBox('spy-connection');
  if (!made.ok) throw new Error(made.error.kind);
  const data = { id: 'm-one', cities: ['berlin', 'paris'], points, extraTurn: false };
  putEntry(
    debrief.catalogue,
    { game: 'spy-connection', box: made.value },
    { print: { kind: 'mission', id: data.id, data } },
  );
  return debrief;
};

const paste = async (text: string) => {
  await press('Paste a link or a text');
  fireEvent.changeText(screen.getByLabelText('Paste a link or a text'), text);
  await press('Look at it');
};

const payloadOf = (debrief: Debrief): string => {
  const box = debrief.catalogue.defaultBox('spy-connection');
  const codes = box && codesOf(spyConnection, share(spyConnection, box).shared);
  if (!codes) throw new Error('no codes');
  return codes.payload;
};

test('a plan shows the conflict, and nothing changes before it is agreed to', async () => {
  const theirs = payloadOf(await boxWith(4));
  const debrief = await boxWith(3);
  await showScreen(ImportScreen, debrief);
  await paste(`https://example.org/box#${theirs}`);
  expect(await screen.findByText('1 in conflict: choose')).toBeVisible();
  const before = JSON.stringify(debrief.catalogue.defaultBox('spy-connection'));
  fireEvent.press(screen.getByRole('radio', { name: /^Theirs/ }));
  expect(JSON.stringify(debrief.catalogue.defaultBox('spy-connection'))).toBe(before);
  await press('Take it in');
  expect(JSON.stringify(debrief.catalogue.defaultBox('spy-connection'))).toContain('"points":4');
});

test('the same box brings nothing', async () => {
  const debrief = await boxWith(3);
  await showScreen(ImportScreen, debrief);
  await paste(payloadOf(debrief));
  expect(await screen.findByText('1 the same')).toBeVisible();
  const before = JSON.stringify(debrief.catalogue.defaultBox('spy-connection'));
  await press(/^Take it in/);
  expect(screen.getAllByText('There is nothing new in it.')).not.toEqual([]);
  expect(JSON.stringify(debrief.catalogue.defaultBox('spy-connection'))).toBe(before);
});

test.each([
  ['hello', 'This is no box of Debrief.'],
  ['{"format": "debrief-box', /line 1|end is missing/],
  ['https://example.org/box#box=AAAA', /checksum|no box|end is missing/],
])('a paste of %s is refused in words', async (text, words) => {
  const debrief = await open();
  await showScreen(ImportScreen, debrief);
  await paste(text);
  expect(await screen.findByText(words)).toBeVisible();
  expect(debrief.catalogue.boxesOf('spy-connection')).toEqual([]);
});

test('a file of 100 MB is refused by its size, unread', async () => {
  await showScreen(ImportScreen, await open());
  const text = jest.fn();
  mockFile.picked = { size: 100 * MAX_IMPORT_BYTES, text };
  await press('Open a file');
  expect(await screen.findByText(/far larger than any box/)).toBeVisible();
  expect(text).not.toHaveBeenCalled();
});

test('a code is scanned; a code of something else and a refused camera are told', async () => {
  const debrief = await boxWith(3);
  const box = debrief.catalogue.defaultBox('spy-connection');
  const codes = box && codesOf(spyConnection, share(spyConnection, box).shared);
  await showScreen(ImportScreen, await open());
  await press('Scan a code');
  await act(async () => mockCamera.onScanned?.({ data: 'https://example.org/menu' }));
  expect(await screen.findByText('This is no box of Debrief.')).toBeVisible();
  await press('Scan a code');
  await act(async () => mockCamera.onScanned?.({ data: codes?.qr?.text ?? '' }));
  expect(await screen.findByText('1 new')).toBeVisible();
  screen.unmount();
  mockCamera.granted = false;
  await showScreen(ImportScreen, await open());
  await press('Scan a code');
  expect(screen.getByText(/The camera may not be used/)).toBeVisible();
});

test('a box goes out as a code, a link and a file', async () => {
  const debrief = await boxWith(3);
  await showScreen(ShareScreen, debrief, game);
  expect(screen.getByRole('img', { name: 'Code with the whole box' })).toBeVisible();
  await press('Copy the link');
  expect(mockCopied).toEqual([`debrief://box#${payloadOf(debrief)}`]);
  await press('Save as a file');
  expect(mockSaved.map(({ name }) => name)).toEqual(['debrief-spy-connection.json']);
});

test('the album shows what is known, leads to it and to the next piece', async () => {
  await showScreen(BoxScreen, await open(), game);
  expect(screen.getByText('of 43 Missions known')).toBeVisible();
  const album = within(screen.getByLabelText('Missions'));
  const [stamp] = album.getAllByRole('link');
  if (!stamp) throw new Error('The rulebook shows a Mission.');
  fireEvent.press(stamp);
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/box/[kind]',
    params: { ...game, kind: 'mission', piece: expect.any(String) },
  });
  await press('Enter the next');
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/box/[kind]',
    params: { ...game, kind: 'mission', piece: 'next' },
  });
});

test('the address of the next piece opens a new entry, or the first that is not known', async () => {
  await showScreen(KindScreen, await open(), { ...game, kind: 'mission', piece: 'next' });
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeVisible();
  screen.unmount();
  await showScreen(KindScreen, await open(), { game: 'i-spy', kind: 'card', piece: 'next' });
  expect(screen.getByRole('button', { name: /^Keep it/ })).toBeVisible();
});
