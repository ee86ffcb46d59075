import { codes, wordsOf } from '@/__tests__/support/all-words';
import { type Actor } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spy-connection/game';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { accept, connect, lay, type Table, takeBack, travel } from './support/table';

const rival = { spy: 'rome' };
const agents = { 'london-gate': 1, channel: 2 };
const three = [{ cities: 'paris oslo', assigned: 2 }, { cities: 'paris rome' }, { cities: 'paris berlin' }];
const paris = () =>
  lay({ players: [{ spy: 'paris', agents, open: [{ cities: 'paris oslo', assigned: 2 }] }, rival] });
const real = () =>
  lay({
    players: [{ spy: 'paris', open: [{ cities: 'paris oslo' }] }, rival],
    options: { decks: 'physical', box: 'owner' },
    state: { display: [{ tile: 901 }], deck: 41 },
  });
const read = (id: string): Move => ({
  type: 'accept-mission',
  mission: id,
  slot: 1,
  print: { id, cities: ['oslo', 'rome'], points: 3, extraTurn: false },
});

type Case = readonly [what: string, table: () => Table, actor: Actor, move: Move, reason: string];

const cases: readonly Case[] = [
  ['a connection to a city already in the network', paris, 0, connect('london-paris'), 'SC-31/in-network'],
  ['a city that is no neighbour', paris, 0, connect('berlin-moscow'), 'SC-31/no-neighbour'],
  [
    'half of a pair taken back',
    paris,
    0,
    { ...takeBack('channel'), agents: 1 } as Move,
    'SC-35/half-of-pair',
  ],
  [
    'assigned Agents taken back',
    paris,
    0,
    { type: 'take-back-assigned', mission: 'laid-0-0' },
    'SC-36/assigned',
  ],
  [
    'a fourth Mission',
    () => lay({ players: [{ spy: 'paris', open: three }, rival] }),
    0,
    accept(1),
    'SC-20/three-open',
  ],
  ['a 44th card', real, 0, read('m-44'), 'SC-1/too-many-missions'],
  ['a card that is already on the table', real, 0, read('laid-0-0'), 'SC-71/card-on-table'],
  ['a move out of turn', paris, 1, accept(1), 'SC-13/not-your-turn'],
  ['a second travel', () => paris().does(0, travel('london')), 0, travel('paris'), 'SC-30/second-travel'],
  [
    'accepting after travel',
    () => paris().does(0, travel('london')),
    0,
    accept(1),
    'SC-41/accept-after-travel',
  ],
];

const practice = practiceOptions({ seatCount: 2, startSeat: 0 });
const options = [
  ['the dark side with 14', { ...practice, board: 'dark', agents: [14, 15] }, 'SC-62/dark-with-14'],
  ['zero players', { ...practice, seatCount: 0, agents: [] }, 'SC-1/players'],
] as const;

test.each(cases)(
  '[SC-71] %s is refused with a reason of its own and changes nothing',
  (_, table, actor, move, reason) => {
    expect(table().why(actor, move)).toContain(reason);
  },
);

test.each(options)('[SC-1] %s is refused before the match begins', (_, chosen, reason) => {
  expect(full.checkOptions(chosen).map(reasonId)).toContain(reason);
});

test('[SC-1] each of them has a reason and words of its own in every language', () => {
  const reasons = [...cases.map(([, , , , reason]) => reason), ...options.map(([, , reason]) => reason)];
  expect(new Set(reasons).size).toBe(12);
  for (const code of codes) {
    const words = wordsOf(code, 'spy-connection');
    const texts = reasons.map((reason) => {
      const key = `why.${reason.replace('/', '.')}`;
      return words[key] ?? words[`${key}_other`];
    });
    expect(new Set(texts.filter((text) => text !== undefined)).size).toBe(12);
  }
});
