import { useEffect, useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type ActSheetProps, offersOf } from '../actions/act-props';
import { OfferGrid } from '../actions/OfferGrid';
import { type Goal, capitalHere, goalsOf } from './goals';
import { GoThere, useTapped } from './GoThere';
import { MapBody } from './MapBody';
import { takeTagForTickets } from '@/rules/i-spy/moves/take-tag-for-tickets';
import { NewPlaceSheet } from './NewPlaceSheet';

/** The map at its largest, or every Region within reach as a list, with the Tickets left there. */
export function TravelSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, view, act, practice } = table;
  const [reading, setReading] = useState(false);
  const region = useTapped(table, seat);
  const here = view.players[seat]?.region;
  const [start] = useState(here);
  // A refused journey may still be made by a repair, or because the table decides so.
  useEffect(() => {
    if (here !== start) onClose();
  });
  const coerced = view.turn.owed.find(({ kind }) => kind === 'coerced-tickets');
  if (reading)
    return (
      <NewPlaceSheet
        table={table}
        seat={seat}
        type={capitalHere(view, seat) && !coerced ? 'leave-capital' : 'travel'}
        {...(coerced ? { owed: coerced } : {})}
        onClose={onClose}
      />
    );
  const go = (goal: Goal) => {
    if (act(seat, ...goal.moves)) onClose();
  };
  return (
    <Sheet
      open
      title={t('ui.do-travel')}
      onClose={onClose}
      footer={
        region ? (
          <GoThere table={table} seat={seat} region={region} onGone={onClose} />
        ) : (
          !practice && (
            <Button
              label={t('ui.another-region')}
              kind="secondary"
              icon="plus"
              onPress={() => setReading(true)}
            />
          )
        )
      }
    >
      <OfferGrid
        table={table}
        seat={seat}
        label={t('ui.more')}
        offers={offersOf({ table, seat }, takeTagForTickets)}
        plain
      />
      {goalsOf(table, seat).size === 0 && <AppText tone="soft">{t('ui.nowhere')}</AppText>}
      {view.map && <MapBody table={table} map={view.map} onGoal={go} />}
    </Sheet>
  );
}
