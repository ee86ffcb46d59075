import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Share } from 'react-native';
import { Text } from 'react-native-svg';
import { facing } from '@/components/match/glance/Turned';
import { GlanceScreen } from '@/components/match/glance/GlanceScreen';
import { ScoreScreen } from '@/components/match/score/ScoreScreen';
import { digital } from '@/__tests__/support/courier/game';
import { router } from '@/__tests__/support/jest/router';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const mockDraw = jest.fn<void, [view: unknown, size: object, done: (base64: string) => void]>();
jest.mock('react-native-svg/lib/commonjs/fabric/NativeSvgViewModule', () => ({
  default: { toDataURL: (...asked: Parameters<typeof mockDraw>) => mockDraw(...asked) },
}));
const mockShare = jest.fn(async (_uri: string, _about: object) => undefined);
jest.mock('expo-sharing', () => ({ shareAsync: (uri: string, about: object) => mockShare(uri, about) }));
const mockFiles: Record<string, object> = {};
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'cache' },
  File: class {
    readonly uri: string;
    constructor(folder: string, name: string) {
      this.uri = `${folder}/${name}`;
    }
    create() {
      mockFiles[this.uri] = {};
    }
    write(content: string, options: object) {
      mockFiles[this.uri] = { content, ...options };
    }
  },
}));

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const draw = { type: 'draw' } as const;

const finished = async () => {
  const table = await layTable(ScoreScreen);
  table.play('table', draw);
  table.play(0, { type: 'play', card: 'c1', value: 5 });
  for (let turn = 1; turn < 12; turn++) {
    table.play('table', draw);
    table.play(turn % 2, { type: 'pass' });
  }
  return table;
};

test('the way back from a rematch is not through the match that is over', async () => {
  const { id } = await finished();
  press('Rematch');
  await waitFor(() => expect(router.push).toHaveBeenCalled());
  expect(router.dismissTo).toHaveBeenLastCalledWith('/');
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/setup',
    params: { game: 'courier', again: id },
  });
});

test('who won stands on top, with what decided and its rule; a tap on a bar tells its lines', async () => {
  await finished();
  expect(screen.getByRole('heading', { name: 'Anna wins' })).toBeVisible();
  expect(screen.getByText('More points')).toBeVisible();
  expect(screen.getByRole('link', { name: /A card scores its value, a coin 1\., T-8/ })).toBeVisible();
  const bar = () => screen.getByRole('button', { name: 'Anna, 5, Winner' });
  expect(screen.getByRole('button', { name: 'Ben, 0' })).toBeVisible();
  expect(screen.queryByLabelText('Cards, 5')).toBeNull();
  fireEvent.press(bar());
  expect(bar()).toBeExpanded();
  expect(screen.getByLabelText('Cards, 5')).toBeVisible();
  expect(screen.getByLabelText('Coins, 0')).toBeVisible();
  fireEvent.press(bar());
  expect(screen.queryByLabelText('Cards, 5')).toBeNull();
  expect(screen.getByRole('button', { name: /A card scores its value, a coin 1\., T-8/ })).toBeVisible();
  expect(screen.queryByText(/Seal/)).toBeNull();
});

test('undo is still there, and leads back to the table', async () => {
  const { session, id } = await finished();
  press('Undo: Ben passed');
  expect(session.moment.standing.over).toBe(false);
  await waitFor(() =>
    expect(router.dismissTo).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id } }),
  );
});

test('a new game is set up from the end of the last', async () => {
  await finished();
  press('New game');
  expect(router.dismissTo).toHaveBeenLastCalledWith('/');
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/setup',
    params: { game: 'courier' },
  });
});

const drawn = () =>
  screen
    .UNSAFE_getAllByType(Text)
    .map(({ props }) => props.children)
    .filter((words) => words !== '');

