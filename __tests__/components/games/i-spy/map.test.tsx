import { fireEvent, screen, within } from '@testing-library/react-native';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { practiceOnMap } from '@/rules/i-spy/box/practice';
import { type Move } from '@/rules/i-spy/game';
import { EMPTY_MAP } from '@/rules/i-spy/model/map';
import { type View } from '@/rules/i-spy/model/view';
import { untilLaidOut } from '@/__tests__/support/open-table';
import { byHand, layTable, press } from './table';

jest.setTimeout(240_000);

const deploy = (region: string): Move => ({ type: 'deploy', region });

/** Anna and Ben have marked their tiles; Anna's first turn begins on this map. */
const onMap = async (options: object = { map: PRACTICE_MAP }) => {
  const table = await layTable({ options: { ...byHand, ...options } });
  table.play(0, { type: 'mark-politician', politician: 1 });
  table.play(1, { type: 'mark-politician', politician: 2 });
  const view = () =>
    table.session.moment.standing.log.game.view(table.session.moment.standing.log.state, 'table') as View;
  return { ...table, view };
};

const dialog = (title: string) => within(screen.getByLabelText(title));
/** As a screen reader does it. */
const tapRegion = (name: string | RegExp) =>
  fireEvent(
    within(screen.getByLabelText('Map of the Regions')).getByRole('button', { name }),
    'accessibilityTap',
  );

test('a Spy is deployed on the map: a tap shows where, and the large button puts it there', async () => {
  const { view } = await onMap();
  expect(screen.getByText('Anna: which Start Region?')).toBeVisible();
  tapRegion('Praha, Start Region · Possible now');
  press('Deploy in Praha');
  expect(view().players[0]?.region).toBe('praha');
});

test('every Region says what it is, who is there and what is left on arrival, and a tap offers the way', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'), { type: 'play-card', card: 'overnight-line' });
  expect(screen.getByLabelText('Praha, Start Region · Anna is here')).toBeVisible();
  expect(screen.getByLabelText('Palermo, Supply Cache with its token')).toBeVisible();
  tapRegion('Frankfurt, Region · over Leipzig · 2 Tickets left');
  press('Go to Frankfurt, 2 Tickets, 2 left');
  expect(view().players[0]?.region).toBe('frankfurt');
  expect(view().turn.tickets).toBe(2);
});

test('several steps are one group: one undo takes them back', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'), { type: 'play-card', card: 'overnight-line' });
  tapRegion(/^Berlin, Capital · over Leipzig/);
  press('Go to Leipzig, enter Berlin, 1 Ticket, 3 left');
  expect(view().players[0]?.region).toBe('berlin-1');
  press(/^Undo/);
  expect(view().players[0]?.region).toBe('praha');
});

test('the picture shows what the contact would bring before the Spy has gone', async () => {
  const { play } = await onMap();
  play(0, deploy('praha'), { type: 'play-card', card: 'overnight-line' });
  expect(screen.getByLabelText(/^France: Influence 4, Power 0/)).toBeVisible();
  tapRegion(/^Berlin, Capital/);
  expect(screen.getByLabelText(/^France: Influence 7, Power 0. This turn: Influence \+3/)).toBeVisible();
});

test('from an Outlet its Capital is one tap away, the contact there another, and then the hand lies open', async () => {
  const { play, view } = await onMap();
  play(
    0,
    deploy('praha'),
    { type: 'play-card', card: 'overnight-line' },
    { type: 'travel', region: 'leipzig' },
  );
  press('Enter Berlin');
  expect(view().players[0]?.region).toBe('berlin-1');
  press('Berlin, France +3: 2 Tickets');
  expect(view().turn).toMatchObject({ third: 'contact', visited: 'berlin', tickets: 5 });
  expect(screen.getByRole('button', { name: /^Smuggle,/ })).toBeVisible();
});

test('outside every Capital a contact is refused, and recorded where the table says so', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'));
  press('Contact or retrieval');
  press('Berlin, France +3: 2 Tickets');
  expect(dialog('Not now').getByText(/your Spy is in none/)).toBeVisible();
  press('Record it anyway');
  expect(view().turn).toMatchObject({ third: 'contact', visited: 'berlin' });
});

test('who is in the way of an airship is moved on by the one who flew', async () => {
  const { play, view } = await onMap();
  play(0, deploy('munchen'), { type: 'play-card', card: 'evade' }, { type: 'play-card', card: 'smuggle' });
  play(0, { type: 'retrieve' }, { type: 'end-turn' });
  play(
    1,
    deploy('praha'),
    { type: 'play-card', card: 'overnight-line' },
    { type: 'travel', region: 'leipzig' },
  );
  play(1, { type: 'play-card', card: 'airship-line' });
  tapRegion(/^München, Start Region/);
  press('Fly to München');
  expect(screen.getByText('Anna has to make room: where to?')).toBeVisible();
  tapRegion(/^Zürich, Region/);
  press('Anna to Zürich');
  expect(view().players).toMatchObject([{ region: 'zurich', tags: 1 }, { region: 'munchen' }]);
});

