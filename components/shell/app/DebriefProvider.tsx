import { type PropsWithChildren, useEffect, useState } from 'react';
import { gameCards, games } from '@/components/games/index';
import { GamesContext } from '@/components/match/game-cards';
import { Debrief } from '@/store/debrief';
import { openBackend } from '@/store/storage/platform';
import { type Opening, DebriefContext } from '@/components/kit/store/use-debrief';
import { usePageLife } from './use-page-life';

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
  usePageLife(opening.kind === 'open' ? opening.debrief : undefined);
  return (
    <DebriefContext value={opening}>
      <GamesContext value={gameCards}>{children}</GamesContext>
    </DebriefContext>
  );
};
