import type { ReactElement } from 'react';
import { OfferButton } from '@/components/match/frame/OfferButton';
import { Button } from '@/components/ui/Button';
import type { Move } from '@/rules/i-spy/full/moves';
import { capitalRegionsOf } from '@/rules/i-spy/map';
import type { Capital } from '@/rules/i-spy/pieces';
import type { ActProps } from '../actions/act-props';
import { offersOf } from '../actions/act-props';
import { regionUnder } from './goals';

interface MapButtonsProps extends ActProps {
  readonly onTravel: () => void;
}

/** A turn's ways on the map, each a cell of its grid: travel, into a Capital, and the Tag for two more Tickets. */
export const mapButtons = ({ table, seat, onTravel }: MapButtonsProps): readonly ReactElement[] => {
  const { t, view, act } = table;
  if (!view.map) return [];
  const { tickets, visited } = view.turn;
  const outlet = regionUnder(view, seat);
  const capital = outlet?.kind === 'outlet' && !visited ? outlet.capital : undefined;
  return [
    <Button
      key="travel"
      label={t('ui.short-do.travel', { count: tickets })}
      name={t('ui.do-travel-with', { count: tickets })}
      kind={tickets > 0 ? 'primary' : 'secondary'}
      onPress={onTravel}
    />,
    ...(capital
      ? [
          <Button
            key="enter"
            label={t('ui.enter-capital', { capital: t(`piece.${capital}`) })}
            onPress={() => enter({ table, seat }, capital)}
          />,
        ]
      : []),
    ...offersOf({ table, seat }, 'take-tag-for-tickets').map((offer) => (
      <OfferButton key={offer.id} offer={offer} first={false} onPress={() => act(seat, offer.move)} />
    )),
  ];
};

/** IS-32: from the Outlet into its Capital. A Region of it that an owner's map lacks is noted with it. */
const enter = ({ table, seat }: ActProps, capital: Capital): void => {
  const { t, view, practice, make, act } = table;
  const inside = view.map ? capitalRegionsOf(view.map.print, capital) : [];
  const vacant = inside.find((id) => view.players.every(({ region }) => region !== id));
  const number = inside.length + 1;
  const fresh = `${capital}-${number}`;
  const into = (region: string): Move => ({ type: 'enter-capital', region });
  if (vacant !== undefined || practice) return act(seat, into(vacant ?? inside[0] ?? fresh));
  const print = { id: fresh, name: `${t(`piece.${capital}`)} ${number}`, kind: 'capital', capital } as const;
  return make({ actor: 'table', move: { type: 'note-region', print } }, { actor: seat, move: into(fresh) });
};
