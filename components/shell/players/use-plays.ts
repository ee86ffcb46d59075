import { useStore } from 'zustand';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useTranslate } from '@/i18n/use-translate';
import { type RememberedPlayer } from '@/store/settings/players';

/** How often somebody has played to the end, and won, in words; nothing where that is never. */
export const usePlays = (): ((player: RememberedPlayer) => readonly string[]) => {
  const t = useTranslate();
  const matches = useStore(useDebrief().matches.state, (state) => state.matches);
  return ({ id }) => {
    const played = matches.filter(
      ({ players, finishedAt, practice }) =>
        finishedAt !== undefined && !practice && players.some(({ player }) => player === id),
    );
    if (played.length === 0) return [];
    const won = played.filter(({ players, result }) =>
      result?.winners.some((seat) => players[seat]?.player === id),
    );
    return [
      t('players.plays', { count: played.length }),
      ...(won.length > 0 ? [t('players.wins', { count: won.length })] : []),
    ];
  };
};
