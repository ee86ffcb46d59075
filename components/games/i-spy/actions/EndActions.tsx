import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Move } from '@/rules/i-spy/game';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { turnAsset } from '@/rules/i-spy/moves/turn-asset';
import { missingNations } from '../entry/missing-nations';
import { MissingPrints } from '../entry/MissingPrints';
import { playerOf } from '../table';
import { type ActProps, offersOf } from './act-props';
import { GuessSheet } from './GuessSheet';
import { scoreFinalReport } from '@/rules/i-spy/moves/score-final-report';
import { OfferGrid } from './OfferGrid';

/** IS-60, IS-61, IS-71: Final Report, Assets and the reveal, one player after the other. */
export function EndActions({ table, seat }: ActProps) {
  const { t, view, seatName, options } = table;
  const grid = (type: Move['type'], label: string) => (
    <>
      <AppText variant="label">{label}</AppText>
      <OfferGrid
        table={table}
        seat={seat}
        label={label}
        offers={offersOf({ table, seat }, { type })}
        plain={type === turnAsset.type || options.alignments === 'physical'}
      />
    </>
  );
  const name = seatName(seat);
  switch (view.phase) {
    case 'final-report':
      return <Guesses table={table} seat={seat} />;
    case 'score-final-report':
      return (
        <OfferGrid
          table={table}
          seat={seat}
          label={t('ui.end.score-final-report')}
          offers={offersOf({ table, seat }, scoreFinalReport)}
        />
      );
    case 'turn-assets': {
      const count = playerOf(view, seat).assets.filter(({ turned }) => !turned).length;
      return grid('turn-asset', t('ui.turn-asset', { seat: name, count }));
    }
    case 'reveal-alignments':
      return grid('reveal-alignment', t('ui.reveals', { seat: name }));
    default:
      return undefined;
  }
}

/** A card of which nobody has read the Nation cannot be a guess. */
function Guesses({ table, seat }: ActProps) {
  const { t, view, seatName, make } = table;
  const [open, setOpen] = useState(false);
  const unread = missingNations(view.prints);
  return (
    <>
      {unread.length > 0 && (
        <MissingPrints
          teller={table}
          known={view.prints}
          cards={unread}
          onRead={(print) => make({ actor: 'table', move: notePrint.make({ print }) })}
        />
      )}
      <Button
        label={t('ui.guesses-of', { seat: seatName(seat) })}
        icon="lock"
        onPress={() => setOpen(true)}
      />
      {open && <GuessSheet key={seat} table={table} seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}