test('the result goes to other apps as a picture, with nothing that is not on the table', async () => {
  mockDraw.mockImplementation((_view, _size, done) => done('cGljdHVyZQ=='));
  await finished();
  const day = new Date().toLocaleDateString('en', {
    ...{ day: 'numeric', month: 'short', weekday: 'short', year: 'numeric' },
  });
  const words = drawn();
  expect(words.slice(0, words.length / 2)).toEqual([
    'Anna wins',
    `Courier · ${day} · 2 players`,
    '5',
    '5',
    '0',
    'A',
    'Anna',
    'B',
    'Ben',
    'WINNER',
    'A',
    'Anna',
    '5',
    '5',
    'B',
    'Ben',
    '0',
    'More points',
    'Debrief',
  ]);
  press('Share');
  press('Square picture');
  await waitFor(() => expect(mockShare).toHaveBeenCalledTimes(1));
  expect(mockDraw.mock.calls[0]?.[1]).toEqual({ width: 1080, height: 1080 });
  expect(mockFiles).toEqual({ 'cache/debrief.png': { content: 'cGljdHVyZQ==', encoding: 'base64' } });
  expect(mockShare).toHaveBeenCalledWith('cache/debrief.png', { mimeType: 'image/png', UTI: 'public.png' });
  press('Share');
  press('Upright picture');
  await waitFor(() => expect(mockShare).toHaveBeenCalledTimes(2));
  expect(mockDraw.mock.calls[1]?.[1]).toEqual({ width: 1080, height: 1920 });
});

test('where no picture can be made, the result goes out in words', async () => {
  mockDraw.mockImplementation(() => {
    throw new Error('no view');
  });
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  await finished();
  const send = () => {
    press('Share');
    press('Square picture');
  };
  send();
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.calls[0]?.[0]).toEqual({
    message: expect.stringMatching(/^Courier: Anna wins\n.*\nMore points\n★ Anna: 5\n· Ben: 0$/),
  });
  share.mockRejectedValue(new Error('no app takes it'));
  send();
  expect(await screen.findByText('Sharing did not work.')).toBeOnTheScreen();
});

test('a game that ended early says so beside what decided', async () => {
  const { session, play } = await layTable(ScoreScreen);
  play('table', draw);
  play(0, { type: 'play', card: 'c1', value: 5 });
  expect(screen.getByRole('heading', { name: 'So far' })).toBeVisible();
  act(() => void session.endEarly());
  expect(screen.getByRole('heading', { name: 'Anna wins' })).toBeVisible();
  expect(screen.getByText('Ended early')).toBeVisible();
  expect(screen.getByText('More points')).toBeVisible();
});

test('the shuffle is sealed while the game runs and verified when it is over', async () => {
  const { session, play, showAgain } = await layTable(ScoreScreen, { options: digital });
  expect(screen.getByText(/^Seal: /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify the shuffle' })).toBeNull();
  for (let turn = 0; turn < 12; turn++) play(turn % 2, { type: 'pass' });
  await screen.findByRole('button', { name: 'Verify the shuffle' });
  expect(session.seed).toBeUndefined();
  press('Verify the shuffle');
  // What it means is said before it is done, and nothing is shown until then.
  expect(screen.getByText(/So this match is closed then: nothing can be undone/)).toBeVisible();
  press('Cancel');
  expect([session.seed, session.moment.standing.undo === undefined]).toEqual([undefined, false]);
  press('Verify the shuffle');
  press('Show the seed and close the match');
  expect(screen.getByText('12 draws verified')).toBeVisible();
  const seed = session.seed?.match(/.{8}/g)?.join(' ');
  expect(screen.getByText(`Seed: ${seed}`)).toBeVisible();
  expect(screen.getByText('The seed was shown: this match is closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify the shuffle' })).toBeNull();
  expect(session.undo()).toEqual({ kind: 'closed' });
  await showAgain();
  expect(screen.getByText('12 draws verified')).toBeVisible();
});

test('a copy says that it draws anew', async () => {
  const { debrief, id, showAgain } = await layTable(ScoreScreen, { options: digital });
  expect(screen.queryByText(/This match is a copy/)).toBeNull();
  const copy = await debrief.matches.duplicate(id, 'Again');
  if (!copy.ok) throw new Error(copy.error.kind);
  await showAgain(copy.value);
  expect(screen.getByText(/This match is a copy.*a shuffle and a seal of its own/)).toBeVisible();
});

test('glance mode turns to face the seat to move', async () => {
  expect([0, 1, 2, 3].map((seat) => facing(seat, 4))).toEqual([0, 90, 180, 270]);
  expect([0, 1].map((seat) => facing(seat, 2))).toEqual([0, 180]);
  const { play } = await layTable(GlanceScreen);
  expect(screen.getByRole('heading', { name: 'Anna' })).toBeVisible();
  play('table', draw);
  play(0, { type: 'pass' });
  expect(screen.getByRole('heading', { name: 'Ben' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop turning to the seat to move' })).toBeVisible();
  expect(screen.getByLabelText('Anna: 0 points')).toBeVisible();
});
