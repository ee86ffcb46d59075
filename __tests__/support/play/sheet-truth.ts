import { type BaseMove } from '@/rules/core/contract';
import { type Param } from '@/rules/core/message';
import { type Actor } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { type State as ISpy } from '@/rules/i-spy/light/state';
import { type State as Connection } from '@/rules/spy-connection/light/state';
import { type State as SpyMaster } from '@/rules/spymaster/light/state';

/* Judges what the counts of light matches are refused for: nothing of the rules is asked. */

export interface Said {
  readonly actor: Actor;
  readonly move: BaseMove;
  readonly violation: Violation;
}

type Judge<State> = (state: State, said: Said) => boolean;
type Judges<State> = Readonly<Record<string, Judge<State>>>;

const valueOf = (param: Param | undefined): unknown => {
  if (param?.kind === 'number') return param.value;
  if (param?.kind === 'seat') return param.seat;
  return param?.kind === 'piece' ? param.piece : undefined;
};
const says = ({ violation }: Said, name: string): unknown => valueOf(violation.params?.[name]);
const field = <T>({ move }: Said, name: string): T => (move as unknown as Record<string, T>)[name] as T;

interface Seated<Player extends { readonly left: boolean }> {
  readonly players: readonly Player[];
  readonly phase: string;
}
type Anybody = Seated<{ readonly left: boolean }>;

const own = <Player extends { readonly left: boolean }>({ players }: Seated<Player>, { actor }: Said) =>
  players[Number(actor)];
const isHere = ({ players }: Anybody, seat: unknown): boolean => players[Number(seat)]?.left === false;

const notHere: Judge<Anybody> = (state, said) =>
  !isHere(state, said.move.type === 'leave' ? field(said, 'seat') : said.actor);
const lastOne: Judge<Anybody> = ({ players }) => players.filter(({ left }) => !left).length === 1;
const noSeat: Judge<Anybody> = ({ players }, { actor }) => actor === 'table' || players[actor] === undefined;
const over: Judge<Anybody> = ({ phase }) => phase === 'over' || phase === 'scoring';
const forTheTable: Judge<Anybody> = (_, { actor }) => actor !== 'table';
const isWhose =
  <State extends Anybody>(whose: (state: State) => readonly unknown[]): Judge<State> =>
  (state, said) =>
    said.actor !== says(said, 'seat') && whose(state).includes(says(said, 'seat'));

/** Agents that are neither in the supply nor on a circle. */
const elsewhere = (state: Connection, said: Said): number => {
  const { supply = 0, covered = 0 } = own(state, said) ?? {};
  return Math.max(0, (state.options.agents[Number(said.actor)] ?? 0) - supply - covered);
};

const CONNECTION: Judges<Connection> = {
  'SC-1/not-here': notHere,
  'SC-1/last-one': lastOne,
  'SC-13/no-such-seat': noSeat,
  'SC-13/for-the-table': forTheTable,
  'SC-13/not-your-turn': isWhose(({ active }) => [active]),
  'SC-20/three-open': (state, said) =>
    says(said, 'count') === own(state, said)?.open &&
    says(said, 'most') === 3 &&
    (own(state, said)?.open ?? 0) >= 3,
  'SC-22/short': (state, said) =>
    says(said, 'count') === field(said, 'agents') &&
    says(said, 'supply') === own(state, said)?.supply &&
    Number(says(said, 'count')) > Number(says(said, 'supply')),
  'SC-25/no-open-mission': (state, said) => own(state, said)?.open === 0,
  'SC-36/fewer-circles': (state, said) =>
    says(said, 'count') === own(state, said)?.covered &&
    field<number>(said, 'circles') > Number(says(said, 'count')),
  'SC-42/option-taken': ({ turn }) => turn.option !== undefined,
  'SC-51/no-open-mission': (state, said) => own(state, said)?.open === 0,
  'SC-53/no-extra-turn': ({ turn, active }, { actor }) => !turn.extra || active !== actor,
  'SC-53/turn-begun': ({ turn }) => turn.extra && turn.begun,
  'SC-55/over': over,
  'SC-55/no-scores-yet': ({ phase }) => phase === 'turn' || phase === 'over',
  'SC-56/entered': (state, said) => own(state, said)?.entered === true,
  'SC-70/more-than-exist': (state, said) =>
    says(said, 'count') === elsewhere(state, said) && field<number>(said, 'agents') > elsewhere(state, said),
  'SC-70/not-enough': (state, said) =>
    says(said, 'supply') === own(state, said)?.supply &&
    field<number>(said, 'agents') + field<number>(said, 'circles') > Number(says(said, 'supply')),
};

