import { useStore } from 'zustand';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useTranslate } from '@/i18n/use-translate';
import { type RememberedPlayer } from '@/store/settings/players';

/** How often somebody has played to the end, in words; nothing where that is never. */
export const usePlays = (): ((player: RememberedPlayer) => readonly string[]) => {
  const t = useTranslate();
  const matches = useStore(useDebrief().matches.state, (state) => state.matches);
  return ({ id }) => {
    const count = matches.filter(
      ({ players, finishedAt, practice }) =>
        finishedAt !== undefined && !practice && players.some(({ player }) => player === id),
    ).length;
    return count === 0 ? [] : [t('players.plays', { count })];
  };
};
