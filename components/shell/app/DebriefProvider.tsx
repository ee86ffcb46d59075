import { type PropsWithChildren, useEffect, useState } from 'react';
import { Platform } from 'react-native';
import { gameCards, games } from '@/components/games/index';
import { GamesContext } from '@/components/match/game-cards';
import { Debrief } from '@/store/debrief';
import { openBackend } from '@/store/storage/platform';
import { DebriefContext, type Opening } from '@/components/kit/store/use-debrief';

interface Props extends PropsWithChildren {
  /** Tests bring their own. */
  readonly open?: () => Promise<Debrief>;
}

const openHere = async (): Promise<Debrief> => Debrief.open({ backend: await openBackend(), games });

export const DebriefProvider = ({ open = openHere, children }: Props) => {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let current = true;
    open().then(
      (debrief) => current && setOpening({ kind: 'open', debrief }),
      (error: unknown) => current && setOpening({ kind: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [open]);
  const debrief = opening.kind === 'open' ? opening.debrief : undefined;
  usePageLife(debrief);
  useEffect(() => debrief?.concludeOld(), [debrief]);
  return (
    <DebriefContext value={opening}>
      <GamesContext value={gameCards}>{children}</GamesContext>
    </DebriefContext>
  );
};

/** On the web several tabs share one disk, and a page ends without being asked; a phone runs the app once. */
const usePageLife = (debrief: Debrief | undefined): void => {
  useEffect(() => {
    if (Platform.OS !== 'web' || !debrief) return;
    const leave = () => debrief.leave();
    const look = () => {
      if (document.visibilityState === 'visible') void debrief.refresh();
      // Of a page that is out of sight a phone's browser may never be heard again.
      else leave();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
    };
  }, [debrief]);
};
