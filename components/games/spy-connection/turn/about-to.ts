import { type QuietAction } from '@/components/kit/stage/dock-action';
import { type Move } from '@/rules/spy-connection/game';
import { discardMission } from '@/rules/spy-connection/moves/discard-mission';
import { moveSpy } from '@/rules/spy-connection/moves/move-spy';
import { drawMoves, drawnRoute, type Drawing } from '../draw/drawing';
import { missionRead, showsKnown } from '../read/reading';
import { type WayOut } from '../ways';
import { acceptSlot, citiesOf } from '../words';
import { ahead } from './ahead';
import { type Chosen, type ReadCard } from './chosen';
import { liftCount, liftMoves } from './lifting';
import { type Turn } from './turn';

/** What the large button would do. */
export interface Doing {
  readonly label: string;
  readonly detail: string;
  /** None where nothing is chosen that could be played. */
  readonly moves: readonly Move[];
  readonly more?: QuietAction;
}

/** What was tapped, in the words of the large button. */
export const aboutTo = (turn: Turn, chosen: Chosen): Doing | undefined => {
  const { table, ways } = turn;
  const { t, state, active, city, view } = table;
  const supply = (moves: readonly Move[]) => ({
    from: active.supply,
    to: ahead(state, moves)?.players[state.active]?.supply ?? active.supply,
  });
  switch (chosen.kind) {
    case 'city': {
      const way = ways.get(chosen.city)?.[chosen.way];
      if (way) return connecting(turn, way, supply(way.moves));
      const moves = [moveSpy.make({ city: chosen.city })];
      const waiting = active.open.filter(
        ({ print, covered }) => print.cities.includes(chosen.city) && !covered.includes(chosen.city),
      ).length;
      const detail = waiting > 0 ? t('ui.waiting', { count: waiting }) : t('ui.turn.no-circle');
      return { label: t('ui.turn.move', { city: city(chosen.city) }), detail, moves };
    }
    case 'slot': {
      const slot = view.display.find(({ tile }) => tile === chosen.tile);
      if (!slot) return undefined;
      const moves = [acceptSlot(table, slot)];
      return {
        label: t('ui.turn.accept', { count: slot.price }),
        detail: t('ui.turn.supply', supply(moves)),
        moves,
      };
    }
    case 'card': {
      const open = active.open.find(({ print }) => print.id === chosen.mission);
      if (!open) return undefined;
      return {
        label: t('ui.discard', { cities: citiesOf(table, open.print) }),
        detail: t('ui.discard-back', { count: open.assigned + open.covered.length }),
        moves: [discardMission.make({ mission: chosen.mission })],
      };
    }
    case 'lift': {
      const count = liftCount(table, chosen);
      const moves = liftMoves(chosen);
      if (count === 0) return { label: t('ui.turn.lift-none'), detail: t('ui.turn.lift-hint'), moves };
      return { label: t('ui.turn.lift', { count }), detail: t('ui.turn.lift-supply', supply(moves)), moves };
    }
    case 'draw':
      return drawing(turn, chosen, supply(drawMoves(table, chosen)));
    case 'read': {
      const slot = view.display.find(({ tile }) => tile === chosen.tile);
      const print = missionRead(state, chosen);
      if (!slot) return undefined;
      if (!print || showsKnown(state, chosen)) return reading(turn, chosen);
      const moves = [acceptSlot(table, slot, print)];
      return {
        label: t('ui.turn.accept', { count: slot.price }),
        detail: t('ui.turn.supply', supply(moves)),
        moves,
      };
    }
    case 'covers':
      return undefined;
  }
};

/** Known cards are tapped themselves; a new one is told by cities and points. */
const reading = ({ table: { t, state } }: Turn, chosen: ReadCard): Doing =>
  showsKnown(state, chosen)
    ? { label: t('ui.read.tap-card'), detail: t('ui.read.or-city'), moves: [] }
    : chosen.cities.length === 0
      ? { label: t('ui.read.tap-cities'), detail: t('ui.read.then-points'), moves: [] }
      : { label: t('ui.read.tap-points'), detail: t('ui.read.or-city'), moves: [] };

const drawing = (
  { table }: Turn,
  drawn: Drawing,
  supply: { readonly from: number; readonly to: number },
): Doing => {
  const { t, city } = table;
  const { price } = drawnRoute(table, drawn);
  if (price === undefined) return { label: t('ui.draw.tap-count'), detail: t('ui.draw.or-city'), moves: [] };
  return {
    label: t('ui.turn.connect', { city: city(drawn.to), count: price }),
    detail: t('ui.draw.kept', supply),
    moves: drawMoves(table, drawn),
  };
};

const connecting = (
  { table: { t, city }, onDraw }: Turn,
  { to, from, price, travels, moves }: WayOut,
  supply: { readonly from: number; readonly to: number },
): Doing => ({
  label: t('ui.turn.connect', { city: city(to), count: price }),
  detail: travels
    ? t('ui.turn.supply-travel', { ...supply, city: city(from) })
    : t('ui.turn.supply-spy', supply),
  moves,
  ...(onDraw ? { more: { label: t('ui.turn.another-way'), icon: 'plus', onPress: () => onDraw(to) } } : {}),
});
