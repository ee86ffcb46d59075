import { speaker } from '@/__tests__/support/all-words';
import { say } from '@/i18n/say';
import { type Message } from '@/rules/core/message';
import { full } from '@/rules/spy-connection/game';
import { light } from '@/rules/spy-connection/light/game';
import { accept, connect, cover, discard, end, lay, takeBack, travel, uncover } from './support/table';

const speak = speaker('en', 'spy-connection');
const inWords = (message: Message) => say(speak, message, { seatName: (seat) => `Player ${seat + 1}` });

const rival = { spy: 'oslo' };
const afterMoving = { travelled: true, option: undefined, extra: false, begun: true } as const;
const way = { 'london-gate': 1, channel: 1 };

test('[SC-33] the cheapest rescue for a connection keeps what the way needs', () => {
  const agents = { 'london-gate': 1, 'north-sea': 1, highlands: 2 };
  const open = [{ cities: 'rome oslo', covered: 'rome' }];
  const table = lay({
    players: [
      { spy: 'london', agents, open, supply: 0 },
      { spy: 'oslo', agents: { channel: 1 } },
    ],
  });
  expect(table.why(0, connect('london-paris'))).toEqual(['SC-33/short']);
  const [gentlest, ...others] = table.repairs(0, connect('london-paris'));
  expect(gentlest).toEqual([takeBack('highlands')]);
  expect(others).toEqual([[discard(11)]]);
  expect(full.repairs(table.state, 0, connect('london-paris'))[0]?.label).toMatchObject({
    key: 'repair.take-back',
    params: { count: { value: 2 } },
  });
});

test('[SC-36] objectives are taken back one by one where the board cannot pay', () => {
  const open = [{ cities: 'rome oslo madrid', covered: 'rome madrid' }];
  const table = lay({ players: [{ spy: 'paris', open, supply: 0 }, rival] });
  expect(table.repairs(0, accept(2))[0]).toEqual([uncover(11, 'rome')]);
  expect(table.repairs(0, accept(4))[0]).toEqual([uncover(11, 'rome'), uncover(11, 'madrid')]);
});

test('[SC-20] room for a fourth Mission: discard one, and if need be another to pay', () => {
  const full3 = [{ cities: 'paris oslo' }, { cities: 'paris rome' }, { cities: 'paris berlin' }];
  const table = lay({ players: [{ spy: 'paris', open: full3 }, rival] });
  expect(table.repairs(0, accept(1))).toEqual([[discard(11)], [discard(12)], [discard(13)]]);
  const poor = lay({ players: [{ spy: 'paris', open: full3, supply: 0 }, rival] });
  expect(poor.repairs(0, accept(4))).toEqual([[discard(13)]]);
});

test('[SC-61] on the dark side discarding the last open Mission makes any slot free', () => {
  const table = lay({
    players: [{ spy: 'paris', open: [{ cities: 'paris oslo', assigned: 1 }], supply: 0 }, rival],
    options: { board: 'dark' },
  });
  expect(table.repairs(0, accept(4))).toEqual([[discard(11)]]);
});

test('[SC-31] a connection from elsewhere in the network: travel there first, and pay there', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  expect(table.why(0, connect('london-oslo'))).toEqual(['SC-31/no-neighbour']);
  expect(table.repairs(0, connect('london-oslo'))).toEqual([[travel('london')]]);
  expect(table.repairs(0, connect('berlin-moscow'))).toEqual([]);
  const agents = { ...way, loire: 1 };
  const poor = lay({
    players: [{ spy: 'paris', agents, open: [{ cities: 'rome oslo' }], supply: 1 }, rival],
  });
  expect(poor.repairs(0, connect('london-oslo'))).toContainEqual([travel('london'), takeBack('loire')]);
  const labels = full.repairs(poor.state, 0, connect('london-oslo')).map(({ label }) => label.key);
  expect(labels).toEqual([...new Set(labels)]);
  expect(labels[0]).toBe('repair.travel-and-take-back');
});

test('[SC-50] a circle elsewhere in the network: travel there first', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way, open: [{ cities: 'london oslo' }] }, rival] });
  expect(table.repairs(0, cover(11))).toEqual([[travel('london')]]);
});

