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

const asList = () => fireEvent.press(screen.getByRole('radio', { name: 'List' }));
const dialog = (title: string) => within(screen.getByLabelText(title));

test('a Spy is deployed with one tap, and what is owed says so before', async () => {
  const { view } = await onMap();
  expect(screen.getByText('To do: Deploy the Spy')).toBeVisible();
  press('Deploy in Praha');
  expect(view().players[0]?.region).toBe('praha');
  expect(screen.getByText('Possible: Visit to a Capital')).toBeVisible();
});

test('the list says of each Region what it is, who is there and what can be done, and a tap offers the way', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'), { type: 'play-card', card: 'overnight-line' });
  asList();
  expect(screen.getByRole('button', { name: 'Praha, Start Region · Anna is here' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Palermo, Supply Cache with its token' })).toBeVisible();
  press('Frankfurt, Region · over Leipzig · 2 Tickets left');
  press('Go to Frankfurt · 2 Tickets left');
  expect(view().players[0]?.region).toBe('frankfurt');
  expect(view().turn.tickets).toBe(2);
});

test('several steps are one group: one undo takes them back', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'), { type: 'play-card', card: 'overnight-line' });
  asList();
  press('Travel, 4 Tickets');
  fireEvent.press(dialog('Where to?').getByRole('button', { name: /^Berlin, Capital · over Leipzig/ }));
  expect(view().players[0]?.region).toBe('berlin-1');
  press(/^Undo/);
  expect(view().players[0]?.region).toBe('praha');
});

test('a Region too far away answers with the refusal and what would bring Tickets', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'));
  asList();
  press('Wien, Start Region');
  press('Go to Wien');
  const refusal = within(screen.getByLabelText('Not now'));
  expect(refusal.getByText('No Ticket is left.')).toBeVisible();
  fireEvent.press(refusal.getByRole('button', { name: /Overnight Line/ }));
  expect(view().players[0]?.region).toBe('wien');
});

test('after a refused journey the map is there again, and a repair closes it', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'));
  asList();
  press('Travel, 0 Tickets');
  const tap = (name: string) => fireEvent.press(dialog('Where to?').getByRole('button', { name }));
  tap('Wien, Start Region');
  tap('Go to Wien');
  press('Leave it');
  tap('Go to Wien');
  fireEvent.press(dialog('Not now').getByRole('button', { name: /Overnight Line/ }));
  expect(view().players[0]?.region).toBe('wien');
  expect(screen.queryByLabelText('Where to?')).toBeNull();
});

test('from an Outlet its Capital is one tap away, and the contact there another', async () => {
  const { play, view } = await onMap();
  play(
    0,
    deploy('praha'),
    { type: 'play-card', card: 'overnight-line' },
    { type: 'travel', region: 'leipzig' },
  );
  press('Enter Berlin');
  expect(view().players[0]?.region).toBe('berlin-1');
  press('Make a contact');
  expect(view().turn).toMatchObject({ third: 'contact', visited: 'berlin' });
});

test('outside every Capital a contact is asked for by its Capital, and recorded there', async () => {
  const { play, view } = await onMap();
  play(0, deploy('praha'));
  press('Make a contact');
  press(/^London/);
  expect(dialog('Not now').getByText(/your Spy is in none/)).toBeVisible();
  press('Record it anyway');
  expect(view().turn).toMatchObject({ third: 'contact', visited: 'london' });
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
  press('Ben flies to München');
  expect(screen.getByText('Anna has to make room: where to?')).toBeVisible();
  press('Anna moves on to Zürich');
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
  press('Play a card');
  press(/^Overnight Line/);
  press('Travel, 4 Tickets');
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
  asList();
  press('Travel, 4 Tickets');
  fireEvent.press(dialog('Where to?').getByRole('button', { name: /^Leipzig,/ }));
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

test('without that agreement there is no planner, and no button that opens an empty sheet', async () => {
  const { play } = await onMap();
  play(0, deploy('praha'));
  expect(screen.getByRole('button', { name: 'End the turn' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('a practice game on the map has the planner', () => {
  expect(practiceOnMap({ seatCount: 2, startSeat: 0 }).advice).toBe(true);
});

test('only a spy in the Capital looks at its Assets, and only on a hold', async () => {
  const { play, view } = await onMap({ map: PRACTICE_MAP, assets: 'digital' });
  const locks = () => screen.getAllByRole('button', { name: 'For Anna only' });
  play(0, deploy('praha'), { type: 'play-card', card: 'overnight-line' });
  play(0, { type: 'travel', region: 'leipzig' });
  const before = locks().length;
  press('Enter Berlin');
  expect(locks()).toHaveLength(before + 1);
  fireEvent.press(locks().at(-1) as never);
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
  fireEvent.press(screen.getAllByRole('button', { name: 'For Anna only' }).at(-1) as never);
  fireEvent(screen.getByRole('button', { name: /^Secret of Anna/ }), 'touchStart');
  fireEvent.press(await screen.findByRole('button', { name: giveUp }));
  expect(view().turn.owed).toEqual([]);
});
