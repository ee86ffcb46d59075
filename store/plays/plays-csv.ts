import { type Play, ranksOf } from './play';

const HEAD = [
  'play',
  'date',
  'game',
  'minutes',
  'place',
  'player',
  'points',
  'rank',
  'winner',
  'start',
  'seconds',
];
const MINUTE = 60_000;
const SECOND = 1_000;

/** A cell as spreadsheets read it. What begins as a formula would be one there, and is no text of ours. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line for each player of each play. */
export const playsCsv = (plays: readonly Play[], gameName: (game: string) => string): string => {
  const lines = plays.flatMap((play) => {
    const { id, endedAt, game, played, place = '', players, totals, winners, starts, times } = play;
    const ranks = ranksOf(play);
    const minutes = played === undefined ? '' : Math.round(played / MINUTE);
    return players.map(({ name }, seat) => [
      ...[id, new Date(endedAt).toISOString(), gameName(game), minutes, place, name],
      ...[totals[seat] ?? '', ranks[seat] ?? '', winners.includes(seat) ? 1 : 0, starts === seat ? 1 : 0],
      times ? Math.round((times[seat]?.time ?? 0) / SECOND) : '',
    ]);
  });
  return `\ufeff${[HEAD, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
};
