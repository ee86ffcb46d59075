import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { type Seat } from '@/rules/core/seat';
import { notePolitician } from '@/rules/i-spy/moves/note-politician';
import { PoliticianSheet } from '../entry/PoliticianSheet';
import { isTiled } from '../politicians/places';
import { PoliticianBoard } from '../politicians/PoliticianBoard';
import { type Table } from '../table';

interface NoteSheetProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** IS-45: what a player has seen on a tile with a token of their own, for their own eyes. */
export function NoteSheet({ table, seat, onClose }: NoteSheetProps) {
  const { t, view, options, seatName, act } = table;
  const peeked = view.places.filter((place) => isTiled(place) && place.tile.tokens.includes(seat));
  const [chosen, setChosen] = useState<number>();
  const gone = view.revealed.map(({ id }) => id);
  if (chosen !== undefined)
    return (
      <PoliticianSheet
        t={t}
        title={t('ui.only', { seat: seatName(seat) })}
        known={options.politicianPrints.filter(({ id }) => !gone.includes(id))}
        taken={[...gone, ...options.politicianPrints.map(({ id }) => id)]}
        onPrint={(print) => act(seat, notePolitician.make({ politician: chosen, print }))}
        onClose={onClose}
      />
    );
  return (
    <Sheet open title={t('ui.note')} onClose={onClose}>
      <AppText tone="soft">{t('ui.note-hint')}</AppText>
      <PoliticianBoard
        teller={table}
        view={{ ...view, places: peeked }}
        stateOf={() => ({ kind: 'lit' })}
        onTile={({ tile }) => setChosen(tile.politician)}
      />
    </Sheet>
  );
}
