import { type Outcome, type ScoreLine } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';

/** One line of points, from where the column stood before it to where it stands with it. */
export interface Brick {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** Drawn open: not what the game is mainly won by, or taken away again. */
  readonly open: boolean;
}

export interface Bar {
  readonly seat: Seat;
  readonly total: number;
  readonly bricks: readonly Brick[];
}

/** `beside`: keys of the lines that stand beside what the game is mainly won by. */
export const barsOf = ({ scores }: Pick<Outcome, 'scores'>, beside: readonly string[]): readonly Bar[] =>
  scores.map(({ seat, total, lines }) => ({ seat, total, bricks: bricksOf(lines, beside) }));

const bricksOf = (lines: readonly ScoreLine[], beside: readonly string[]): readonly Brick[] => {
  let height = 0;
  return lines.flatMap(({ value, label }): readonly Brick[] => {
    if (value === 0) return [];
    const from = height;
    height += value;
    return [{ value, from, to: height, open: value < 0 || beside.includes(label.key) }];
  });
};

/** What a column shows after so many of its bricks. */
export const heightAfter = ({ bricks }: Bar, count: number): number =>
  count <= 0 ? 0 : (bricks[Math.min(count, bricks.length) - 1]?.to ?? 0);

export const mostBricks = (bars: readonly Bar[]): number =>
  Math.max(0, ...bars.map(({ bricks }) => bricks.length));

export interface Span {
  readonly low: number;
  readonly high: number;
}

/** From the lowest to the highest that any column ever stood, the ground among them. */
export const spanOf = (bars: readonly Bar[]): Span => {
  const levels = [0, ...bars.flatMap(({ bricks }) => bricks.map(({ to }) => to))];
  const low = Math.min(...levels);
  return { low, high: Math.max(low + 1, ...levels) };
};

/** Those who have as much as nobody else but one another: something besides points had to decide. */
export const tiedOf = ({ scores, winners }: Pick<Outcome, 'scores' | 'winners'>): readonly Seat[] => {
  const won = scores.filter(({ seat }) => winners.includes(seat));
  const best = Math.max(...scores.map(({ total }) => total));
  const tied = scores.filter(({ total }) => total === best).map(({ seat }) => seat);
  return won.length > 0 && tied.length > 1 ? tied : [];
};
