import { reachOf } from '@/rules/i-spy/advice/reach';
import { planContact } from '@/rules/i-spy/advice/turn-plan';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { practiceOnMap } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { type MapPrint, type RegionPrint } from '@/rules/i-spy/model/map';
import { ACTION_CARDS, type Card } from '@/rules/i-spy/model/pieces';
import { type AssetEffect } from '@/rules/i-spy/model/prints';
import { chanceOf } from '../../support/chance';
import { tell, times } from '../../support/soak';
import { deploy, enter, flee, fly, layOnMap, leave, relocate, travel } from './support/map-table';
import { answersTo, leastOf, type Puzzle, type PuzzleCard } from './support/plan-oracle';
import { adam, contact, play, type Table } from './support/table';

const known = (() => {
  const { openPrints, assetPrints } = practiceOnMap({ seatCount: 2, startSeat: 0 });
  return { openPrints, assetPrints, specialActionCards: true };
})();

const plansAt = (table: Table, capital: Parameters<typeof planContact>[1]) =>
  planContact(full.view(table.state, adam), capital);

describe('[IS-30] [IS-32] where can I go now', () => {
  const reach = (table: Table) => {
    const { map, players, turn } = full.view(table.state, adam);
    return new Map(reachOf({ map: map!.print, players, turn }).map(({ region, ...rest }) => [region, rest]));
  };

  test('[IS-30] with how many Tickets left, around who is in the way', () => {
    const found = reach(layOnMap({ at: ['praha', 'wien', 'riga'] }).does(adam, play('private-line')));
    expect(found.get('praha')).toEqual({ tickets: 3, moves: [] });
    expect(found.get('nurnberg')?.tickets).toBe(2);
    expect(found.has('wien')).toBe(false);
    expect(found.get('krakow')).toEqual({ tickets: 1, moves: [travel('breslau'), travel('krakow')] });
  });

  test('[IS-32] a Capital is passed through for nothing, once', () => {
    const found = reach(layOnMap({ at: ['hamburg'] }));
    expect(found.get('berlin-1')).toEqual({ tickets: 0, moves: [enter('berlin-1')] });
    expect(found.get('leipzig')).toEqual({ tickets: 0, moves: [enter('berlin-1'), leave('leipzig')] });
    const visited = layOnMap({ at: ['hamburg'] }).does(adam, enter('berlin-1'), leave('leipzig'));
    expect([...reach(visited).keys()]).toEqual(['leipzig']);
  });

  test('[IS-17] [IS-21] a turn that begins with deploying or fleeing', () => {
    expect(reach(layOnMap()).get('praha')?.moves).toEqual([deploy('praha')]);
    expect(reach(layOnMap({ at: ['london-1'] })).get('dover')?.moves).toEqual([flee('dover')]);
  });

  test('[IS-30] every way is one that the rules allow', () => {
    const table = layOnMap({ at: ['praha', 'wien', 'riga'] }).does(adam, play('overnight-line'));
    const { state } = table;
    for (const { moves } of reach(table).values()) {
      table.does(adam, ...moves);
      table.state = state;
    }
  });
});

