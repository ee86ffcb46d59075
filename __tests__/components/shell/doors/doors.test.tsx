import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { CheckScreen } from '@/components/shell/doors/CheckScreen';
import { DoorsScreen } from '@/components/shell/doors/DoorsScreen';
import { TeachScreen } from '@/components/shell/doors/TeachScreen';
import { setLanguage } from '@/i18n/spoken';
import { router } from '@/__tests__/support/jest/router';
import { courierMatch } from '@/__tests__/support/desk';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';
import { CARDS } from '@/__tests__/support/courier/model';
import { teaching } from '@/__tests__/support/store-parts';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const courier = { game: 'courier' };
const enter = (name: RegExp) => fireEvent.press(screen.getByRole('link', { name }));

test('every way on from a game leads there', async () => {
  await showScreen(DoorsScreen, await openStore(), courier);
  const leads = (name: RegExp, pathname: string, params = {}) => {
    enter(name);
    expect(router.push).toHaveBeenLastCalledWith({ pathname, params: { ...courier, ...params } });
  };
  leads(/^New game$/, '/game/[game]/setup');
  leads(/^Just score/, '/game/[game]/setup', { opened: 'at-the-end' });
  leads(/^Ask a rule/, '/game/[game]/check');
  leads(/^Learn it, 3 cards/, '/game/[game]/teach');
  leads(/^Rules/, '/game/[game]/rules');
  leads(/^My box/, '/game/[game]/box');
  expect(screen.queryByRole('link', { name: /again/ })).toBeNull();
});

test('those who played last are at the table with one tap', async () => {
  const debrief = await openStore();
  const id = await addMatch(debrief, { name: 'Friday' });
  await addMatch(debrief, { name: 'Trying', practice: true, players: courierMatch.players.slice(0, 1) });
  await showScreen(DoorsScreen, debrief, courier);
  enter(/^Same two again: Anna, /);
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/setup',
    params: { ...courier, again: id },
  });
});

test('more people than the game seats are not offered again', async () => {
  const debrief = await openStore();
  const players = Array.from({ length: 5 }, (_, colour) => ({ name: `P${colour}`, colour }));
  await addMatch(debrief, { players });
  await showScreen(DoorsScreen, debrief, courier);
  expect(screen.queryByRole('link', { name: /again/ })).toBeNull();
});

test('a practice game begins on the page of the game', async () => {
  const debrief = await openStore();
  await showScreen(DoorsScreen, debrief, courier);
  fireEvent.press(screen.getByRole('button', { name: 'Practice game: Courier' }));
  await waitFor(() =>
    expect(router.push).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/match/[id]' })),
  );
});

test('a box that nobody named is called mine, in the language of the moment', async () => {
  const debrief = await openStore();
  debrief.catalogue.createBox('courier');
  await showScreen(DoorsScreen, debrief, courier);
  expect(screen.getByRole('link', { name: /^My box/ })).toBeVisible();
  await act(() => setLanguage('fr'));
  expect(screen.getByRole('link', { name: /^Ma boîte/ })).toBeVisible();
  await act(() => setLanguage('en'));
});

test('the box says how much of it is known', async () => {
  const debrief = await openStore();
  const box = debrief.catalogue.createBox('courier', 'My old box');
  if (!box.ok) throw new Error(box.error.kind);
  teaching(debrief.catalogue.learnerFor('m', 'courier', box.value)).learn(1, {
    kind: 'card',
    id: CARDS[0] ?? '',
    data: { value: 3 },
  });
  await showScreen(DoorsScreen, debrief, courier);
  expect(await screen.findByRole('link', { name: /^My old box, 1 of \d+ / })).toBeVisible();
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
  fireEvent.press(screen.getByRole('button', { name: 'New game' }));
  expect(router.replace).toHaveBeenLastCalledWith({ pathname: '/game/[game]/setup', params: courier });
});
