import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { mayTouch } from '@/rules/i-spy/questions/places';
import { empower } from '@/rules/i-spy/moves/empower';
import { type TiledPlace } from '../politicians/places';
import { TileGrid } from '../politicians/TileGrid';
import { type ActSheetProps } from './act-props';

interface TilesSheetProps extends ActSheetProps {
  readonly action: 'control' | 'empower' | 'scandalize';
  /** Whose tokens count, which Coerce makes another's. */
  readonly as: Seat;
}

/** IS-45 to IS-48: which tile, or which two; a tile that cannot be chosen says why. */
export function TilesSheet({ table, seat, action, as, onClose }: TilesSheetProps) {
  const { t, view, act } = table;
  const [first, setFirst] = useState<number>();
  const finish = (move: Move) => {
    if (act(seat, move)) onClose();
  };
  const tap = ({ tile: { politician } }: TiledPlace) => {
    if (action !== 'empower') finish({ type: action, politician });
    else if (first === undefined) setFirst(politician);
    else if (first === politician) setFirst(undefined);
    else finish(empower.make({ politicians: [first, politician] }));
  };
  const facts = { action, seat: as, stack: view.politicianStack };
  return (
    <Sheet open title={t(`piece.owed.${action}`)} onClose={onClose}>
      <AppText tone="soft">
        {t(action === 'empower' && first !== undefined ? 'ui.empower-second' : `ui.${action}-hint`)}
      </AppText>
      <TileGrid
        teller={table}
        places={view.places}
        chosen={first === undefined ? [] : [first]}
        faint={({ tile: { tokens } }) => !mayTouch({ ...facts, tokens }).allowed}
        onTile={tap}
      />
    </Sheet>
  );
}
