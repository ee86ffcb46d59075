import { objectiveOrder } from '@/rules/spy-connection/advice/objective-order';
import { cheapestRescue, connectionNeed, plainNeed, safeLifts } from '@/rules/spy-connection/advice/rescue';
import { type Board } from '@/rules/spy-connection/model/board';
import { type ConnectionPrint } from '@/rules/spy-connection/model/prints';
import { full } from '@/rules/spy-connection/game';
import { type OpenMission, type Player, type State } from '@/rules/spy-connection/model/state';
import { type Pick as Chance } from '@/__tests__/support/play/playout';
import { PRACTICE_CITIES, PRACTICE_CONNECTIONS, practiceOptions } from '@/rules/spy-connection/box/practice';
import { chanceOf } from '../../support/chance';
import { tell, times } from '../../support/soak';
import { fewestTakenBack, hangsTogether, subsetsOf } from './support/brute-force';

const BOARDS = times(1200, 20_000);
const from = Number(process.env.SOAK_SEED ?? 1);

const CITY = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Small boards with many shared spaces, and now and then two ways between the same cities. */
const randomBoard = (pick: Chance): Board => ({
  cities: CITY.map((id) => ({ id })),
  connections: Array.from({ length: 5 + pick(4) }, (_, way): ConnectionPrint => {
    const start = pick(6);
    const cities = [CITY[start] as string, CITY[(start + 1 + pick(5)) % 6] as string] as const;
    const spaces = new Set(Array.from({ length: 1 + pick(3) }, () => `s-${pick(12)}`));
    return { id: `way-${way}`, cities, spaces: [...spaces] };
  }),
});

const randomMission = (pick: Chance, tile: number): OpenMission => {
  const cities = CITY.filter(() => pick(2) === 0);
  const shown = cities.length > 0 ? cities : ['a'];
  return {
    tile,
    print: { id: `m-${tile}`, cities: shown, points: 3, extraTurn: false },
    start: false,
    assigned: pick(3),
    covered: shown.slice(0, pick(shown.length)),
  };
};

/** Agents that hang together with the Spy, as play leaves them. */
const randomPlayer = (board: Board, pick: Chance): Player => {
  const spy = CITY[pick(6)] as string;
  const all = [...new Set(board.connections.flatMap(({ spaces }) => spaces))];
  const puzzle = { ways: board.connections, spy, agents: {} };
  let kept: readonly string[] = [];
  for (let step = 0; step < 40 && kept.length < 9; step++) {
    const more = all[pick(all.length)] as string;
    if (!kept.includes(more) && hangsTogether(puzzle, [...kept, more])) kept = [...kept, more];
  }
  return {
    supply: pick(3),
    spy,
    agents: Object.fromEntries(kept.map((space) => [space, 1 + pick(2)])),
    open: Array.from({ length: pick(4) }, (_, place) => randomMission(pick, place + 1)),
    completed: [],
    earlier: { missions: 0, points: 0 },
    left: false,
  };
};

const each = (judge: (board: Board, player: Player, pick: Chance) => void) => {
  for (let seed = from; seed < from + BOARDS; seed++) {
    const pick = chanceOf(seed);
    const board = randomBoard(pick);
    judge(board, randomPlayer(board, pick), pick);
  }
};

const circlesOf = ({ open }: Pick<Player, 'open'>) =>
  open.reduce((sum, { covered }) => sum + covered.length, 0);

test('[SC-35] [SC-36] the cheapest rescue for an acceptance or an objective is what brute force finds', () => {
  let found = 0;
  each((board, player, pick) => {
    const price = 1 + pick(6);
    const rescue = cheapestRescue(board, player, plainNeed(price));
    const puzzle = { ways: board.connections, spy: player.spy as string, agents: player.agents };
    const wanted = { supply: player.supply, circles: circlesOf(player), price: () => price };
    expect(rescue?.agents).toBe(fewestTakenBack(puzzle, wanted));
    if (!rescue) return;
    found++;
    const kept = Object.keys(player.agents).filter((space) => !rescue.spaces.includes(space));
    expect(hangsTogether(puzzle, kept)).toBe(true);
  });
  tell(`Spy Connection ${BOARDS} boards, ${found} of them with a rescue`);
  expect(found).toBeGreaterThan(BOARDS / 2);
});

test('[SC-32] [SC-33] the cheapest rescue for a connection counts what its own spaces cost again', () => {
  let dearer = 0;
  each((board, player, pick) => {
    const rival = { ...randomPlayer(board, pick), spy: 'f' };
    const players = [player, rival];
    const [connection] = board.connections.slice(pick(board.connections.length));
    if (!connection) return;
    const rescue = cheapestRescue(board, player, connectionNeed(players, 0, connection));
    const puzzle = { ways: board.connections, spy: player.spy as string, agents: player.agents };
    const price = (kept: readonly string[]) =>
      connection.spaces.reduce(
        (sum, space) => sum + (kept.includes(space) ? 0 : rival.agents[space] ? 2 : 1),
        0,
      );
    const wanted = { supply: player.supply, circles: circlesOf(player), price };
    expect(rescue?.agents).toBe(fewestTakenBack(puzzle, wanted));
    if (rescue && rescue.agents > 0) dearer++;
  });
  expect(dearer).toBeGreaterThan(50);
});

