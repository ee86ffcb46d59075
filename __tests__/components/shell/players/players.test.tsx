import { fireEvent, screen } from '@testing-library/react-native';
import { PlayersScreen } from '@/components/shell/players/PlayersScreen';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';
import { annaWon } from '@/__tests__/support/desk';
import { type Debrief } from '@/store/debrief';
import { type SeatedPlayer } from '@/store/match/header';

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const withAnna = async () => {
  const debrief = await openStore();
  debrief.players.remember([{ name: 'Anna', colour: 0 }], 1);
  await showScreen(PlayersScreen, debrief);
  return debrief.players.state;
};

test('nobody is remembered at first', async () => {
  await showScreen(PlayersScreen, await openStore());
  expect(screen.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
});

test('somebody gets another name and colour', async () => {
  const players = await withAnna();
  press('Anna');
  fireEvent.changeText(screen.getByLabelText('Name'), 'Annika');
  fireEvent.press(screen.getByRole('radio', { name: 'purple' }));
  press('Done');
  expect(players.getState()).toMatchObject([{ name: 'Annika', colour: 3 }]);
});

test('an empty name is not taken', async () => {
  const players = await withAnna();
  press('Anna');
  fireEvent.changeText(screen.getByLabelText('Name'), '  ');
  expect(screen.getByText(/the old one stays/)).toBeVisible();
  press('Done');
  expect(players.getState()).toMatchObject([{ name: 'Anna' }]);
});

test('people are added before they have played, and an empty line ends it', async () => {
  const players = await withAnna();
  press('Add a person');
  for (const name of ['Ben', 'Anna', ' ']) {
    fireEvent.changeText(screen.getByLabelText('Name'), name);
    fireEvent(screen.getByLabelText('Name'), 'submitEditing');
  }
  expect(players.getState().map(({ name, colour }) => [name, colour])).toEqual(
    expect.arrayContaining([
      ['Anna', 0],
      ['Ben', 1],
      ['Anna', 2],
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('what was typed is added by Done too', async () => {
  const players = await withAnna();
  press('Add a person');
  fireEvent.changeText(screen.getByLabelText('Name'), 'Ben');
  press('Done');
  expect(players.getState()).toHaveLength(2);
});

test('somebody is forgotten, and comes back by undo', async () => {
  const players = await withAnna();
  press('Anna');
  press('Forget');
  expect(players.getState()).toEqual([]);
  press('Undo');
  expect(players.getState()).toMatchObject([{ name: 'Anna' }]);
});

test('two of one name are told apart by their colour', async () => {
  const debrief = await openStore();
  const seated = ['Anna', 'Anna', 'Ben'].map((name, colour) => ({ name, colour }));
  debrief.players.remember(seated, 1);
  await showScreen(PlayersScreen, debrief);
  for (const name of ['Anna, blue', 'Anna, orange', 'Ben'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('another name can be taken back', async () => {
  const players = await withAnna();
  press('Anna');
  fireEvent.changeText(screen.getByLabelText('Name'), 'Annika');
  press('Done');
  press('Undo');
  expect(players.getState()).toMatchObject([{ name: 'Anna' }]);
});

test('a row says how often somebody has played to the end and won', async () => {
  const debrief = await openStore();
  const [anna] = debrief.players.remember([{ name: 'Anna', colour: 0 }], 1);
  for (const practice of [false, false, true]) {
    const id = await addMatch(debrief, {
      practice,
      players: [anna ?? { name: '', colour: 0 }, { name: '', colour: 1 }],
    });
    debrief.matches.finish(id, annaWon);
  }
  await addMatch(debrief, { players: [anna ?? { name: '', colour: 0 }, { name: '', colour: 1 }] });
  await showScreen(PlayersScreen, debrief);
  expect(screen.getByRole('button', { name: /^Anna, 2 plays, last .*, 2 of the last 2 won$/ })).toBeVisible();
});

test('what was typed counts when another row is opened', async () => {
  const debrief = await openStore();
  debrief.players.remember(
    ['Anna', 'Ben'].map((name, colour) => ({ name, colour })),
    1,
  );
  await showScreen(PlayersScreen, debrief);
  press('Anna');
  fireEvent.changeText(screen.getByLabelText('Name'), 'Annika');
  press('Ben');
  expect(screen.getByRole('button', { name: 'Annika' })).toBeVisible();
});

const playOf = async (debrief: Debrief, ...players: readonly SeatedPlayer[]) => {
  debrief.matches.finish(await addMatch(debrief, { players }), annaWon);
};

test('the plays of two names are one person’s, until that is undone', async () => {
  const debrief = await openStore();
  const [anna, ann, ben] = ['Anna', 'Ann', 'Ben'].map((name, colour) => {
    const [known] = debrief.players.remember([{ name, colour }], colour);
    return known as SeatedPlayer;
  }) as [SeatedPlayer, SeatedPlayer, SeatedPlayer];
  await playOf(debrief, anna, ben);
  await playOf(debrief, ann, { name: '', colour: 4 });
  await showScreen(PlayersScreen, debrief);
  press(/^Ann, 1 play/);
  press(/^Same person as/);
  press(/^Anna, 1 play ·/);
  expect(screen.getByRole('button', { name: /^Anna, 2 plays, .*, 2 of the last 2 won$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ann,/ })).toBeNull();
  press('Undo');
  expect(screen.getByRole('button', { name: /^Anna, 1 play,/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ann, 1 play,/ })).toBeVisible();
});

test('two who sat at one table are not offered as the same person', async () => {
  const debrief = await openStore();
  const seated = debrief.players.remember(
    ['Anna', 'Ben'].map((name, colour) => ({ name, colour })),
    1,
  );
  await playOf(debrief, ...seated);
  await showScreen(PlayersScreen, debrief);
  press(/^Anna,/);
  press(/^Same person as/);
  expect(screen.getByText(/sat at a table with Anna/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Ben,/ })).toHaveLength(1);
});

test('somebody who was taken for another is separated again', async () => {
  const debrief = await openStore();
  const [anna, ann] = ['Anna', 'Ann'].map(
    (name) => debrief.players.remember([{ name, colour: 0 }], 1)[0]?.player ?? '',
  ) as [string, string];
  debrief.players.join(ann, anna);
  await showScreen(PlayersScreen, debrief);
  press('Anna');
  expect(screen.getByText('Also Ann')).toBeVisible();
  press('Ann is somebody else');
  expect(screen.getByRole('button', { name: 'Ann' })).toBeVisible();
});
