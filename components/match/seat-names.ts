import { type MatchHeader, type SeatedPlayer } from '@/store/match/header';
import { useTranslate } from '@/i18n/use-translate';

/** A name for every seat: an empty one gets its number, and of two of one name the second is told apart. */
export const seatNames = (
  players: readonly SeatedPlayer[],
  nameless: (number: number) => string,
): readonly string[] => {
  const seen = new Map<string, number>();
  return players.map(({ name }, seat) => {
    const shown = name.trim() || nameless(seat + 1);
    const times = (seen.get(shown) ?? 0) + 1;
    seen.set(shown, times);
    return times === 1 ? shown : `${shown} (${times})`;
  });
};

/** What a match is called: its own name, or else who plays. */
export const useMatchTitle = (): ((match: MatchHeader) => string) => {
  const t = useTranslate();
  return ({ name, players }) =>
    name || seatNames(players, (number) => t('match.player', { number })).join(', ');
};