const WHEN_SPYMASTER: Readonly<Record<string, readonly string[]>> = {
  'take-spymaster-card': ['gather-intelligence', 'operations', 'scoring'],
  leave: ['gather-intelligence', 'operations', 'scoring'],
  stop: ['gather-intelligence', 'operations'],
};

const SPYMASTER: Judges<SpyMaster> = {
  'SM-1/not-here': notHere,
  'SM-1/last-one': lastOne,
  'SM-13/no-such-seat': noSeat,
  'SM-23/card-taken': ({ nextSpyMaster, round, phase }) =>
    nextSpyMaster !== undefined || round < 5 || phase === 'operations' || phase === 'scoring',
  'SM-30/over': over,
  'SM-30/not-now': ({ phase }, { move: { type } }) =>
    !(WHEN_SPYMASTER[type] ?? ['operations']).includes(phase),
  'SM-30/not-your-turn': isWhose(({ active }) => [active]),
  'SM-36/acted': ({ acted }) => acted,
  'SM-40/not-now': ({ phase }) => phase !== 'scoring',
  'SM-40/entered': (state, said) => own(state, said)?.missionsKnown === true,
  'SM-41/not-now': ({ phase }) => phase !== 'scoring',
  'SM-41/counted': (state, said) => own(state, said)?.totals !== undefined,
};

const SCORING = ['score-records', 'reveal-politicians', 'award-advantages', 'clean-up'];
const ENDING = ['final-report', 'reveal-alignments', 'score-final-report', 'turn-assets'];
const WHEN_I_SPY: Readonly<Record<string, readonly string[]>> = {
  'deal-alignments': ['set-up'],
  'enter-standing': ['enter-standing'],
  'give-initiative': ['turn'],
  'end-turn': ['turn'],
  'enter-records': ['score-records'],
  'score-records': ['score-records'],
  'reveal-politician': ['reveal-politicians'],
  'resolve-text': ['reveal-politicians'],
  'award-advantages': ['award-advantages'],
  'clean-up': ['clean-up'],
  'enter-guesses': ['final-report'],
  'score-final-report': ['score-final-report'],
  'turn-asset': ['turn-assets'],
  'finish-assets': ['turn-assets'],
  'reveal-alignment': ['reveal-alignments'],
  stop: ['turn', ...SCORING],
  adjust: ['turn', ...SCORING, ...ENDING],
  leave: ['turn', ...SCORING, ...ENDING],
};

const inOrder = ({ players, initiative }: ISpy): readonly number[] =>
  players.map((_, step) => (initiative + step) % players.length).filter((seat) => !players[seat]?.left);

/** IS-71: each card lies before one spy and is another one's: tried with every way to be right or wrong. */
const reportsFit = (state: ISpy, said: Said): boolean => {
  const seats = inOrder(state);
  const report = (seat: number) =>
    seat === said.actor
      ? { deceived: field<number>(said, 'deceived'), allRight: field<boolean>(said, 'allRight') }
      : state.players[seat]?.guesses;
  const pairs = seats.flatMap((by) => seats.flatMap((about) => (by === about ? [] : [{ by, about }])));
  for (let wrongs = 0; wrongs < 2 ** pairs.length; wrongs++) {
    const wrong = pairs.filter((_, place) => wrongs & (2 ** place));
    const fits = seats.every((seat) => {
      const told = report(seat);
      if (!told) return true;
      const isRight = wrong.every(({ by }) => by !== seat);
      return (
        wrong.filter(({ about }) => about === seat).length === told.deceived && isRight === told.allRight
      );
    });
    if (fits) return true;
  }
  return false;
};