test('[SC-35] what would be cut off is taken back first', () => {
  const table = lay({ players: [{ spy: 'paris', agents: { ...way, highlands: 1 } }, rival] });
  expect(table.repairs(0, takeBack('london-gate', 'channel'))).toEqual([[takeBack('highlands')]]);
  expect(table.repairs(0, takeBack('channel'))).toEqual([[takeBack('london-gate', 'highlands')]]);
  expect(table.repairs(0, takeBack('rhine'))).toEqual([]);
});

test('[SC-42] a turn that cannot end yet: options that can be taken at once', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  const ways = ['paris-berlin', 'paris-madrid', 'paris-monaco'];
  expect(table.repairs(0, end)).toEqual([...ways.map((id) => [connect(id)]), [travel('london')]]);
  const real = lay({ players: [{ spy: 'paris' }, rival], options: { decks: 'physical' } });
  expect(real.repairs(0, end)[0]).toEqual([accept(1)]);
});

test('[SC-13] no repair out of turn, and none for what is legal or has no remedy', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  expect(full.repairs(table.state, 1, end)).toEqual([]);
  expect(full.repairs(table.state, 0, accept(1))).toEqual([]);
  expect(full.repairs(table.state, 0, connect('london-paris'))).toEqual([]);
});

test('[SC-35] what is taken back is named by connection and space, before and after', () => {
  const table = lay({ players: [{ spy: 'paris', agents: { ...way, highlands: 1 } }, rival] });
  const [repair] = full.repairs(table.state, 0, takeBack('channel'));
  expect(repair && inWords(repair.label)).toBe(
    'Take back the 2 Agents that would be cut off: London–Paris (space 1), London–Oslo (space 1)',
  );
  const move = takeBack('london-gate', 'channel', 'highlands');
  expect(inWords(full.describe(table.state, { id: 1, group: 1, actor: 0, move }, 'table'))).toBe(
    'Player 1 took back 3 Agents: London–Paris (spaces 1, 2), London–Oslo (space 1)',
  );
});

test('[SC-36] an Agent on a circle is named with its Mission', () => {
  const open = [{ cities: 'rome oslo madrid', covered: 'rome madrid' }];
  const table = lay({ players: [{ spy: 'paris', open, supply: 0 }, rival] });
  const [repair] = full.repairs(table.state, 0, accept(2));
  expect(repair && inWords(repair.label)).toBe('Take back 1 Agent: Rome (on Rome, Oslo, Madrid)');
  const event = { id: 1, group: 1, actor: 0, move: uncover(11, 'rome') } as const;
  expect(inWords(full.describe(table.state, event, 'table'))).toBe(
    'Player 1 took back the Agent on Rome of Rome, Oslo, Madrid',
  );
});

test('[SC-52] the Agent for the last circle never comes from the very Mission that is to be completed', () => {
  const open = [{ cities: 'paris oslo', covered: 'oslo' }, { cities: 'rome madrid' }];
  const table = lay({
    players: [{ spy: 'paris', agents: { channel: 1 }, open, supply: 0 }, rival],
    state: { turn: afterMoving },
  });
  expect(table.why(0, cover(11))).toEqual(['SC-52/no-agent']);
  expect(table.repairs(0, cover(11))).toEqual([[takeBack('channel')], [discard(12)]]);
  const bare = lay({
    players: [{ spy: 'paris', open: [{ cities: 'paris oslo', covered: 'oslo' }], supply: 0 }, rival],
    state: { turn: afterMoving },
  });
  expect(bare.repairs(0, cover(11))).toEqual([]);
});

test('[SC-52] with light tracking a circle of the only open Mission does not pay for another one of its own', () => {
  const table = (open: number) => ({
    ...light.start({
      ...{ seatCount: 2, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15] },
    }),
    players: [
      { supply: 0, open, completed: [], covered: 15, entered: false, left: false },
      { supply: 14, open: 1, completed: [], covered: 1, entered: false, left: false },
    ],
  });
  const wanted = { type: 'place-agents', agents: 0, circles: 1 } as const;
  expect(light.repairs(table(1), 0, wanted)).toEqual([]);
  expect(light.repairs(table(2), 0, wanted)[0]?.moves).toEqual([
    { type: 'take-back-agents', agents: 0, circles: 1 },
  ]);
});
