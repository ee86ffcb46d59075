import { type Outcome } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';

/** What everybody may see of the end of a match, in words: for the screen, the picture and the text to share. */
export interface Result {
  readonly game: string;
  readonly headline: string;
  /** What decided, in words; empty while nothing has. */
  readonly decidedBy: string;
  readonly places: readonly ResultPlace[];
}

export interface ResultPlace {
  readonly seat: Seat;
  readonly name: string;
  readonly total: number;
  readonly won: boolean;
}

/** Best first; winners lead, whatever the points say. */
export const placesOf = (
  { scores, winners }: Outcome,
  seatName: (seat: Seat) => string,
): readonly ResultPlace[] =>
  scores
    .map(({ seat, total }) => ({ seat, name: seatName(seat), total, won: winners.includes(seat) }))
    .sort((left, right) => Number(right.won) - Number(left.won) || right.total - left.total);

export const resultText = ({ game, headline, decidedBy, places }: Result): string =>
  [
    `${game}: ${headline}`,
    ...(decidedBy === '' ? [] : [decidedBy]),
    ...places.map(({ name, total, won }) => `${won ? '★' : '·'} ${name}: ${total}`),
  ].join('\n');

/** Handed to another app, kept as a file, or neither. */
export type Shared = 'shared' | 'saved' | 'failed';
