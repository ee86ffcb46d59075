import { useState } from 'react';
import { SeatMark } from '@/components/match/SeatMark';
import { HoldToReveal } from '@/components/kit/secret/HoldToReveal';
import { PassCover } from '@/components/kit/secret/PassCover';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type Seat } from '@/rules/core/seat';
import { isTiled } from '../politicians/places';
import { type Table } from '../table';
import { NoteSheet } from './NoteSheet';
import { OwnEyes } from './OwnEyes';

interface SecretSheetProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** The phone is with one player, at any time: a hold shows what is theirs, and a peeked tile can be noted. */
export function SecretSheet({ table, seat, onClose }: SecretSheetProps) {
  const { t, view, viewOf, seatName, options } = table;
  const [noting, setNoting] = useState(false);
  const name = seatName(seat);
  const peeked = view.places.filter(isTiled).filter(({ tile }) => tile.tokens.includes(seat));
  const notes = options.politicians === 'physical' && peeked.length > 0;
  if (noting) return <NoteSheet table={table} seat={seat} onClose={() => setNoting(false)} />;
  return (
    <Sheet
      open
      title={t('ui.only', { seat: name })}
      onClose={onClose}
      footer={
        notes && <Button label={t('ui.note')} kind="secondary" icon="edit" onPress={() => setNoting(true)} />
      }
    >
      <HoldToReveal
        name={name}
        cover={<PassCover name={name} badge={<SeatMark seat={seat} size={72} rimmed />} />}
      >
        {() => <OwnEyes teller={table} view={viewOf(seat)} seat={seat} />}
      </HoldToReveal>
    </Sheet>
  );
}
