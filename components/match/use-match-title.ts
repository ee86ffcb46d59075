import { seatNames } from '@/components/match/seat-names';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';

/** What a match is called: its own name, or else who plays. */
export const useMatchTitle = (): ((match: MatchHeader) => string) => {
  const t = useTranslate();
  return ({ name, players }) =>
    name || seatNames(players, (number) => t('match.player', { number })).join(', ');
};
