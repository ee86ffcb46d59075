import { type Outcome, type ScoreLine, type SeatScore } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { isolated, type Speak } from '@/i18n/say';
import { type AppTranslate } from '@/i18n/use-translate';
import { type LogAt } from '@/rules/core/log/match-log';

/** What everybody may see of the end of a match, in words: for the picture and the text to share. */
export interface Result {
  readonly game: string;
  readonly headline: string;
  /** Day, how long it took, how many played. */
  readonly about: string;
  /** What decided, as a sentence; empty while nothing has. */
  readonly decidedBy: string;
  readonly places: readonly ResultPlace[];
}

export interface ResultPlace {
  readonly seat: Seat;
  readonly name: string;
  readonly total: number;
  readonly won: boolean;
  /** What the total consists of, in one line. */
  readonly parts: string;
}

interface Naming {
  readonly seatName: (seat: Seat) => string;
  readonly words: Speak;
  /** What a seat turned out to play for, in words. */
  readonly served: (seat: Seat) => readonly string[];
  /** Keys of lines that are drawn open. */
  readonly beside: readonly string[];
}

/** Best first; winners lead, whatever the points say. */
export const placesOf = ({ scores, winners }: Outcome, naming: Naming): readonly ResultPlace[] =>
  scores
    .map((score) => ({
      seat: score.seat,
      name: naming.seatName(score.seat),
      total: score.total,
      won: winners.includes(score.seat),
      parts: [...naming.served(score.seat), partsOf(score, naming)].filter(Boolean).join(' · '),
    }))
    .sort((left, right) => Number(right.won) - Number(left.won) || right.total - left.total);

/** As one reads them in the bar: 8 + 7 + 5, and what stands beside. */
const partsOf = ({ lines }: SeatScore, { words, beside }: Naming): string => {
  const counted = lines.filter(({ value }) => value !== 0);
  const isBeside = ({ label }: ScoreLine) => beside.includes(label.key);
  // What was taken away again is no plus of something less.
  const sum = (of: readonly ScoreLine[]) =>
    of
      .map(
        ({ value }, place) =>
          (place === 0 ? (value < 0 ? '−' : '') : value < 0 ? ' − ' : ' + ') + Math.abs(value),
      )
      .join('');
  const main = sum(counted.filter((line) => !isBeside(line)));
  const rest = sum(counted.filter(isBeside));
  if (beside.length === 0) return main;
  return [
    ...(main === '' ? [] : [`${words('score.main')} ${main}`]),
    ...(rest === '' ? [] : [`${words('score.beside')} ${rest}`]),
  ].join(' · ');
};

export const resultText = ({ game, headline, about, decidedBy, places }: Result): string =>
  [
    `${game}: ${headline}`,
    about,
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
