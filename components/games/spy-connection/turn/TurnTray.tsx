import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { type SlotView } from '@/rules/spy-connection/model/view';
import { DrawTray } from '../draw/DrawTray';
import { CardTray } from '../read/CardTray';
import { UNREAD } from '../read/reading';
import { rescueWords } from '../rescue';
import { acceptSlot, refusesSlot, takesPlace } from '../words';
import { ahead } from './ahead';
import { coverMoves, waitingHere } from './covers';
import { FreePlace, OwnCard } from './OwnCard';
import { SeatMissions } from './SeatMissions';
import { SlotTab } from './SlotTab';
import { type Turn } from './turn';

interface TurnTrayProps {
  readonly turn: Turn;
  readonly canAct: boolean;
}

const PLACES = 3;
/** Where a phone has no room for captions, and a tablet has room for everybody's Missions. */
const LOW = 740;
const WIDE = 720;

/** The display with its prices, and the own Missions. */
export function TurnTray({ turn, canAct }: TurnTrayProps) {
  const { table, chosen, choose, covers } = turn;
  const { t, view, active, act, city } = table;
  const window = useWindowDimensions();
  const large = useTextGrowth() > LARGE;
  const low = window.height < LOW;
  const wide = window.width > WIDE && !low;
  const others = table.state.players.flatMap(({ left }, seat) =>
    seat === view.active || left ? [] : [seat],
  );
  const covering = view.phase !== 'option' && chosen?.kind !== 'city' && waitingHere(table).length > 0;
  const lifting = chosen?.kind === 'lift' ? chosen : undefined;
  const offers = view.phase !== 'over' && !covering && !lifting;
  const tap = (slot: SlotView) => {
    const taking = takesPlace(table, slot);
    // What is refused answers with its reason, and never with a button that promises it.
    if (refusesSlot(table, slot) && !taking) act(acceptSlot(table, slot));
    else if (!slot.print && !taking) choose({ kind: 'read', tile: slot.tile, ...UNREAD, fresh: false });
    else if (chosen?.kind === 'slot' && chosen.tile === slot.tile) choose();
    else choose({ kind: 'slot', tile: slot.tile });
  };
  const toggle = (mission: string) => {
    const { missions } = covers;
    const next = missions.includes(mission)
      ? missions.filter((id) => id !== mission)
      : [...missions, mission];
    const moves = coverMoves(table, { missions: next, inOrder: covers.inOrder });
    if (ahead(table.state, moves)) choose({ kind: 'covers', missions: next });
    else act(...moves);
  };
  if (chosen?.kind === 'draw')
    return (
      <View style={[styles.tray, low && styles.low]}>
        <DrawTray table={table} drawing={chosen} onChange={choose} />
      </View>
    );
  if (chosen?.kind === 'read')
    return (
      <View style={[styles.tray, low && styles.low]}>
        <CardTray table={table} card={chosen} onChange={choose} />
      </View>
    );
  const slot = chosen?.kind === 'slot' ? view.display.find(({ tile }) => tile === chosen.tile) : undefined;
  const taking =
    chosen?.kind === 'slot' && slot !== undefined && takesPlace(table, slot) ? chosen : undefined;
  const caption = captionOf(turn, covering);
  return (
    <View style={[styles.tray, low && styles.low]}>
      {(!low || covering || taking) && caption && (
        <View style={styles.caption}>
          <AppText variant="stamp" tone="soft">
            {caption[0]}
          </AppText>
          <AppText variant="fine" tone="soft">
            {caption[1]}
          </AppText>
        </View>
      )}
      {covers.rescue && covering && <AppText variant="small">{rescueWords(table, covers.rescue)}</AppText>}
      {offers && view.display.length > 0 && (
        <View role="list" aria-label={t('ui.turn.on-offer')} style={[styles.row, large && styles.wraps]}>
          {view.display.map((one) => (
            <SlotTab
              key={one.tile}
              table={table}
              slot={one}
              chosen={slot?.tile === one.tile}
              quiet={view.phase !== 'option'}
              onPress={canAct ? () => tap(one) : undefined}
            />
          ))}
        </View>
      )}
      {offers && view.display.length === 0 && (
        <AppText variant="small" tone="soft">
          {t('ui.display-empty')}
        </AppText>
      )}
      <View
        role="list"
        aria-label={t('ui.missions-of', { seat: table.seatName(view.active), count: active.open.length })}
        style={[styles.row, styles.fills, large && styles.stacked]}
      >
        {active.open.map((open) => (
          <OwnCard
            key={open.tile}
            turn={turn}
            open={open}
            onPress={
              !canAct
                ? undefined
                : covering && waitingHere(table).includes(open)
                  ? () => toggle(open.print.id)
                  : taking
                    ? () => choose({ ...taking, discard: open.print.id })
                    : () => choose({ kind: 'card', mission: open.print.id })
            }
          />
        ))}
        {Array.from({ length: Math.max(0, PLACES - active.open.length) }, (_, place) => (
          <FreePlace
            key={place}
            table={table}
            print={place === 0 ? slot?.print : undefined}
            price={slot?.price}
          />
        ))}
      </View>
      {wide && others.map((seat) => <SeatMissions key={seat} table={table} seat={seat} />)}
    </View>
  );

  function captionOf({ covers: { inOrder } }: Turn, here: boolean): readonly [string, string] | undefined {
    if (lifting) return [t('ui.turn.circles-back'), t('ui.turn.assigned-stay')];
    if (here)
      return [
        t('ui.turn.here', { city: city(active.spy ?? ''), count: waitingHere(table).length }),
        t(inOrder ? 'ui.turn.in-order' : 'ui.turn.leave-open'),
      ];
    if (taking) return [t('ui.turn.three-open'), t('ui.turn.all-back')];
    return view.phase === 'over' ? undefined : [t('ui.turn.on-offer'), t('ui.turn.oldest-newest')];
  }
}

const styles = StyleSheet.create({
  // As high in every part of a turn, so that the map above it keeps its size.
  tray: { gap: space.s, paddingBottom: space.s, minHeight: 196 },
  low: { gap: 6, paddingBottom: 0, marginTop: -6, minHeight: 146 },
  caption: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m },
  row: { flexDirection: 'row', gap: space.s },
  fills: { flexGrow: 1 },
  wraps: { flexWrap: 'wrap' },
  stacked: { flexDirection: 'column' },
});
