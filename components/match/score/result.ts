import { type Outcome } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { isolated } from '@/i18n/say';
import { type AppTranslate } from '@/i18n/use-translate';
import { type LogAt } from '@/rules/core/log/match-log';

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

interface Words {
  readonly over: boolean;
  readonly t: AppTranslate;
  readonly seatName: (seat: Seat) => string;
}

export const headlineOf = ({ winners }: Outcome, { over, t, seatName }: Words): string => {
  if (!over) return t('score.running');
  const [first] = winners;
  if (first === undefined) return t('score.undecided');
  return winners.length === 1
    ? t('score.winner', { name: seatName(first) })
    : t('score.winners', { names: winners.map((seat) => isolated(seatName(seat))).join(', ') });
};

/** Either nobody is counted any more, or the table has asked for the counting before its time. */
export const endedEarly = (log: LogAt): boolean => {
  const { game, events } = log;
  return (
    log.endedEarly ||
    events.some(
      ({ actor, move }, index) => actor === 'table' && move.type === game.stop?.(log.stateAt(index))?.type,
    )
  );
};

/** Whether the phone drew anything: a match with real cards has no shuffle to verify. */
export const hasDraws = (log: LogAt): boolean => {
  let state = log.stateAt(0);
  for (const { actor, move } of log.events) {
    if (log.game.status(state, 'table').chance?.source === 'digital') return true;
    state = log.game.apply(state, actor, move);
  }
  return false;
};
