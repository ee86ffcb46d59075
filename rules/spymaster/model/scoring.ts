import { type Outcome, type ScoreLine, type SeatScore } from '@/rules/core/contract';
import { listed, type Message, message, number, type Param, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { BONUS, type HandTotals, INTELLIGENCE_TYPES, type IntelligenceType, ROUNDS } from './prints';
import { cityOf, locationParam, typeParam } from './board';
import { totalsOf } from './pile';
import { hereFrom } from './round';
import { type Player, type State } from './state';

export interface Standing {
  readonly seat: Seat;
  /** SM-40: one for each completed Mission. */
  readonly missions: readonly ScoreLine[];
  /** What lies in the hand, once hands are open. */
  readonly totals?: HandTotals;
  /** Somebody who went home keeps the points, and wins nothing. */
  readonly left: boolean;
}

export interface Table {
  /** Who took the File with the SpyMaster card in round 5. */
  readonly cardHolder?: Seat;
  readonly typeName: (type: IntelligenceType) => Param;
}

/** SM-41: for each type, who has the highest total; nobody where nobody holds any. */
export const bonusSeats = (standings: readonly Standing[], type: IntelligenceType): readonly Seat[] => {
  const best = bestOf(standings, type);
  return best === 0
    ? []
    : standings.flatMap(({ seat, totals, left }) => (!left && totals?.[type] === best ? [seat] : []));
};

const bestOf = (standings: readonly Standing[], type: IntelligenceType): number =>
  Math.max(0, ...standings.map(({ totals, left }) => (left ? 0 : (totals?.[type] ?? 0))));

/** SM-40 to SM-42: the totals, the winner and what decided. */
export const outcomeOf = (table: Table, standings: readonly Standing[]): Outcome => {
  const scores = standings.map((standing): SeatScore => {
    const bonuses = INTELLIGENCE_TYPES.flatMap((type) => bonusLine(table, standings, { standing, type }));
    const lines = [...standing.missions, ...bonuses];
    return { seat: standing.seat, lines, total: lines.reduce((sum, { value }) => sum + value, 0) };
  });
  const present = scores.filter((_, place) => !standings[place]?.left);
  return { scores, ...winnerOf(present, table) };
};

interface Asked {
  readonly standing: Standing;
  readonly type: IntelligenceType;
}

/** One line for all: who has how much stands in it, so that it tells the winner, a tie, and how much was missing. */
const bonusLine = (
  { typeName }: Table,
  standings: readonly Standing[],
  { standing: { seat, left }, type }: Asked,
): readonly ScoreLine[] => {
  const seats = bonusSeats(standings, type);
  if (left || seats.length === 0) return [];
  const present = standings.filter((standing) => !standing.left);
  const label = message(seats.length === 1 ? 'score.bonus' : 'score.bonus-tied', {
    type: typeName(type),
    values: listed(present.map(({ totals }) => number(totals?.[type] ?? 0))),
  });
  return [{ label, value: seats.includes(seat) ? BONUS : 0, rule: 'SM-41' }];
};

/** SM-42: a tie goes to whoever took the SpyMaster card in round 5, tied or not. */
const winnerOf = (present: readonly SeatScore[], { cardHolder }: Table): Omit<Outcome, 'scores'> => {
  const tied = leadersOf(present);
  const [first] = tied;
  if (first === undefined) return { winners: [] };
  if (tied.length === 1) return won(first, message('decided.points', { seat: seatParam(first) }));
  const seats = listed(tied.map(seatParam));
  if (cardHolder === undefined || !present.some(({ seat }) => seat === cardHolder))
    return { winners: tied, decidedBy: message('decided.shared', { seats }), decidedByRule: 'SM-42' };
  const key = tied.includes(cardHolder) ? 'decided.spymaster-card' : 'decided.outside-the-tie';
  return won(cardHolder, message(key, { seat: seatParam(cardHolder), seats }));
};

const won = (seat: Seat, decidedBy: Message) => ({
  winners: [seat],
  decidedBy,
  decidedByRule: 'SM-42',
});

export const leadersOf = (scores: readonly SeatScore[]): readonly Seat[] => {
  const best = Math.max(...scores.map(({ total }) => total));
  return scores.flatMap(({ seat, total }) => (total === best ? [seat] : []));
};

/** SM-40 to SM-42. Before the end only Missions count: a bonus would tell what hands hold. */
export const outcome = (state: State): Outcome => {
  const { options, players, round, nextSpyMaster, phase } = state;
  const isOpen = phase === 'over';
  return outcomeOf(
    {
      typeName: (type) => typeParam(options, type),
      // SM-45: the card of somebody who leaves goes on clockwise.
      ...(round === ROUNDS && nextSpyMaster !== undefined
        ? { cardHolder: hereFrom(state, nextSpyMaster) }
        : {}),
    },
    players.map((player, seat): Standing => ({
      seat,
      left: player.left,
      missions: linesOf(state, player),
      ...(isOpen ? { totals: player.totals ?? totalsOf(player.hand.cards) } : {}),
    })),
  );
};

const linesOf = ({ locations }: State, { completed, earlier }: Player): readonly ScoreLine[] => [
  ...completed.map(({ area, print }) => ({
    label: message('score.mission', { city: locationParam(locations, cityOf(area, print.colour)) }),
    value: print.points,
    rule: 'SM-40',
  })),
  ...(earlier.missions > 0 || earlier.points > 0
    ? [
        {
          label: message('score.earlier', { count: number(earlier.missions) }),
          value: earlier.points,
          rule: 'SM-40',
        },
      ]
    : []),
];