describe('[IS-22] [IS-27] [IS-30] can I reach that Capital and still make contact', () => {
  test('[IS-30] with the fewest cards, and what it leaks', () => {
    const table = layOnMap({ at: ['praha', 'riga', 'rouen'], options: known });
    const { plans } = plansAt(table, 'berlin');
    expect(plans.map(({ cards, tags }) => [cards, tags])).toEqual([
      [['overnight-line'], 0],
      [['private-line'], 0],
    ]);
    expect(plans[0]).toMatchObject({
      ticketsLeft: 3,
      later: { germany: 3 },
      now: { france: 3 },
      unread: [],
      moves: [play('overnight-line'), travel('leipzig'), enter('berlin-1'), contact('berlin')],
    });
  });

  test('[IS-34] [IS-36] by airship, over somebody’s head', () => {
    const table = layOnMap({
      at: ['milano', 'leipzig'],
      options: known,
      players: [{ hand: ['airship-line'], records: rest('airship-line') }],
    });
    const { plans } = plansAt(table, 'berlin');
    expect(plans.map(({ cards }) => cards)).toEqual([['airship-line']]);
    expect(plans[0]?.moves.slice(0, 3)).toEqual([
      play('airship-line'),
      fly('leipzig'),
      relocate('frankfurt'),
    ]);
    table.does(adam, ...plans[0]!.moves);
  });

  test('[IS-30] with a Tag where that is what it takes', () => {
    const hand = ['private-line'] as const;
    const table = layOnMap({
      at: ['praha', 'riga'],
      options: known,
      players: [{ hand, records: rest(...hand) }],
    });
    expect(plansAt(table, 'paris').plans.map(({ cards, tags }) => [cards, tags])).toEqual([
      [['private-line'], 1],
    ]);
    const far = layOnMap({
      at: ['odessa', 'riga'],
      options: known,
      players: [{ hand, records: rest(...hand) }],
    });
    expect(plansAt(far, 'london')).toEqual({ plans: [] });
  });

  test('[IS-22] [IS-32] not any more, and why', () => {
    const done = layOnMap({ at: ['leipzig'] }).does(adam, { type: 'retrieve' });
    expect(plansAt(done, 'berlin').because?.key).toBe('why.IS-22.contact-or-retrieval-done');
    const visited = layOnMap({ at: ['leipzig'] }).does(adam, enter('berlin-1'), leave('leipzig'));
    expect(plansAt(visited, 'paris').because?.key).toBe('why.IS-32.second-visit');
    const crowd = layOnMap({ at: ['rouen', 'paris-1', 'paris-2'] });
    expect(plansAt(crowd, 'paris').because?.key).toBe('why.IS-31.occupied');
    const regions = PRACTICE_MAP.regions.filter(
      ({ kind, capital }) => kind !== 'capital' || capital !== 'rome',
    );
    const unread = layOnMap({ at: ['leipzig'], options: { map: { ...PRACTICE_MAP, regions } } });
    expect(plansAt(unread, 'rome')).toEqual({
      plans: [],
      because: { key: 'plan.unknown', params: { capital: { kind: 'piece', piece: 'rome' } } },
    });
    const there = layOnMap({ at: ['leipzig'] }).does(adam, enter('berlin-1'));
    expect(plansAt(there, 'berlin').plans[0]?.moves).toEqual([contact('berlin')]);
  });
});

const rest = (...hand: readonly Card[]): readonly Card[] =>
  ACTION_CARDS.filter((card) => !hand.includes(card));

/** A board of a dozen Regions with two Capitals, a hand, and Assets that add Tickets. */
const randomPuzzle = (pick: (n: number) => number) => {
  const plain = Array.from({ length: 3 + pick(5) }, (_, place): RegionPrint => ({
    id: `r${place}`,
    name: `r${place}`,
    kind: pick(3) === 0 ? 'start' : 'normal',
  }));
  const capitals = (['berlin', 'paris'] as const).flatMap((capital): readonly RegionPrint[] =>
    [
      ...Array.from({ length: 1 + pick(2) }, (_, place) => ({
        id: `${capital}-in${place}`,
        kind: 'capital' as const,
      })),
      ...Array.from({ length: 1 + pick(2) }, (_, place) => ({
        id: `${capital}-out${place}`,
        kind: 'outlet' as const,
      })),
    ].map((region) => ({ ...region, name: region.id, capital })),
  );
  const regions: readonly RegionPrint[] = [
    { id: 'start', name: 'start', kind: 'start' },
    ...plain,
    ...capitals,
  ];
  const ground = regions.filter(({ kind }) => kind !== 'capital').map(({ id }) => id);
  const pairs = ground.flatMap((one, place) => ground.slice(place + 1).map((other) => [one, other] as const));
  const routes = pairs.filter(() => pick(ground.length) < 2).map((ends) => ({ regions: ends }));
  const airshipRoutes = Array.from({ length: pick(3) }, (_, place) => {
    const line = [
      ...new Set(Array.from({ length: 2 + pick(3) }, () => ground[pick(ground.length)] as string)),
    ];
    return { id: `line-${place}`, name: 'line', regions: line };
  }).filter((line) => line.regions.length > 1);
  const map: MapPrint = { regions, routes, airshipRoutes };
  const free = regions.map(({ id }) => id);
  const spies = Array.from({ length: 2 + pick(3) }, (_, seat) =>
    seat === 0 && pick(6) === 0 ? undefined : free.splice(pick(free.length), 1)[0],
  );
  return { map, spies };
};

