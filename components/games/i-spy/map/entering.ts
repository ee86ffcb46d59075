import { type Actor, type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { capitalRegionsOf } from '@/rules/i-spy/model/map';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { enterCapital } from '@/rules/i-spy/moves/enter-capital';
import { noteRegion } from '@/rules/i-spy/moves/note-region';
import { type Table } from '../table';
import { regionUnder } from './due';

interface Draft {
  readonly actor: Actor;
  readonly move: Move;
}

/** The Capital before which the Spy stands, if it can still be visited in this turn. */
export const capitalAhead = ({ view }: Pick<Table, 'view'>, seat: Seat): Capital | undefined => {
  const outlet = regionUnder(view, seat);
  return outlet?.kind === 'outlet' && !view.turn.visited ? outlet.capital : undefined;
};

/** IS-32: from the Outlet into its Capital. A Region of it that an owner's map lacks is noted with it. */
export const entering = ({ t, view, practice }: Table, seat: Seat, capital: Capital): readonly Draft[] => {
  const inside = view.map ? capitalRegionsOf(view.map.print, capital) : [];
  const vacant = inside.find((id) => view.players.every(({ region }) => region !== id));
  const number = inside.length + 1;
  const fresh = `${capital}-${number}`;
  const into = (region: string) => ({ actor: seat, move: enterCapital.make({ region }) });
  if (vacant !== undefined || practice) return [into(vacant ?? inside[0] ?? fresh)];
  const print = { id: fresh, name: `${t(`piece.${capital}`)} ${number}`, kind: 'capital', capital } as const;
  return [{ actor: 'table', move: noteRegion.make({ print }) }, into(fresh)];
};
