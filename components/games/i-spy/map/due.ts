import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { regionOf, type RegionPrint } from '@/rules/i-spy/model/map';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';

export type ToRegion = Extract<Move, { readonly region: string }>['type'];

/** What the map asks for before anything else, and the move that answers it. */
const ANSWERS = { deploy: 'deploy', flee: 'flee', airship: 'fly', relocate: 'relocate' } as const;

export const firstOwed = ({ turn }: Pick<View, 'turn'>) => turn.owed.find(({ kind }) => kind !== 'text');

export const dueOnMap = (view: Pick<View, 'turn' | 'map'>): ToRegion | undefined => {
  const kind = view.map && firstOwed(view)?.kind;
  return kind && kind in ANSWERS ? ANSWERS[kind as keyof typeof ANSWERS] : undefined;
};

export const regionUnder = ({ map, players }: View, seat: Seat): RegionPrint | undefined => {
  const at = players[seat]?.region;
  return map && at !== undefined ? regionOf(map.print, at) : undefined;
};

/** The Capital that this seat's Spy is in. */
export const capitalHere = (view: View, seat: Seat): Capital | undefined => {
  const region = regionUnder(view, seat);
  return region?.kind === 'capital' ? region.capital : undefined;
};
