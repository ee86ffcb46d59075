import type { PropsWithChildren } from 'react';
import { useEffect, useState } from 'react';
import { games } from '@/components/games/index';
import { Debrief } from '@/store/debrief';
import { openBackend } from '@/store/storage/platform';
import type { Opening } from './debrief-context';
import { DebriefContext } from './debrief-context';
import { useRefresh } from './use-refresh';

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
  useRefresh(opening.kind === 'open' ? opening.debrief : undefined);
  return <DebriefContext value={opening}>{children}</DebriefContext>;
};
