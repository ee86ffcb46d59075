import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { BoxScreen } from '@/components/box/BoxScreen';
import { KindScreen } from '@/components/box/KindScreen';
import { games } from '@/__tests__/support/games';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { showScreen } from '@/__tests__/support/shell';
import { boxOf, entryOf, fullBox, fullPrints } from '@/__tests__/store/box/full-boxes';

jest.setTimeout(60_000);

const open = () => Debrief.open({ backend: new MemoryBackend(), games });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.press(screen.getByRole('button', { name })));
const tapIn = (group: string, role: 'button' | 'radio' | 'checkbox', name: string) =>
  act(async () =>
    fireEvent.press(within(screen.getAllByLabelText(group).at(-1) ?? screen.root).getByRole(role, { name })),
  );
const dataOf = (debrief: Debrief, game: string) =>
  debrief.catalogue.defaultBox(game)?.entries.map(({ confirmed }) => confirmed?.data);

test('a Scoring Phase is a tap for each number, and is not asked which it is', async () => {
  const debrief = await open();
  await showScreen(KindScreen, debrief, { game: 'i-spy', kind: 'scoring-phase' });
  await press('3');
  for (const [place, number] of ['8', '5', '4', '2', '1'].entries())
    await tapIn(`Advantages ${place + 1}`, 'button', number);
  await tapIn('Politicians', 'radio', '3');
  await press('Keep it');
  expect(dataOf(debrief, 'i-spy')).toEqual([
    { kind: 'scoring-phase', phase: 3, advantages: [8, 5, 4, 2, 1], politicians: 3 },
  ]);
});

test('a contact is its Nation, its Influence and two rewards', async () => {
  const debrief = await open();
  await showScreen(KindScreen, debrief, { game: 'i-spy', kind: 'contact' });
  await press('London');
  await tapIn('Nation', 'radio', 'Germany');
  await tapIn('Influence', 'radio', '2');
  await tapIn('Add: Rewards', 'checkbox', 'Recruit');
  await tapIn('Add: Rewards', 'checkbox', 'Tickets');
  await tapIn('Tickets', 'button', '3');
  await press('Keep it');
  expect(dataOf(debrief, 'i-spy')).toMatchObject([
    {
      ...{ capital: 'london', nation: 'germany', influence: 2 },
      rewards: [
        { kind: 'icon', icon: 'recruit' },
        { kind: 'tickets', count: 3 },
      ],
    },
  ]);
});

test('a city that nobody has named is typed once, and none of our own names is offered', async () => {
  const debrief = await open();
  await showScreen(KindScreen, debrief, { game: 'spy-connection', kind: 'mission' });
  await press('Enter another');
  expect(screen.queryByRole('checkbox', { name: 'Oslo' })).toBeNull();
  await press('One that is not here');
  fireEvent.changeText(screen.getByLabelText('Name'), 'Porto');
  await press('Add it');
  expect(screen.getByRole('checkbox', { name: 'Porto' })).toBeChecked();
});

test('each contradiction is told once, with the entries that it is about', async () => {
  const debrief = await open();
  const cards = fullPrints('i-spy').map((print) =>
    print.kind === 'card' && print.id === 'trace'
      ? { ...print, data: { ...(print.data as object), influence: { germany: 2 } } }
      : print,
  );
  debrief.catalogue.restoreBox(
    boxOf(
      'i-spy',
      cards.map((print) => entryOf(print)),
    ),
  );
  await showScreen(BoxScreen, debrief, { game: 'i-spy' });
  expect(screen.getAllByText('Germany has its two cards already.')).toHaveLength(1);
  for (const name of ['Extort: Germany +2', 'Overnight Line: Germany +3'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('where all are known another one is refused with the reason, and alike cards are one line', async () => {
  const debrief = await open();
  debrief.catalogue.restoreBox(fullBox('spymaster'));
  await showScreen(KindScreen, debrief, { game: 'spymaster', kind: 'intelligence' });
  expect(screen.getByRole('button', { name: /^Surveillance 1 × 6/ })).toBeVisible();
  await press(/^Enter another/);
  expect(screen.getByText('All 100 are known. Remove one first.')).toBeVisible();
});
