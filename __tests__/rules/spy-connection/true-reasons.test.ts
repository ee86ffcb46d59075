import { everyState } from '@/__tests__/support/play/every-state';
import { type Pick } from '@/__tests__/support/play/playout';
import { randomTables } from '@/__tests__/support/play/tables';
import { type Actor } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spy-connection/game';
import { REFUSALS } from '@/rules/spy-connection/model/refusals';
import { type State } from '@/rules/spy-connection/model/state';
import { connectionMoves } from '../../support/game-examples';
import { tell, times } from '../../support/soak';
import { isTrue, judged, NOT_IN_PLAY } from './support/truth';
import { playerAt, taps } from './support/wander';

const table = randomTables.find(({ name }) => name === 'spy-connection full');
if (!table) throw new Error('no table');

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

/** Positions that a match seldom comes to: a reason is no less true there. */
const strange = (state: State, pick: Pick): State => {
  const players = (change: (seat: number) => object) =>
    state.players.map((player, seat) => ({ ...player, ...change(seat) }));
  switch (pick(10)) {
    case 0:
      return { ...state, players: players(() => ({ supply: pick(3) })) };
    case 1:
      return { ...state, players: players((seat) => ({ left: seat !== state.active })) };
    case 2:
      return { ...state, display: state.display.slice(pick(5)), deck: pick(3), toReveal: pick(3) };
    case 3:
      return {
        ...state,
        turn: { ...state.turn, extra: true, begun: pick(2) === 0, travelled: pick(2) === 0 },
      };
    case 4:
      return { ...state, display: [], players: players(() => ({ supply: 15 })) };
    case 6:
      return { ...state, display: [], board: { ...state.board, connections: [] } };
    case 5:
      return { ...state, phase: pick(3) === 0 ? 'over' : 'set-up', toReveal: 0 };
    default:
      return state;
  }
};

/** An example of a move with pieces that may lie there, or not. */
const thrown = (state: State, pick: Pick): unknown => {
  const { board, options, display, players } = state;
  const cities = [...board.cities.map(({ id }) => id), 'nowhere'];
  const missions = [
    ...[...display, ...players.flatMap(({ open }) => open)].flatMap(({ print }) => (print ? [print.id] : [])),
    ...options.missionPrints.slice(0, 5).map(({ id }) => id),
    'm-strange',
  ];
  const spaces = board.connections.flatMap((way) => way.spaces);
  const start = options.startMissionPrints.map(({ id }) => id);
  const lists: Readonly<Record<string, readonly string[]>> = {
    ...{ cities, city: cities, red: cities, spaces, mission: missions, card: start },
    connection: [...board.connections.map(({ id }) => id), 'no-such-way'],
  };
  const several = (list: readonly string[]) =>
    Array.from({ length: 1 + pick(4) }, () => one(list.length > 0 ? list : ['none'], pick));
  const shown = (key: string, value: unknown): unknown => {
    if (key === 'cards') return several(pick(2) === 0 ? missions : start);
    if (key === 'cities' && Array.isArray(value)) return several(cities).slice(0, 2);
    if (key === 'spaces') return several(spaces);
    if (lists[key]) return one(lists[key], pick);
    if (Array.isArray(value)) return value.map((each) => shown(key, each));
    if (typeof value === 'object' && value !== null) return fields(value);
    return typeof value === 'number' ? pick(5) : value;
  };
  const fields = (value: object): object =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        if (['print', 'slot', 'prints', 'agents', 'city'].includes(key) && pick(2) === 0) return [];
        if (key === 'id') return [[key, pick(2) === 0 ? inner : one(missions, pick)]];
        return [[key, pick(4) === 0 ? inner : shown(key, inner)]];
      }),
    );
  return fields(one(Object.values(connectionMoves), pick));
};

/** Two cards that look alike. */
const alike = ({ options }: State, pick: Pick): unknown => {
  const [print] = options.startMissionPrints;
  const prints = ['s-one', 's-other'].map((id) => ({ ...print, id, points: 3 }));
  const type = one(['deal-start-missions', 'reveal-start-missions'], pick);
  return { type, cards: ['s-one', 's-other'], prints };
};

const blank = (state: State, pick: Pick): Move[] =>
  state.display.length === 0
    ? []
    : [{ type: 'accept-mission', mission: 'm-blank', slot: (1 + pick(state.display.length)) as 1 }];

const tapped = (state: State, pick: Pick): Move | undefined => {
  const isSeated = playerAt(state, state.active).spy !== undefined;
  if (pick(3) > 0 && isSeated) return one([...taps(state), ...blank(state, pick)], pick);
  const parsed = full.codec.move.parse(pick(20) === 0 ? alike(state, pick) : thrown(state, pick));
  return parsed.ok ? parsed.value : undefined;
};

const HAPPENS = ['leave', 'note-connection', 'note-city', undefined, undefined, undefined];

const happens = (state: unknown, pick: Pick): Move | undefined => {
  const move = tapped(state as State, pick);
  return move?.type === one(HAPPENS, pick) ? move : undefined;
};

test('[SC-1] to [SC-71] every reason is so in its position, word by word and figure by figure', () => {
  const met = new Map<string, number>();
  everyState({ table, matches: times(30, 6_000), cap: 240, happens }, (at, pick) => {
    const state = strange(at as State, pick);
    for (let attempt = 0; attempt < 16; attempt++) {
      const actor: Actor = pick(4) > 0 ? state.active : one([0, 1, 2, 3, 4, 'table'] as const, pick);
      const move = tapped(state, pick);
      if (!move || move.type === 'correct') continue;
      const by = pick(2) === 0 && move.type.includes('-missions') ? 'table' : actor;
      for (const violation of full.check(state, by, move)) {
        const id = reasonId(violation);
        met.set(id, (met.get(id) ?? 0) + 1);
        if (!isTrue(state, { actor: by, move, violation }))
          throw new Error(
            `${id} is not so: ${JSON.stringify([by, move, violation.params, state.phase, state.turn])}`,
          );
      }
    }
  });
  tell(
    `Spy Connection ${[...met.values()].reduce((all, each) => all + each, 0)} reasons of ${met.size} kinds judged`,
  );
  const unmet = judged().filter((id) => !met.has(id));
  expect(unmet.length).toBeLessThan(12);
});

test('[SC-1] every reason of the game has somebody to judge it', () => {
  const codes = Object.entries(REFUSALS).flatMap(([rule, list]) => list.map((code) => `${rule}/${code}`));
  expect([...judged(), ...NOT_IN_PLAY].sort()).toEqual([...codes].sort());
});
