import { type SeatedPlayer } from '@/store/match/header';
import { cleanName } from '@/store/settings/names';
import { MOST_POINTS, type NotedPlay, type Play } from '@/store/plays/play';

/** A play while somebody types it. */
export interface Entry {
  readonly game: string;
  /** As `2026-11-19`, in local time. */
  readonly day: string;
  readonly minutes: string;
  readonly place: string;
  readonly seats: readonly EntrySeat[];
}

export interface EntrySeat {
  readonly player?: string;
  readonly name: string;
  readonly colour: number;
  readonly points: string;
  /** As somebody said; otherwise the most points win. */
  readonly won?: boolean;
}

const MINUTE = 60_000;
const MOST_MINUTES = 1_440;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const dayOf = (at: number): string => {
  const date = new Date(at);
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
};

/** Noon of that day: no other time of it is known. `undefined`: there is no such day, or it is still to come. */
export const timeOf = (day: string, now: number): number | undefined => {
  const found = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(day.trim());
  if (!found) return undefined;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const at = new Date(year, month - 1, date, 12);
  const exists = at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === date;
  if (!exists || year < 1970 || dayOf(at.getTime()) > dayOf(now)) return undefined;
  return Math.min(at.getTime(), now);
};

export const pointsOf = (typed: string): number | undefined => {
  const value = /^[+\-−]?\d{1,4}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : undefined;
  return value !== undefined && Math.abs(value) <= MOST_POINTS ? value : undefined;
};

/** In milliseconds; `undefined` where nothing was typed, and `'wrong'` where it is no time of a game. */
export const playedOf = (typed: string): number | 'wrong' | undefined => {
  if (typed.trim() === '') return undefined;
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes * MINUTE : 'wrong';
};

/** Whoever was said to have won; as long as nobody said anything, whoever has the most. */
export const winnersOf = (seats: readonly EntrySeat[]): readonly number[] => {
  if (seats.some(({ won }) => won !== undefined)) return seats.flatMap(({ won }, of) => (won ? [of] : []));
  const totals = seats.map(({ points }) => pointsOf(points));
  if (totals.some((total) => total === undefined)) return [];
  const best = Math.max(...totals.map((total) => total ?? 0));
  return totals.flatMap((total, of) => (total === best ? [of] : []));
};

/** What is kept of it; `undefined` as long as something is missing. */
export const playOfEntry = (entry: Entry, id: string, now: number): NotedPlay | undefined => {
  const endedAt = timeOf(entry.day, now);
  const played = playedOf(entry.minutes);
  const totals = entry.seats.flatMap(({ points }) => pointsOf(points) ?? []);
  const winners = winnersOf(entry.seats);
  const complete = totals.length === entry.seats.length && winners.length > 0;
  if (endedAt === undefined || played === 'wrong' || !complete) return undefined;
  const place = cleanName(entry.place);
  return {
    ...{ id, game: entry.game, endedAt, totals, winners },
    ...(played === undefined ? {} : { played }),
    ...(place === undefined ? {} : { place }),
    players: entry.seats.map(({ player, name, colour }): SeatedPlayer => ({
      ...(player === undefined ? {} : { player }),
      ...{ name: cleanName(name) ?? '', colour },
    })),
  };
};

export const entryOf = ({ game, endedAt, played, place = '', players, totals, winners }: Play): Entry => ({
  ...{ game, day: dayOf(endedAt), place },
  minutes: played === undefined ? '' : String(Math.round(played / MINUTE)),
  seats: players.map((player, of) => ({
    ...player,
    ...{ points: String(totals[of] ?? ''), won: winners.includes(of) },
  })),
});
