import { type MatchHeader } from '@/store/match/header';
import { type RememberedPlayer } from '@/store/settings/players';

/** People who have played together, and how often. */
export interface Group {
  readonly players: readonly RememberedPlayer[];
  readonly plays: number;
}

const MOST = 8;

/** Those who sat at a table together, the most frequent first, as far as they fit around this one. */
export const groupsOf = (
  matches: readonly MatchHeader[],
  known: readonly RememberedPlayer[],
  { min, max }: { readonly min: number; readonly max: number },
): readonly Group[] => {
  const byId = new Map(
    known.flatMap((player) => [player, ...(player.also ?? [])].map(({ id }) => [id, player] as const)),
  );
  const groups = new Map<string, Group>();
  for (const { players: seated, practice } of matches) {
    const players = seated.flatMap(({ player }) => byId.get(player ?? '') ?? []);
    if (practice || new Set(players).size !== seated.length) continue;
    if (players.length < min || players.length > max) continue;
    const key = players
      .map(({ id }) => id)
      .sort()
      .join();
    const before = groups.get(key);
    groups.set(key, { players: before?.players ?? players, plays: (before?.plays ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => b.plays - a.plays).slice(0, MOST);
};
