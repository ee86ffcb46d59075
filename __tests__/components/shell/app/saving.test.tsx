import { act, fireEvent, screen } from '@testing-library/react-native';
import { type ComponentType } from 'react';
import { BoxScreen } from '@/components/box/BoxScreen';
import { UnderNotices } from '@/components/shell/app/UnderNotices';
import { PlayersScreen } from '@/components/shell/players/PlayersScreen';
import { SettingsScreen } from '@/components/shell/settings/SettingsScreen';
import { Disk } from '@/__tests__/support/disk';
import { openStore, showScreen } from '@/__tests__/support/shell';
import { type Debrief } from '@/store/debrief';
import { type Backend, StorageError } from '@/store/storage/backend';

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const line = () => screen.getByTestId('save-line');

interface Case {
  readonly what: string;
  readonly Screen: ComponentType;
  readonly params?: Readonly<Record<string, string>>;
  readonly change: () => void;
}

const cases: readonly Case[] = [
  {
    what: 'a box',
    Screen: BoxScreen,
    params: { game: 'spy-connection' },
    change: () => {
      press('My box');
      press('Delete the box');
    },
  },
  {
    what: 'a player',
    Screen: PlayersScreen,
    change: () => {
      press('Anna');
      press('Forget');
    },
  },
  {
    what: 'a setting',
    Screen: SettingsScreen,
    change: () => fireEvent.press(screen.getByRole('switch', { name: /^Vibrate/ })),
  },
];

const show = async ({ Screen, params }: Case, disk: Backend): Promise<Debrief> => {
  const debrief = await openStore(disk);
  debrief.catalogue.createBox('spy-connection');
  debrief.players.remember([{ name: 'Anna', colour: 0 }], 1);
  await debrief.flush();
  const Page = () => (
    <UnderNotices>
      <Screen />
    </UnderNotices>
  );
  await showScreen(Page, debrief, params);
  return debrief;
};

test.each(cases)(
  '$what is shown as saved when it was changed and is on the disk, and not before',
  async (shown) => {
    const disk = new Disk();
    const debrief = await show(shown, disk);
    expect(line()).toHaveTextContent('');
    const before = [...disk.values];
    disk.hold();
    shown.change();
    expect(line()).toHaveTextContent('Saving …');
    expect([...disk.values]).toEqual(before);
    await act(async () => disk.answer());
    await act(() => debrief.flush());
    expect(line()).toHaveTextContent('Saved');
    expect([...disk.values]).not.toEqual(before);
  },
);

test.each(cases)('$what that cannot be written says so and why, until another try works', async (shown) => {
  const disk = new Disk();
  const debrief = await show(shown, disk);
  disk.failing = new StorageError('full', 'no space');
  shown.change();
  expect(await screen.findByRole('heading', { name: 'The storage is full' })).toBeVisible();
  expect(line()).toHaveTextContent('Not saved yet');
  disk.failing = undefined;
  await act(() => debrief.flush());
  expect(screen.queryByText(/the storage is full/)).toBeNull();
  expect(line()).toHaveTextContent('Saved');
});

test('a window that keeps nothing never says that something is saved', async () => {
  const [, , setting] = cases;
  if (!setting) throw new Error('No case is left.');
  await showScreen(setting.Screen, await openStore());
  act(setting.change);
  expect(line()).toHaveTextContent('Kept only until this window closes');
});

test('what is written elsewhere is not said of a page where nothing was changed', async () => {
  const disk = new Disk();
  const debrief = await openStore(disk);
  await showScreen(PlayersScreen, debrief);
  act(() => debrief.settings.set({ sound: true }));
  await act(() => debrief.flush());
  expect(line()).toHaveTextContent('');
});
