import { fireEvent, screen } from '@testing-library/react-native';
import { type NewMatchChoice } from '@/components/match/game-screens';
import { iSpyCard } from '@/components/games/i-spy/card';
import { Check } from '@/components/games/i-spy/check/Check';
import { boxMap, defaults } from '@/components/games/i-spy/defaults';
import { Setup } from '@/components/games/i-spy/setup/Setup';
import { loadGameWords } from '@/i18n/spoken';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { renderKit } from '@/__tests__/support/render-kit';

jest.setTimeout(120_000);

beforeAll(() => loadGameWords(iSpyCard.id));

const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));
const tick = (name: string) => fireEvent.press(screen.getByRole('checkbox', { name }));
const flip = (name: RegExp | string) => fireEvent.press(screen.getByRole('switch', { name }));

const praha = { id: 'praha', name: 'Praha', kind: 'start' };
const route = { regions: ['praha', 'wien'] };
const prints = (kind: string) => (kind === 'region' ? [{ id: 'praha', data: praha }] : []);

const choice = (change: Partial<NewMatchChoice> = {}): NewMatchChoice => ({
  ...{ seatCount: 3, startSeat: 0, depth: 'full', practice: false, opened: 'at-the-start', prints },
  ...change,
});

test('[IS-24] a Trace asks whether the spy is adjacent, its harsher option for five Tags too', () => {
  renderKit(<Check />);
  choose('Card');
  expect(screen.getByText('No')).toBeVisible();
  flip('That Spy is adjacent');
  expect(screen.getByText('Yes')).toBeVisible();
  flip('The harsher option');
  expect(screen.getByText('No')).toBeVisible();
  for (let tag = 0; tag < 5; tag++)
    fireEvent.press(screen.getByRole('button', { name: 'Tags of that opponent: one more' }));
  expect(screen.getByText('Yes')).toBeVisible();
  choose('Overnight Line');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('[IS-31] an Outlet and its Capital are not adjacent', () => {
  renderKit(<Check />);
  choose('Adjacent');
  expect(screen.getByText('Yes')).toBeVisible();
  choose('Outlet and Capital');
  expect(screen.getByText('No: an Outlet is not adjacent to its Capital.')).toBeVisible();
});

test('[IS-36] a displaced spy goes to a vacant Region first, else who is there makes room, else anywhere', () => {
  renderKit(<Check />);
  choose('Make room');
  expect(screen.getByText('To an adjacent vacant Region that the mover chooses.')).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Vacant adjacent Regions: one less' }));
  expect(screen.getByText(/the spy there makes room in turn/)).toBeVisible();
  flip('A Spy there could move on');
  expect(screen.getByText(/any vacant Region/)).toBeVisible();
});

test('[IS-38] a coerced card says what holds for whoever plays it', () => {
  renderKit(<Check />);
  choose('Coerce');
  expect(screen.getByText('The Tickets are spent at once; what is left vanishes.')).toBeVisible();
  choose('I myself');
  expect(screen.getByText('Its Tickets join your pool of this turn.')).toBeVisible();
});

test('a real match starts without the map; with it, it starts with what the box knows, and advice is agreed on', () => {
  const onChange = jest.fn();
  const options = defaults(choice());
  expect(options).not.toHaveProperty('map');
  const parts = { players: [], depth: 'full', prints, onChange } as const;
  const { rerender } = renderKit(<Setup options={options} {...parts} />);
  expect(screen.queryByRole('checkbox', { name: /^Advice/ })).toBeNull();
  tick('With the map');
  const tracked = { ...options, map: { regions: [praha], routes: [], airshipRoutes: [] } };
  expect(onChange).toHaveBeenLastCalledWith(tracked);
  rerender(<Setup options={tracked} {...parts} />);
  tick('Advice');
  expect(onChange).toHaveBeenLastCalledWith({ ...tracked, advice: true });
  tick('With the map');
  expect(onChange).toHaveBeenLastCalledWith(options);
});

test('a practice game has the practice map', () => {
  expect(defaults(choice({ practice: true }))).toMatchObject({ map: PRACTICE_MAP });
});

test('a Route in the box whose end nobody knows does not keep the Regions out', () => {
  const contradicting = (kind: string) => (kind === 'route' ? [{ id: 'r', data: route }] : prints(kind));
  expect(boxMap(contradicting)).toEqual({ regions: [praha], routes: [], airshipRoutes: [] });
});
