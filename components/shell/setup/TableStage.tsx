import { useState } from 'react';
import { type Animated, type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type Board, BoardPicture } from './BoardPicture';
import { SeatToken } from './SeatToken';
import { neighbour, swapSeats, unseat } from './seats';
import { SpinDial } from './SpinDial';
import { type Drop, type Room, tablePlaces } from './table-places';
import { type Setup } from './use-setup';
import { useSeatDrag } from './use-seat-drag';

interface TableStageProps {
  readonly setup: Setup;
  readonly names: readonly string[];
  /** What lies in the middle. */
  readonly board: Board | undefined;
  readonly spinning: boolean;
  /** How far the needle has turned; a game that is over has none. */
  readonly turn: Animated.Value | undefined;
  /** A seat was tapped. */
  readonly onSeat: (key: number) => void;
  /** Nobody can begin a game that is over. */
  readonly onBegin: ((key: number) => void) | undefined;
}

const LINE = 20;
const SMALL = 290;
const LARGE_TABLE = 560;
const NAME = { usual: 92, most: 132 } as const;

/** The table seen from above, as people sit around it. */
export function TableStage({ setup, names, board, spinning, turn, onSeat, onBegin }: TableStageProps) {
  const { colors } = useTheme();
  const t = useTranslate();
  const growth = useTextGrowth();
  const window = useWindowDimensions();
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  const { seats, startSeat, range, alter } = setup;
  const token = room.height < SMALL ? 42 : room.height > LARGE_TABLE ? 72 : 52;
  const seat = {
    width: window.width > 600 ? NAME.most : NAME.usual,
    height: token + Math.ceil(LINE * Math.min(growth, LARGE)),
  };
  const { middle, table, seats: places } = tablePlaces(seats.length, { room, seat, board });
  const nameOf = (key: number) => names[seats.findIndex((one) => one.key === key)] ?? '';
  const swap = (one: number, other: number) =>
    alter(
      { seats: swapSeats(seats, one, other) },
      t('setup.did-swap', { one: nameOf(one), other: nameOf(other) }),
    );
  const drop = (from: number, { kind, ...rest }: NonNullable<Drop>) => {
    const key = seats[from]?.key;
    const other = 'with' in rest ? seats[rest.with]?.key : undefined;
    if (key === undefined) return;
    if (kind === 'leave')
      alter({ seats: unseat(seats, key, range) }, t('setup.did-leave', { name: nameOf(key) }));
    else if (other !== undefined) swap(key, other);
  };
  const { dragged, handlers, isTap } = useSeatDrag(places, room, drop);
  const turnOf = (place: number) =>
    startSeat === undefined || spinning ? undefined : ((place - startSeat + seats.length) % seats.length) + 1;
  const fateOf = (place: number) => {
    if (!dragged?.drop) return undefined;
    if (dragged.drop.kind === 'leave') return dragged.seat === place ? 'leave' : undefined;
    return dragged.drop.with === place ? 'swap' : undefined;
  };
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setRoom((now) =>
      now.width === layout.width && now.height === layout.height
        ? now
        : { width: layout.width, height: layout.height },
    );
  return (
    <View onLayout={measure} style={styles.stage}>
      <View aria-hidden style={[styles.table, table.width > 0 && tableAt(table), ground(colors.inset)]}>
        {board && <BoardPicture board={board} room={within(table)} />}
      </View>
      {room.width > 0 && turn && (
        <View aria-hidden style={[StyleSheet.absoluteFill, styles.through]}>
          <SpinDial
            middle={middle}
            radius={Math.max(20, Math.min(token * 0.92, Math.min(table.width, table.height) / 2 - 8))}
            towards={startSeat === undefined ? undefined : places[startSeat]}
            turn={turn}
          />
        </View>
      )}
      <View role="list" aria-label={t('setup.players')} style={StyleSheet.absoluteFill}>
        {seats.map(({ key, name, colour }, place) => (
          <SeatToken
            key={key}
            name={names[place] ?? ''}
            colour={colour}
            nameless={name.trim() === ''}
            place={place}
            of={seats.length}
            turn={turnOf(place)}
            at={places[place] ?? middle}
            room={seat}
            token={token}
            by={dragged?.seat === place ? dragged.by : undefined}
            fate={fateOf(place)}
            drag={handlers(place)}
            onPress={(event) => isTap(event) && onSeat(key)}
            onMove={(by) => {
              const other = neighbour(seats, key, by);
              if (other) swap(key, other.key);
            }}
            onBegin={onBegin && (() => onBegin(key))}
          />
        ))}
      </View>
      {growth <= LARGE && (
        <View aria-hidden style={[styles.hints, styles.through]}>
          <Hint icon="grip" words={t(dragged ? 'setup.drag-off' : 'setup.drag')} />
          {!dragged && <Hint icon="rotate" words={t('setup.clockwise')} />}
        </View>
      )}
    </View>
  );
}

/** What its edge leaves. */
const within = ({ width, height }: Room): Room => ({
  width: Math.max(0, width - space.m * 2),
  height: Math.max(0, height - space.m * 2),
});

const tableAt = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: x,
  top: y,
  width,
  height,
});

function Hint({ icon, words }: { readonly icon: IconName; readonly words: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.hint}>
      <Icon name={icon} size={16} color={colors.inkSoft} />
      <AppText variant="small" tone="soft">
        {words}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flexGrow: 1, overflow: 'visible' },
  through: { pointerEvents: 'none' },
  table: { position: 'absolute', borderRadius: 20, padding: space.m },
  hints: {
    position: 'absolute',
    left: space.l,
    right: space.l,
    bottom: 0,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  hint: { flexDirection: 'row', alignItems: 'center', gap: space.xs, borderRadius: radius.s },
});
