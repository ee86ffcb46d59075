import { PlayedTable } from '@/__tests__/support/played-table';
import { type Actor } from '@/rules/core/seat';
import { type MissionPrint } from '@/rules/spy-connection/model/prints';
import { full, type Move } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { type OpenMission, type Player, type State } from '@/rules/spy-connection/model/state';
import { PRACTICE_MISSIONS, practiceOptions } from '@/rules/spy-connection/box/practice';
import { acceptMission } from '@/rules/spy-connection/moves/accept-mission';
import { expectAgents } from './invariants';

export interface Laid {
  readonly cities: string;
  readonly covered?: string;
  readonly assigned?: number;
  readonly points?: number;
  readonly extraTurn?: boolean;
  readonly start?: boolean;
}

export interface Seated {
  readonly spy: string;
  readonly agents?: Readonly<Record<string, number>>;
  readonly open?: readonly Laid[];
  /** What is missing to 15 is parked on the last open Mission as assigned Agents. */
  readonly supply?: number;
  readonly completed?: number;
  readonly left?: boolean;
}

export interface Laying {
  readonly players: readonly [Seated, ...Seated[]];
  readonly options?: Partial<Options>;
  readonly state?: Partial<State>;
}

const words = (list: string) => (list === '' ? [] : list.split(' '));

const printOf = ({ cities, points = 3, extraTurn = false }: Laid, id: string): MissionPrint => ({
  id,
  cities: words(cities),
  points,
  extraTurn,
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** A game in the middle, with the practice board and hands of one's own. Missions are tiles 11, 12, …, then 21, … */
export const lay = ({ players, options: changed = {}, state = {} }: Laying): Table => {
  const options: Options = { ...practiceOptions({ seatCount: players.length, startSeat: 0 }), ...changed };
  const base = full.start(options);
  const seated = players.map((one, seat) => sit(one, seat, options.agents[seat] ?? 15));
  const completed = sum(seated.map((player) => player.completed.filter(({ start }) => !start).length));
  const open = sum(seated.map((player) => player.open.filter(({ start }) => !start).length));
  return new Table({
    ...base,
    phase: 'turn',
    players: seated,
    display: options.missionPrints.slice(-4).map((print, place) => ({ tile: 901 + place, print })),
    deck: 43 - 4 - open - completed,
    nextTile: 905,
    ...state,
  });
};

const sit = (one: Seated, seat: number, all: number): Player => {
  const { spy, agents = {}, open: laid = [], supply, completed = 0, left = false } = one;
  const open = laid.map((card, place): OpenMission => ({
    tile: 10 * (seat + 1) + place + 1,
    print: printOf(card, `laid-${seat}-${place}`),
    start: card.start ?? false,
    assigned: card.assigned ?? 0,
    covered: words(card.covered ?? ''),
  }));
  const out = sum(Object.values(agents)) + sum(open.map((card) => card.assigned + card.covered.length));
  const parked = supply === undefined ? 0 : all - out - supply;
  const last = open.at(-1);
  if (parked < 0 || (parked > 0 && !last)) throw new Error('cannot park the Agents');
  return {
    supply: all - out - parked,
    spy,
    agents,
    open: last ? [...open.slice(0, -1), { ...last, assigned: last.assigned + parked }] : open,
    completed: Array.from({ length: completed }, (_, place) => ({
      tile: 500 + seat * 20 + place,
      print: printOf({ cities: 'paris rome', points: 1 }, `done-${seat}-${place}`),
      start: false,
    })),
    earlier: { missions: 0, points: 0 },
    left,
  };
};

export class Table extends PlayedTable<State, Move, Player> {
  constructor(state: State) {
    super(full, expectAgents, state);
  }

  /** Here nothing has to be vouched for. */
  override does(actor: Actor, ...moves: readonly Move[]): this {
    for (const move of moves) {
      expect(this.why(actor, move)).toEqual([]);
      this.overrules(actor, move);
    }
    return this;
  }
}

/** The name of the Mission that `lay` put on this tile: 11 is the first one of seat 0. */
export const laid = (tile: number): string => `laid-${Math.floor(tile / 10) - 1}-${(tile % 10) - 1}`;

/** One of the four practice Missions that `lay` puts on the display. */
export const accept = (slot: 1 | 2 | 3 | 4): Move =>
  acceptMission.make({ mission: PRACTICE_MISSIONS.slice(-4)[slot - 1]?.id ?? '' });
export const connect = (connection: string): Move => ({ type: 'connect-city', connection });
export const travel = (city: string): Move => ({ type: 'move-spy', city });
export const takeBack = (...spaces: readonly string[]): Move => ({ type: 'take-back-agents', spaces });
export const uncover = (tile: number, city: string): Move => ({
  type: 'take-back-objective',
  mission: laid(tile),
  city,
});
export const discard = (tile: number): Move => ({ type: 'discard-mission', mission: laid(tile) });
export const cover = (tile: number): Move => ({ type: 'cover-objective', mission: laid(tile) });
export const end: Move = { type: 'end-turn' };
export const pass: Move = { type: 'pass' };
export const decline: Move = { type: 'decline-extra-turn' };
