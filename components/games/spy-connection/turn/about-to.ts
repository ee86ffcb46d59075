import { type QuietAction } from '@/components/kit/stage/dock-action';
import { type Move } from '@/rules/spy-connection/game';
import { type SlotView } from '@/rules/spy-connection/model/view';
import { discardMission } from '@/rules/spy-connection/moves/discard-mission';
import { moveSpy } from '@/rules/spy-connection/moves/move-spy';
import { drawMoves, drawnRoute, type Drawing } from '../draw/drawing';
import { missionRead, showsKnown } from '../read/reading';
import { type WayOut } from '../ways';
import { acceptSlot, citiesOf, takesPlace } from '../words';
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
      if (takesPlace(table, slot)) return taking(turn, slot, chosen.discard);
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

/** One of three Missions goes; a card that nobody has read is accepted after that. */
const taking = ({ table }: Turn, slot: SlotView, mission: string | undefined): Doing => {
  const { t, state, active, act } = table;
  const gone = active.open.find(({ print }) => print.id === mission);
  // The rule, and what the table may decide against it.
  const more: QuietAction = {
    ...{ label: t('refusal.more'), icon: 'more', onPress: () => act(acceptSlot(table, slot)) },
  };
  if (!gone) return { label: t('ui.turn.tap-goes'), detail: t('ui.turn.all-back'), moves: [], more };
  const discard = discardMission.make({ mission: gone.print.id });
  if (!slot.print)
    return {
      label: t('ui.discard', { cities: citiesOf(table, gone.print) }),
      detail: t('ui.discard-back', { count: gone.assigned + gone.covered.length }),
      moves: [discard],
    };
  const moves = [discard, acceptSlot(table, slot)];
  const to = ahead(state, moves)?.players[state.active]?.supply ?? active.supply;
  return {
    label: t('ui.turn.swap', { cities: citiesOf(table, slot.print) }),
    detail: t('ui.turn.supply', { from: active.supply, to }),
    moves,
  };
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
  // Beside another button there is room for few words, and the map shows where the Spy goes.
  detail: travels
    ? t('ui.turn.supply-travel', { ...supply, city: city(from) })
    : t(onDraw ? 'ui.turn.supply' : 'ui.turn.supply-spy', supply),
  moves,
  ...(onDraw ? { more: { label: t('ui.turn.another-way'), icon: 'plus', onPress: () => onDraw(to) } } : {}),
});
