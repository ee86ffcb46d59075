import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { randomTables } from '@/__tests__/support/play/tables';
import { type BaseMove } from '@/rules/core/contract';
import { type LedgerEntry } from '@/rules/core/ledger';
import { reasonId } from '@/rules/core/violation';
import { type State as LightState } from '@/rules/spymaster/light/state';
import { type State } from '@/rules/spymaster/model/state';
import { chanceOf } from '../../support/chance';
import { baseSeed, tell, times } from '../../support/soak';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

interface Depth<S> {
  readonly name: string;
  /** Between two turns, or before a stack is picked: nothing of a turn is half done. */
  isStill(state: S): boolean;
  /** As far as it can be counted on a table, and whose turn it is. */
  counted(state: S): unknown;
  /** What somebody has completed, and its points. */
  done(state: S, seat: number): readonly [missions: number, points: number];
  readonly missionLine: string;
  /** Tables whose cards are counted: the phone knows those that it dealt. */
  options<T>(all: readonly T[]): readonly T[];
}

const full: Depth<State> = {
  name: 'spymaster full',
  isStill: ({ phase, turn, passes, options, spaces }) =>
    (phase === 'operations' || phase === 'choose-stack') &&
    turn.burned === undefined &&
    turn.moved + turn.completed + passes === 0 &&
    (options.missionDeck === 'physical' || spaces.every(({ faceup }) => !faceup || faceup.print)),
  counted: ({ phase, round, active, turn, passes, spyMaster, nextSpyMaster, stacks, players, ...rest }) => ({
    ...{ phase, round, active, turn, passes, spyMaster, nextSpyMaster, stacks: stacks.length },
    players: players.map(({ hand, agents, left }) => [
      hand.cards.length + hand.unknown,
      [...agents].sort(),
      left,
    ]),
    freelances: [...rest.freelances].sort(),
    discard: rest.discard.cards.length + rest.discard.unknown,
    spaces: rest.spaces.map(({ faceup, facedown }) => [faceup !== undefined, facedown]),
    missionDeck: rest.missionDeck,
  }),
  done: ({ players }, seat) => {
    const { completed = [], earlier = { missions: 0, points: 0 } } = players[seat] ?? {};
    const points = sum(completed.map(({ print }) => print.points));
    return [completed.length + earlier.missions, points + earlier.points];
  },
  missionLine: 'earlier',
  options: (all) => all.slice(1),
};

const light: Depth<LightState> = {
  name: 'spymaster light',
  isStill: ({ phase, acted }) => (phase === 'operations' || phase === 'gather-intelligence') && !acted,
  counted: ({ phase, round, active, acted, passes, spyMaster, nextSpyMaster, players }) => ({
    ...{ phase, round, active, acted, passes, spyMaster, nextSpyMaster },
    players: players.map(({ left }) => left),
  }),
  done: ({ players }, seat) => {
    const { completed = [] } = players[seat] ?? {};
    return [completed.length, sum(completed)];
  },
  missionLine: 'completed',
  options: (all) => all,
};

/** Every line set to what lies there in the end; pieces that look alike are taken in their order. */
const correction = <S>(
  { done, missionLine }: Depth<S>,
  [from, before]: readonly [S, readonly LedgerEntry[]],
  [to, after]: readonly [S, readonly LedgerEntry[]],
): BaseMove => {
  const kindOf = ({ id }: LedgerEntry) => /^(special\/\d+|freelance)\//.exec(id)?.[0] ?? id;
  const inOrder = (lines: readonly LedgerEntry[], kind: string) =>
    lines.filter((line) => kindOf(line) === kind);
  const changes = before.flatMap((line) => {
    const [kind, seat] = line.id.split('/');
    const isTold = kind === missionLine || kind === 'points';
    const nth = inOrder(before, kindOf(line)).indexOf(line);
    const place = kind === missionLine ? 0 : 1;
    const gained = done(to, Number(seat))[place] - done(from, Number(seat))[place];
    const value = isTold ? Number(line.value) + gained : inOrder(after, kindOf(line))[nth]?.value;
    // With another one's turn the passes begin anew, unless it is said how many there were.
    const isSame = value === line.value && kind !== 'passes';
    return value === undefined || isSame ? [] : [{ entry: line.id, to: value }];
  });
  return { type: 'correct', changes } as BaseMove;
};

/** What can be done, without the words and cards of a hand that only one of the two matches knows. */
const kinds = (offers: readonly { readonly move: BaseMove; readonly violations: readonly unknown[] }[]) => [
  ...new Set(
    offers
      .filter(({ move }) => ['pass', 'end-turn', 'choose-stack', 'take-spymaster-card'].includes(move.type))
      .map(({ move, violations }) => `${move.type} ${violations.length > 0}`),
  ),
];

const tryOut = <S>(depth: Depth<S>): void => {
  const table = randomTables.find(({ name }) => name === depth.name);
  if (!table) throw new Error(`no table ${depth.name}`);
  const { game, samplers, weights } = table;
  let compared = 0;
  for (let seed = baseSeed(); compared < times(150, 100_000); seed++) {
    const pick = chanceOf(seed);
    const make = depth.options(table.options)[seed % 2] ?? table.options[0];
    if (!make) throw new Error('no options');
    const { log } = playOut({ game, options: make(seed), pick, samplers, weights, cap: 400 }, new Coverage());
    const states = [...log.events.keys()].map((place) => log.stateAt(place + 1) as S);
    const still = states.filter(depth.isStill);
    for (let attempt = 0; attempt < 10; attempt++) {
      const first = pick(still.length);
      const from = still[first];
      const to = still[first + pick(still.length - first)];
      if (from === undefined || to === undefined || from === to) continue;
      const [start, end] = [game.status(from, 'table'), game.status(to, 'table')];
      const isLater = start.phase === 'operations' && start.round?.number !== end.round?.number;
      if (start.phase !== end.phase || isLater) continue;
      const move = correction(
        depth,
        [from, game.ledger(from, 'table')],
        [to, game.ledger(to, 'table')],
      ) as BaseMove & { readonly changes: readonly unknown[] };
      if (move.changes.length === 0) continue;
      expect(game.check(from, 'table', move).map(reasonId)).toEqual([]);
      const after = game.apply(from, 'table', move) as S;
      expect(depth.counted(after)).toEqual(depth.counted(to));
      const { decisions, debts, round, phase } = game.status(after, 'table');
      expect({ decisions, debts, round, phase }).toEqual({
        ...{ decisions: end.decisions, debts: end.debts },
        ...{ round: end.round, phase: end.phase },
      });
      for (const { seats } of decisions)
        for (const seat of seats)
          expect(kinds(game.offers(after, seat, 'table'))).toEqual(kinds(game.offers(to, seat, 'table')));
      expect(game.outcome(after).scores.map(({ total }) => total)).toEqual(
        game.outcome(to).scores.map(({ total }) => total),
      );
      compared++;
    }
  }
  tell(`${depth.name}: ${compared} corrections compared with play`);
};

test('[SM-50] [SM-30] [SM-38] a correction leaves the state that a match has which came there by playing', () =>
  tryOut(full));

test('[SM-30] [SM-40] on the sheet a correction leaves the state that playing leaves', () => tryOut(light));