interface Value {
  readonly tickets?: number;
  readonly flies?: boolean;
  readonly tagOffer?: boolean;
}

const VALUES: Partial<Readonly<Record<Card, Value>>> = {
  'overnight-line': { tickets: 4 },
  'private-line': { tickets: 3, tagOffer: true },
  'airship-line': { flies: true },
  'zeppelin-pilot': { flies: true },
  'train-robber': { tickets: 2 },
  smuggle: {},
};

const randomHand = (pick: (n: number) => number) => {
  const all = Object.keys(VALUES) as readonly Card[];
  const hand = all.filter(() => pick(2) === 0);
  const helped = all[pick(all.length)] as Card;
  const bonus = pick(3);
  const extra = pick(4) === 0;
  const effects: readonly AssetEffect[] = [
    ...(bonus > 0 ? [{ on: 'card', card: helped, steps: [{ kind: 'tickets', count: bonus }] } as const] : []),
    ...(extra ? [{ on: 'turn', cardActions: 1 } as const] : []),
  ];
  const cards: readonly PuzzleCard[] = hand.map((card) => {
    const { tickets = 0, flies = false, tagOffer = false } = VALUES[card] ?? {};
    return { card, tickets: tickets + (card === helped ? bonus : 0), flies, tagOffer };
  });
  return {
    hand,
    effects,
    cards: cards.filter(({ tickets, flies }) => tickets > 0 || flies),
    most: extra ? 3 : 2,
  };
};

test('[IS-22] [IS-30] [IS-34] [IS-36] the plans are those of brute force, on 1,000 random boards', () => {
  let solved = 0;
  let displaced = 0;
  const boards = times(1000, 20_000);
  for (let seed = 1; seed <= boards; seed++) {
    const pick = chanceOf(seed + Number(process.env.SOAK_SEED ?? 0));
    const { map, spies } = randomPuzzle(pick);
    const { hand, effects, cards, most } = randomHand(pick);
    const puzzle: Puzzle = {
      regions: map.regions,
      routes: map.routes.map(({ regions }) => regions),
      lines: map.airshipRoutes.map(({ regions }) => regions),
      spies,
      cards,
      most,
      target: 'berlin',
    };
    const asset = { asset: 1, print: { id: 'own', cost: 5, effects }, turned: false };
    const table = layOnMap({
      seats: spies.length as 2 | 3 | 4,
      at: spies,
      options: { ...known, map },
      state: { stacks: { berlin: [2, 3, 4, 5, 6], budapest: [7, 8, 9], london: [10] } },
      players: [{ hand, records: rest(...hand), assets: [asset] }],
    });
    const { plans } = plansAt(table, 'berlin');
    const found = plans.map((plan) => [`${[...plan.cards].sort().join('+')} ${plan.tags}`, plan.ticketsLeft]);
    expect([seed, Object.fromEntries(found)]).toEqual([seed, Object.fromEntries(leastOf(answersTo(puzzle)))]);
    const { state } = table;
    for (const { moves, ticketsLeft } of plans) {
      table.does(adam, ...(moves as readonly Move[]));
      expect(table.state.turn.tickets).toBe(ticketsLeft);
      table.state = state;
      solved++;
      if (moves.some(({ type }) => type === 'relocate')) displaced++;
    }
  }
  tell(`I, Spy ${boards} boards, ${solved} plans`);
  expect(solved).toBeGreaterThan(300);
  expect(displaced).toBeGreaterThan(20);
});

test('[IS-31] the practice map is the one that is planned on', () => {
  const table = layOnMap({ at: ['praha'], options: { ...known, map: PRACTICE_MAP } });
  const { plans } = plansAt(table, 'london');
  for (const { moves } of plans) {
    const { state } = table;
    table.does(adam, ...moves);
    table.state = state;
  }
  expect(plans.length).toBeGreaterThan(0);
});
