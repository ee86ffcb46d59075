import { act, fireEvent, screen } from '@testing-library/react-native';
import { allowScreenCaptureAsync, preventScreenCaptureAsync } from 'expo-screen-capture';
import { AppState, Dimensions } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { HoldToReveal } from '@/components/kit/secret/HoldToReveal';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { digital } from '@/__tests__/support/courier/game';
import { type State } from '@/__tests__/support/courier/model';
import { hold, letGo, pad } from '@/__tests__/support/hold';
import { layTable } from '@/__tests__/support/match-table';
import { renderKit } from '@/__tests__/support/render-kit';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));
jest.mock('expo-screen-capture', () =>
  Object.fromEntries(
    [
      'allowScreenCapture',
      'preventScreenCapture',
      'enableAppSwitcherProtection',
      'disableAppSwitcherProtection',
    ].map((name) => [`${name}Async`, jest.fn(async () => undefined)]),
  ),
);

const passed = async () => {
  const values = Object.fromEntries(Object.keys(digital.values).map((card) => [card, 2]));
  const table = await layTable(MatchScreen, { options: { ...digital, values } });
  const [card = ''] = (table.session.moment.standing.log.state as State).players[0]?.hand ?? [];
  const secret = new RegExp(`Hand: Card ${card.slice(1)}$`);
  fireEvent.press(screen.getByRole('button', { name: 'For Anna only' }));
  return { ...table, secret };
};

test('the cover says whom to pass to and shows nothing', async () => {
  const { secret } = await passed();
  expect(screen.getByRole('heading', { name: 'Pass to Anna' })).toBeVisible();
  expect(screen.queryByText(secret)).toBeNull();
  expect(screen.queryByText(/Play Card/)).toBeNull();
});

test('a tap that is too short says that a finger has to stay, and where taps can be chosen instead', async () => {
  await passed();
  expect(screen.queryByText(/^Keep your finger on it/)).toBeNull();
  fireEvent(pad(), 'touchStart');
  letGo();
  expect(
    screen.getByText(/^Keep your finger on it .*“Tap to show secrets” in the settings\.$/),
  ).toBeVisible();
  await hold();
  expect(screen.queryByText(/^Keep your finger on it/)).toBeNull();
  letGo();
  expect(screen.queryByText(/^Keep your finger on it/)).toBeNull();
});

test('a hold of 0.4 s shows, letting go hides, and a shorter one shows nothing', () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  renderKit(<HoldToReveal name="Anna">{() => <AppText>the secret</AppText>}</HoldToReveal>);
  const secret = () => screen.queryByText('the secret');
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  fireEvent(pad(), 'touchStart');
  pass(399);
  expect(secret()).toBeNull();
  letGo();
  pass(500);
  expect(secret()).toBeNull();
  fireEvent(pad(), 'touchStart');
  pass(400);
  expect(secret()).toBeVisible();
  letGo();
  expect(secret()).toBeNull();
  jest.useRealTimers();
});

test('a shown secret is kept out of pictures of the screen', async () => {
  const { secret } = await passed();
  await hold();
  expect(screen.getByText(secret)).toBeVisible();
  expect(preventScreenCaptureAsync).toHaveBeenCalled();
  letGo();
  expect(screen.queryByText(secret)).toBeNull();
  expect(allowScreenCaptureAsync).toHaveBeenCalled();
});

test('the background and a turned phone hide it in the middle of a hold', async () => {
  const states = jest.spyOn(AppState, 'addEventListener');
  const turns = jest.spyOn(Dimensions, 'addEventListener');
  const { secret } = await passed();
  const listener = (spy: jest.SpyInstance, event: string) =>
    spy.mock.calls.filter(([name]) => name === event).at(-1)?.[1] as (value?: unknown) => void;
  await hold();
  act(() => listener(states, 'change')('background'));
  expect(screen.queryByText(secret)).toBeNull();
  await hold();
  expect(screen.getByText(secret)).toBeVisible();
  act(() => listener(turns, 'change')());
  expect(screen.queryByText(secret)).toBeNull();
});

test('with tap-to-show a tap shows and another hides; a screen reader can always tap', async () => {
  const { secret, debrief } = await passed();
  fireEvent(pad(), 'accessibilityTap');
  expect(screen.getByText(secret)).toBeVisible();
  fireEvent(pad(), 'accessibilityTap');
  expect(screen.queryByText(secret)).toBeNull();
  act(() => debrief.settings.set({ tapToShow: true }));
  fireEvent(pad(), 'touchEnd');
  expect(screen.getByText(secret)).toBeVisible();
  fireEvent(pad(), 'touchEnd');
  expect(screen.queryByText(secret)).toBeNull();
});

test('who looks may play a card, and the secret leaves with it', async () => {
  const { session } = await passed();
  await hold();
  const [card] = screen.getAllByRole('button', { name: /^Play Card/ });
  if (card) fireEvent.press(card);
  expect(session.moment.standing.log.events[1]).toMatchObject({ actor: 0, move: { type: 'play' } });
  expect(screen.queryByText(/^Hand: /)).toBeNull();
});