test('an owner’s map learns a Region, its Route and a Capital while it is gone to', async () => {
  const { view } = await onMap({ box: 'owner', map: EMPTY_MAP });
  expect(screen.getByText('The map is still empty')).toBeVisible();
  const read = (name: string) => {
    fireEvent.changeText(screen.getByLabelText('Name on the map'), name);
    press('Note it and go there');
  };
  press('Another Region …');
  read('Praha');
  expect(view().players[0]?.region).toBe('praha');
  press('Play the first card');
  press(/^Overnight Line/);
  press('Another Region …');
  fireEvent.press(screen.getByRole('radio', { name: 'Outlet' }));
  read('Leipzig');
  expect(view().map?.print.routes).toEqual([{ regions: ['praha', 'leipzig'] }]);
  press('Enter Berlin');
  expect(view().map?.print.regions.at(-1)).toEqual({
    id: 'berlin-1',
    name: 'Berlin 1',
    kind: 'capital',
    capital: 'berlin',
  });
  expect(view().players[0]?.region).toBe('berlin-1');
  await untilLaidOut();
});

test('Coerce leads from the card to who plays it, and says what that changes', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'), { type: 'play-card', card: 'evade' }, { type: 'play-card', card: 'smuggle' });
  play(0, { type: 'retrieve' }, { type: 'end-turn' });
  play(1, deploy('nurnberg'), { type: 'play-card', card: 'trace', target: 0 });
  play(1, { type: 'play-card', card: 'misdirect', target: 0 }, { type: 'give-initiative', seat: 0 });
  press('Coerce: choose a card');
  press('I am Ben');
  press('Overnight Line');
  expect(screen.getByText('Who plays it?')).toBeVisible();
  expect(
    screen.getByRole('button', { name: /^Ben plays Overnight Line.*Its Tickets join yours/s }),
  ).toBeVisible();
  press(/^Anna plays Overnight Line.*No entering or leaving of Capitals/s);
  expect(screen.getByText('Anna must travel: 4 Tickets, spent at once')).toBeVisible();
  tapRegion(/^Leipzig,/);
  press('Go to Leipzig, 1 Ticket, 3 left');
  expect(view().players[0]?.region).toBe('leipzig');
  press('Let 3 Tickets go');
  expect(view().turn.owed).toEqual([]);
});

test('the planner, where the table agreed on it, tells cards, order and what they leak, and does it', async () => {
  const { play, view } = await onMap({ map: PRACTICE_MAP, advice: true });
  play(0, deploy('praha'));
  press('More');
  press('Turn planner');
  expect(screen.getByText(/^Yes, in \d+ ways?:$/)).toBeVisible();
  expect(screen.getByText('Overnight Line → Leipzig → Berlin → Contact')).toBeVisible();
  expect(screen.getAllByText('Scored at once: France +3')[0]).toBeVisible();
  expect(screen.getByText('Leaks with the Records: Germany +3')).toBeVisible();
  fireEvent.press(screen.getAllByRole('button', { name: 'Do it' })[0] as never);
  expect(view().turn).toMatchObject({ third: 'contact', visited: 'berlin' });
});

test('on an owner’s map the planner says that it does not know a Capital yet', async () => {
  const map = { ...EMPTY_MAP, regions: [{ id: 'praha', name: 'Praha', kind: 'start' }] };
  const { play } = await onMap({ box: 'owner', map, advice: true });
  play(0, deploy('praha'));
  press('More');
  press('Turn planner');
  expect(screen.getByText('The app does not know Berlin on your map yet.')).toBeVisible();
  await untilLaidOut();
});

test('without that agreement there is no planner', async () => {
  const { play } = await onMap();
  play(0, deploy('praha'));
  press('More');
  expect(screen.queryByRole('button', { name: 'Turn planner' })).toBeNull();
});

test('a practice game on the map has the planner', () => {
  expect(practiceOnMap({ seatCount: 2, startSeat: 0 }).advice).toBe(true);
});

test('only a spy in the Capital looks at its Assets, and only on a hold', async () => {
  const { play, view } = await onMap({ map: PRACTICE_MAP, assets: 'digital' });
  play(0, deploy('praha'), { type: 'play-card', card: 'overnight-line' });
  play(0, { type: 'travel', region: 'leipzig' });
  press('Enter Berlin');
  press('Secret');
  expect(screen.queryByText('Assets in Berlin')).toBeNull();
  fireEvent(screen.getByRole('button', { name: /^Secret of Anna/ }), 'touchStart');
  expect(await screen.findByText('Assets in Berlin')).toBeVisible();
  expect(screen.getAllByText(/costs \d+ Supply/)).toHaveLength(view().stacks.berlin.length);
});

test('who can pay none of the Assets learns it on the hold, and gives Recruit up there', async () => {
  const assetPrints = byHand.assetPrints.map((print) => ({ ...print, cost: 10 }));
  const { play, view } = await onMap({ map: PRACTICE_MAP, assets: 'digital', assetPrints });
  play('table', { type: 'correct', changes: [{ entry: 'supply/0', to: 4 }] });
  play(0, deploy('praha'), { type: 'play-card', card: 'overnight-line' });
  play(0, { type: 'travel', region: 'leipzig' });
  press('Enter Berlin');
  play(
    0,
    { type: 'make-contact', capital: 'berlin' },
    { type: 'choose-reward', reward: { kind: 'icon', icon: 'recruit' } },
  );
  const giveUp = 'No Asset can be paid: give Recruit up';
  expect(screen.queryByRole('button', { name: giveUp })).toBeNull();
  press('Secret');
  fireEvent(screen.getByRole('button', { name: /^Secret of Anna/ }), 'touchStart');
  fireEvent.press(await screen.findByRole('button', { name: giveUp }));
  expect(view().turn.owed).toEqual([]);
});
