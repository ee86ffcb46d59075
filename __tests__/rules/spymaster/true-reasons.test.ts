import { asked } from '@/__tests__/support/play/every-state';
import { bentMove, correction, type AnyLog } from '@/__tests__/support/play/off-path';
import { Coverage, type Pick, playOut } from '@/__tests__/support/play/playout';
import { randomTables } from '@/__tests__/support/play/tables';
import { type Actor } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spymaster/game';
import { AREAS, COLOURS, INTELLIGENCE_TYPES, LOCATIONS } from '@/rules/spymaster/model/prints';
import { REFUSALS } from '@/rules/spymaster/model/refusals';
import { type State } from '@/rules/spymaster/model/state';
import { chanceOf } from '../../support/chance';
import { spyMasterMoves } from '../../support/game-examples';
import { baseSeed, tell, times } from '../../support/soak';
import { isTrue, judged, NOT_IN_PLAY } from './support/truth';

const table = randomTables.find(({ name }) => name === 'spymaster full');
const examples: readonly Move[] = Object.values(spyMasterMoves);

/** A digital deck waits for them but a moment. */
const TURNED = [spyMasterMoves['reveal-missions']];

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

/** An example of a move about pieces that may lie there, or not. */
const thrown = ({ spaces, options }: State, pick: Pick, from = examples): unknown => {
  const missions = [
    ...spaces.flatMap(({ faceup }) => (faceup?.print ? [faceup.print.id] : [])),
    ...options.missionPrints.slice(0, 12).map(({ id }) => id),
    'm-strange',
  ];
  const word = (text: string): string => {
    if (text.startsWith('area-')) return one(text.length > 6 ? LOCATIONS : AREAS, pick);
    if ((COLOURS as readonly string[]).includes(text)) return one(COLOURS, pick);
    if ((INTELLIGENCE_TYPES as readonly string[]).includes(text)) return one(INTELLIGENCE_TYPES, pick);
    return one(missions, pick);
  };
  const thrownAs = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return several(value, pick).map((each) => thrownAs(key, each));
    if (typeof value === 'object' && value !== null) return fields(value);
    if (value === 'freelance') return one([value, 0, 1, 2], pick);
    if (key === 'name') return one(NAMES, pick);
    if (typeof value === 'string') return word(value);
    return typeof value === 'number' ? pick(6) + (key === 'value' ? 1 : 0) : value;
  };
  const fields = (value: object): object =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        if (MAY_LACK.includes(key) && pick(2) === 0) return [];
        return [[key, key === 'type' && !('value' in value) ? inner : thrownAs(key, inner)]];
      }),
    );
  return fields(one(from, pick));
};

const NAMES = ['Köln am Rhein', 'Oslo', 'Lyon'];
const MAY_LACK = ['print', 'mission', 'is'];

/** As long as it is, or as any list may be; now and then the same thing over and over. */
const several = (list: readonly unknown[], pick: Pick): readonly unknown[] => {
  const length = pick(2) === 0 ? list.length : 1 + pick(19);
  return Array.from({ length }, (_, place) => list[place % list.length]);
};

/** All cards of a type, paid by a hand that nobody can have. */
const alike = ({ spaces }: State, pick: Pick): Move => {
  const area = one(AREAS, pick);
  const isRead = spaces[AREAS.indexOf(area)]?.faceup?.print !== undefined;
  const burned = Array.from({ length: 25 }, () => ({ type: 'surveillance' as const, value: 1 }));
  return { type: 'complete-mission', area, burned, ...(isRead ? {} : { print: PRINT }) };
};

const PRINT = {
  id: 'm-alike',
  colour: 'blue',
  specialAgents: 1,
  freelanceAgents: 1,
  points: 7,
  intelligence: { type: 'surveillance', value: 3 },
} as const;

/** What the table does between the moves of the players. */
const HAPPENS = ['note-location', 'note-location', 'leave', undefined, undefined, undefined];

/** Matches that the table has bent and set right now and then, and what may be tried in each of their states. */
const everyState = (matches: number, visit: (state: State, pick: Pick) => void): void => {
  if (!table) throw new Error('no table');
  const { game, samplers, weights } = table;
  const from = baseSeed();
  for (let seed = from; seed < from + matches; seed++) {
    const pick = chanceOf(seed * 7);
    const make = one(table.options, pick);
    let log: AnyLog | undefined;
    for (let cap = 40; cap < 700; cap += 40) {
      const about = { game, options: make(seed), pick, samplers, weights, cap, ...(log ? { log } : {}) };
      const inspect = ({ state }: AnyLog) => pick(4) === 0 && visit(state as State, pick);
      const played = playOut({ ...about, inspect: (now) => void inspect(now) }, new Coverage());
      log = played.log;
      if (played.ending === 'over') break;
      const draft = pick(2) === 0 ? bentMove(table, log, pick) : correction(table, log, pick);
      if (draft) log.append([draft], 0);
      for (let more = 0; more < 40; more++) {
        const parsed = full.codec.move.parse(thrown(log.state as State, pick));
        if (parsed.ok && parsed.value.type === one(HAPPENS, pick))
          log.append([{ actor: 'table', move: parsed.value }], 0);
      }
    }
    for (let times = 0; times < 20; times++) visit(log?.state as State, pick);
  }
};

test('[SM-1] [SM-50] every reason is so in its position, word by word and figure by figure', () => {
  const met = new Map<string, number>();
  const actors: readonly Actor[] = [0, 1, 2, 3, 4, 5, 'table'];
  everyState(times(90, 2_000), (state, pick) => {
    const waits = full.status(state, 'table').chance?.deck === 'missions' ? 8 : 0;
    for (let attempt = 0; attempt < 16; attempt++) {
      const parsed = full.codec.move.parse(
        attempt === 0 ? alike(state, pick) : thrown(state, pick, attempt < waits ? TURNED : examples),
      );
      if (!parsed.ok || parsed.value.type === 'correct') continue;
      const actor = pick(3) > 0 ? one([state.active, 'table'] as const, pick) : one(actors, pick);
      const move = parsed.value;
      for (const violation of asked(full.check(state, actor, move))) {
        const id = reasonId(violation);
        met.set(id, (met.get(id) ?? 0) + 1);
        if (!isTrue(state, { actor, move, violation }))
          throw new Error(`${id} is not so: ${JSON.stringify([actor, move, violation.params, state.phase])}`);
      }
    }
  });
  const unmet = judged().filter((id) => !met.has(id));
  tell(
    `SpyMaster ${[...met.values()].reduce((all, each) => all + each, 0)} reasons of ${met.size} kinds judged`,
  );
  expect(unmet).toEqual([]);
});

test('[SM-1] every reason of the game has somebody to judge it', () => {
  const codes = Object.entries(REFUSALS).flatMap(([rule, list]) => list.map((code) => `${rule}/${code}`));
  expect([...judged(), ...NOT_IN_PLAY].sort()).toEqual([...codes].sort());
});