test('[SC-35] safe-lift: exactly the spaces that can go alone', () => {
  each((board, player) => {
    const spaces = Object.keys(player.agents);
    const puzzle = { ways: board.connections, spy: player.spy as string, agents: player.agents };
    const safe = spaces.filter((space) =>
      hangsTogether(
        puzzle,
        spaces.filter((other) => other !== space),
      ),
    );
    expect([...safeLifts(board, player)].sort()).toEqual([...safe].sort());
  });
});

/** Plays every order of placements and take-backs with the rules themselves. */
const mostCompleted = (state: State): number => {
  const seen = new Set<string>();
  let most = 0;
  const visit = (now: State): void => {
    const player = now.players[0] as Player;
    const key = JSON.stringify([player.supply, player.agents, player.open]);
    if (seen.has(key)) return;
    seen.add(key);
    most = Math.max(most, player.completed.length);
    const spaces = Object.keys(player.agents);
    const moves = [
      ...player.open.map(({ print }) => ({ type: 'cover-objective', mission: print.id }) as const),
      ...(player.supply > 0
        ? []
        : [
            ...subsetsOf(spaces)
              .filter((set) => set.length > 0 && set.length <= 3)
              .map((set) => ({ type: 'take-back-agents', spaces: set }) as const),
            ...player.open.flatMap(({ print, covered }) =>
              covered.map((city) => ({ type: 'take-back-objective', mission: print.id, city }) as const),
            ),
          ]),
    ];
    for (const move of moves) if (full.check(now, 0, move).length === 0) visit(full.apply(now, 0, move));
  };
  visit(state);
  return most;
};

test('[SC-50] [SC-54] the order of placements completes as many Missions as any order can, take-backs included', () => {
  const base = full.start(practiceOptions({ seatCount: 2, startSeat: 0 }));
  const completed = new Map<number, number>();
  let rescued = 0;
  each((board, dealt, pick) => {
    const agents = Object.fromEntries(Object.entries(dealt.agents).slice(0, 3));
    const open = dealt.open.map((mission) => {
      const rest = mission.print.cities.filter((city) => city !== dealt.spy);
      const cities = pick(3) > 0 ? [...rest, dealt.spy as string] : mission.print.cities;
      const covered = pick(3) > 0 ? rest : mission.covered.filter((city) => city !== dealt.spy);
      return {
        ...mission,
        print: { ...mission.print, cities },
        covered: covered.slice(0, cities.length - 1),
      };
    });
    const player = { ...dealt, agents, open, supply: pick(3) === 0 ? 1 : 0 };
    const state: State = {
      ...base,
      board,
      phase: 'turn',
      players: [player, { ...player, agents: {}, open: [] }],
      turn: { travelled: false, option: 'connect', extra: false, begun: true },
    };
    const order = objectiveOrder(board, player);
    expect(order.completes).toBe(mostCompleted(state));
    completed.set(order.completes, (completed.get(order.completes) ?? 0) + 1);
    if (order.rescue) rescued++;
    let now = state;
    const play = (move: Parameters<typeof full.apply>[2]) => {
      expect(full.check(now, 0, move)).toEqual([]);
      now = full.apply(now, 0, move);
    };
    if (order.rescue && order.rescue.spaces.length > 0)
      play({ type: 'take-back-agents', spaces: order.rescue.spaces });
    for (const objective of order.rescue?.objectives ?? [])
      play({ type: 'take-back-objective', ...objective });
    for (const mission of order.missions) play({ type: 'cover-objective', mission });
    expect(now.players[0]?.completed).toHaveLength(order.completes);
  });
  expect(rescued).toBeGreaterThan(50);
  expect([...completed.keys()].sort()).toEqual([0, 1, 2, 3]);
});

test('[SC-35] with 15 Agents on 15 spaces of the practice board every set of them is weighed', () => {
  const spaces = [
    'london-gate',
    'channel',
    'rhine',
    'berlin-gate',
    'north-sea',
    'loire',
    'pyrenees',
    'rhone',
    'elbe',
  ];
  const more = ['moravia', 'tagus', 'alentejo', 'liguria', 'tuscany', 'piedmont'];
  const agents = Object.fromEntries([...spaces, ...more].map((space) => [space, 1]));
  const board = { cities: PRACTICE_CITIES, connections: PRACTICE_CONNECTIONS };
  const player = { supply: 0, spy: 'paris', agents, open: [] };
  expect(cheapestRescue(board, player, plainNeed(3))?.agents).toBe(3);
  expect(cheapestRescue(board, player, plainNeed(16))).toBeUndefined();
});
