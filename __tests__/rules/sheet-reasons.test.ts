import { reasonId } from '@/rules/core/violation';
import { connectionLightMoves, iSpyLightMoves, spyMasterLightMoves } from '../support/game-examples';
import { asked, everyState } from '../support/play/every-state';
import { type Pick } from '../support/play/playout';
import { isTrueOnSheet, judgedOnSheet } from '../support/play/sheet-truth';
import { randomTables, type RandomTable } from '../support/play/tables';
import { tell, times } from '../support/soak';

const EXAMPLES: Readonly<Record<string, object>> = {
  'spy-connection light': connectionLightMoves,
  'spymaster light': spyMasterLightMoves,
  'i-spy light': iSpyLightMoves,
};
const sheets = randomTables
  .filter(({ name }) => name in EXAMPLES)
  .map((table): RandomTable => {
    const dealt = table.options.map((make) => (seed: number) => ({ ...make(seed), alignments: 'digital' }));
    return table.name === 'i-spy light' ? { ...table, options: [...table.options, ...dealt] } : table;
  });

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

const NATIONS = ['austria-hungary', 'britain', 'france', 'germany', 'italy', 'russia'];

/** An example with other numbers. */
const thrown = (value: unknown, pick: Pick): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1 + pick(4)).map((each) => thrown(each, pick));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
        key === 'nation' && pick(4) === 0 ? [] : [[key, thrown(inner, pick)]],
      ),
    );
  if (typeof value === 'boolean') return pick(2) === 0;
  if (typeof value === 'string') return NATIONS.includes(value) ? one(NATIONS, pick) : value;
  return typeof value === 'number' ? (pick(4) === 0 ? pick(40) - 20 : pick(4)) : value;
};

/** Positions that a match seldom comes to. */
const strange = (at: unknown, pick: Pick): unknown => {
  const state = at as {
    readonly phase: string;
    readonly players: readonly object[];
    readonly standing?: object;
  };
  const players = state.players.map((player, seat) => ({ ...player, left: seat > 0 }));
  const pools = Object.fromEntries(NATIONS.map((nation) => [nation, pick(2) * 38]));
  const PHASES = ['reveal-alignments', 'final-report', 'reveal-politicians', 'score-records', 'over'];
  switch (pick(8)) {
    case 0:
      return { ...state, players };
    case 1:
      return state.standing ? { ...state, standing: { influence: pools, power: pools } } : state;
    case 2:
      return state.standing ? { ...state, phase: one(PHASES, pick) } : state;
    default:
      return state;
  }
};

const moveOf = ({ game, name }: RandomTable, pick: Pick) => {
  const parsed = game.codec.move.parse(thrown(one(Object.values(EXAMPLES[name] ?? {}), pick), pick));
  return parsed.ok ? parsed.value : undefined;
};

test.each(sheets)(
  '[SC-70] [SM-40] [IS-3] $name: every reason is so in its position, word by word and figure by figure',
  (table) => {
    const { game, name } = table;
    const met = new Map<string, number>();
    const happens = (_: unknown, pick: Pick) => {
      const move = moveOf(table, pick);
      return move?.type === 'leave' && pick(3) === 0 ? move : undefined;
    };
    everyState({ table, matches: times(20, 4_000), cap: 400, happens }, (at, pick) => {
      const state = strange(at, pick);
      const seats = game.status(state, 'table').decisions.at(-1)?.seats ?? [];
      for (let attempt = 0; attempt < 12; attempt++) {
        const move = moveOf(table, pick);
        if (!move || move.type === 'correct') continue;
        const isTables = pick(2) === 0 && ['deal-alignments', 'stop', 'leave'].includes(move.type);
        const actor = isTables
          ? 'table'
          : pick(4) > 0
            ? (seats[0] ?? 0)
            : one([0, 1, 2, 3, 'table'] as const, pick);
        for (const violation of asked(game.check(state, actor, move))) {
          const id = reasonId(violation);
          met.set(id, (met.get(id) ?? 0) + 1);
          if (!isTrueOnSheet(name, state, { actor, move, violation }))
            throw new Error(`${id} is not so: ${JSON.stringify([actor, move, violation.params, state])}`);
        }
      }
    });
    tell(
      `${name}: ${[...met.values()].reduce((all, each) => all + each, 0)} reasons of ${met.size} kinds judged`,
    );
    const unmet = judgedOnSheet(name).filter((id) => !met.has(id));
    expect(unmet.length).toBeLessThan(6);
  },
);