const I_SPY: Judges<ISpy> = {
  'IS-1/not-here': notHere,
  'IS-1/last-one': lastOne,
  'IS-3/at-limit': ({ standing }, said) => {
    const pools = standing[field<'power'>(said, 'measure')];
    const [nation, by] = [field<'italy'>(said, 'nation'), field<number>(said, 'by')];
    return says(said, 'nation') === nation && pools[nation] === (by < 0 ? 0 : 38);
  },
  'IS-12/tile-twice': ({ postings }, said) =>
    postings.some(
      ({ cause }) =>
        cause.kind === 'politician' && cause.print.id === field<{ readonly id: string }>(said, 'print').id,
    ),
  'IS-15/same-alignment': ({ players }, said) =>
    players.some(({ alignment }) => alignment === field(said, 'nation')),
  'IS-15/one-for-each': ({ players }, said) =>
    says(said, 'count') === players.length &&
    field<readonly string[]>(said, 'nations').length !== players.length,
  'IS-20/over': ({ phase }) => phase === 'over',
  'IS-20/not-now': ({ phase, toReveal }, { move: { type } }) =>
    (type in WHEN_I_SPY && !WHEN_I_SPY[type]?.includes(phase)) ||
    (type === 'reveal-politician' && toReveal === 0) ||
    (type === 'note-print' && phase === 'over'),
  'IS-20/for-the-table': forTheTable,
  'IS-20/no-such-seat': (state, said) =>
    noSeat(state, said) || (said.move.type === 'give-initiative' && !isHere(state, field(said, 'seat'))),
  'IS-20/not-your-turn': isWhose((state) => [
    state.phase === 'turn' || state.phase === 'turn-assets' ? state.active : state.initiative,
    ...(state.phase === 'reveal-alignments'
      ? [inOrder(state).find((seat) => !state.players[seat]?.revealed)]
      : []),
  ]),
  'IS-42/no-text': ({ resolving }) => resolving === undefined,
  'IS-50/records-missing': (state, said) =>
    isHere(state, says(said, 'seat')) && state.players[Number(says(said, 'seat'))]?.owed === undefined,
  'IS-51/resolve-first': ({ resolving }) => resolving !== undefined,
  'IS-53/row-missing': ({ prints }, said) => prints.phases[Number(says(said, 'phase'))] === undefined,
  'IS-61/nation-known': (state, said) => own(state, said)?.alignment !== undefined,
  'IS-61/nation-missing': (_, said) => field(said, 'nation') === undefined,
  'IS-61/revealed': (state, said) => own(state, said)?.revealed === true,
  'IS-71/laid': (state, said) => own(state, said)?.guesses !== undefined,
  'IS-71/more-than-cards': (state, said) =>
    says(said, 'count') === inOrder(state).filter((seat) => seat !== said.actor).length &&
    field<number>(said, 'deceived') > Number(says(said, 'count')),
  'IS-71/contradicts': (state, said) => !reportsFit(state, said),
};

const GAMES: Readonly<Record<string, Judges<never>>> = {
  'spy-connection light': CONNECTION,
  'spymaster light': SPYMASTER,
  'i-spy light': I_SPY,
};

export const judgedOnSheet = (name: string): readonly string[] => Object.keys(GAMES[name] ?? {});

/** Whether it is so; a reason that nobody can judge is none. */
export const isTrueOnSheet = (name: string, state: unknown, said: Said): boolean => {
  const { rule, code } = said.violation;
  return GAMES[name]?.[`${rule}/${code}`]?.(state as never, said) ?? false;
};
