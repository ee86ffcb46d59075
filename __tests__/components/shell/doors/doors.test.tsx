import { act, fireEvent, screen } from '@testing-library/react-native';
import { CheckScreen } from '@/components/shell/doors/CheckScreen';
import { DoorsScreen } from '@/components/shell/doors/DoorsScreen';
import { TeachScreen } from '@/components/shell/doors/TeachScreen';
import { setLanguage } from '@/i18n/spoken';
import { router } from '@/__tests__/support/jest/router';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';
import { teaching } from '@/__tests__/support/store-parts';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const courier = { game: 'courier' };
const enter = (name: RegExp) => fireEvent.press(screen.getByRole('link', { name }));

test('four doors lead on', async () => {
  await showScreen(DoorsScreen, await openStore(), courier);
  enter(/^Set up/);
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/game/[game]/setup', params: courier });
  enter(/^Track/);
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/setup',
    params: { ...courier, depth: 'light' },
  });
  enter(/^Check/);
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/game/[game]/check', params: courier });
  enter(/^Score/);
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/setup',
    params: { ...courier, opened: 'at-the-end' },
  });
});

test('Track goes on with a running match', async () => {
  const debrief = await openStore();
  const id = await addMatch(debrief, { name: 'Friday' });
  await showScreen(DoorsScreen, debrief, courier);
  enter(/^Track, Play on: Friday/);
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id } });
});

test('Track leaves a score pad, and a rematch of one, alone', async () => {
  const debrief = await openStore();
  const pad = await addMatch(debrief, { name: 'Totals', opened: 'at-the-end' });
  await debrief.matches.rematch(pad, 'Totals again');
  await showScreen(DoorsScreen, debrief, courier);
  enter(/^Track, Turns, counts/);
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/setup',
    params: { ...courier, depth: 'light' },
  });
});

test('a box that nobody named is called mine, in the language of the moment', async () => {
  const debrief = await openStore();
  debrief.catalogue.createBox('courier');
  await showScreen(DoorsScreen, debrief, courier);
  expect(screen.getByRole('heading', { name: 'My box' })).toBeVisible();
  await act(() => setLanguage('fr'));
  expect(screen.getByRole('heading', { name: 'Ma boîte' })).toBeVisible();
  await act(() => setLanguage('en'));
});

test('the box says what is known of it and from where', async () => {
  const debrief = await openStore();
  const box = debrief.catalogue.createBox('courier', 'My old box');
  if (!box.ok) throw new Error(box.error.kind);
  teaching(debrief.catalogue.learnerFor('m', 'courier', box.value)).learn(1, {
    kind: 'card',
    id: 'c1',
    data: 3,
  });
  await showScreen(DoorsScreen, debrief, courier);
  expect(screen.getByRole('heading', { name: 'My old box' })).toBeVisible();
  expect(screen.getByText('1 entry read while playing')).toBeVisible();
});

test('a game that this version does not know leads home', async () => {
  await showScreen(DoorsScreen, await openStore(), { game: 'chess' });
  fireEvent.press(screen.getByRole('button', { name: 'To the first screen' }));
  expect(router.dismissTo).toHaveBeenLastCalledWith('/');
});

test('a question is answered with yes or no, why and by which rule', async () => {
  await showScreen(CheckScreen, await openStore(), courier);
  expect(await screen.findByText(/^No\. A value/)).toBeVisible();
  expect(screen.getByText('T-3')).toBeVisible();
});

test('teaching goes card by card and ends at the set-up', async () => {
  await showScreen(TeachScreen, await openStore(), courier);
  expect(screen.getByText(/^You carry letters/)).toBeVisible();
  const next = () => fireEvent.press(screen.getByRole('button', { name: 'Next' }));
  next();
  next();
  expect(screen.getByText(/^When the deck is empty/)).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Set up' }));
  expect(router.replace).toHaveBeenLastCalledWith({ pathname: '/game/[game]/setup', params: courier });
});
