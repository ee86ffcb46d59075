import { Button } from '@/components/ui/Button';
import { OfferButton } from '@/components/match/frame/OfferButton';
import type { Move } from '@/rules/i-spy/full/moves';
import { capitalRegionsOf } from '@/rules/i-spy/map';
import type { ActProps } from '../actions/act-props';
import { offersOf } from '../actions/act-props';
import { regionUnder } from './goals';

interface MapButtonsProps extends ActProps {
  readonly onTravel: () => void;
}

/** A turn's ways on the map: travel, in and out of a Capital, and the Tag for two more Tickets. */
export function MapButtons({ table, seat, onTravel }: MapButtonsProps) {
  const { t, view, act } = table;
  const { tickets } = view.turn;
  return (
    <>
      <Button
        label={t('ui.short-do.travel', { count: tickets })}
        name={t('ui.do-travel-with', { count: tickets })}
        kind={tickets > 0 ? 'primary' : 'secondary'}
        onPress={onTravel}
      />
      <Enter table={table} seat={seat} />
      {offersOf({ table, seat }, 'take-tag-for-tickets').map((offer) => (
        <OfferButton key={offer.id} offer={offer} first={false} onPress={() => act(seat, offer.move)} />
      ))}
    </>
  );
}

/** IS-32: from the Outlet into its Capital. A Region of it that an owner's map lacks is noted with it. */
function Enter({ table, seat }: ActProps) {
  const { t, view, practice, make, act } = table;
  const outlet = regionUnder(view, seat);
  const map = view.map?.print;
  if (!map || outlet?.kind !== 'outlet' || !outlet.capital || view.turn.visited) return undefined;
  const { capital } = outlet;
  const inside = capitalRegionsOf(map, capital);
  const vacant = inside.find((id) => view.players.every(({ region }) => region !== id));
  const name = t(`piece.${capital}`);
  const fresh = `${capital}-${inside.length + 1}`;
  const enter = (region: string): Move => ({ type: 'enter-capital', region });
  const note: Move = {
    type: 'note-region',
    print: { id: fresh, name: `${name} ${inside.length + 1}`, kind: 'capital', capital },
  };
  return (
    <Button
      label={t('ui.enter-capital', { capital: name })}
      onPress={() => {
        if (vacant === undefined && !practice)
          make({ actor: 'table', move: note }, { actor: seat, move: enter(fresh) });
        else act(seat, enter(vacant ?? inside[0] ?? fresh));
      }}
    />
  );
}
