import { type ComponentType, type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { clockText } from '@/components/kit/clock-text';
import { Icon } from '@/components/kit/icons/Icon';
import { Stamp } from '@/components/kit/Stamp';
import { ground } from '@/components/kit/theme/tint';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type SeatTime } from '@/rules/core/log/clock';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';
import { type Bar, mostBricks, spanOf } from './bricks';
import { Column, FOOT, numberOf, type Scale } from './Column';
import { TieLine } from './TieLine';
import { useGrowing } from './use-growing';

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly winners: readonly Seat[];
  readonly tied: readonly Seat[];
  readonly left: readonly Seat[];
  /** What is stamped on the columns of the winners; nothing as long as nobody has won. */
  readonly stamp: string | undefined;
  readonly chosen: Seat | undefined;
  readonly onChoose: (seat: Seat) => void;
  readonly labelOf: (seat: Seat) => string;
  readonly rimmed: boolean;
  readonly grows: boolean;
  /** Who had how long, where the turn clock ran. */
  readonly times: readonly SeatTime[];
  /** What each seat turned out to play for. */
  readonly served: readonly (string | undefined)[];
}

/** Points as columns of what was scored. They grow together; a tap stands them up at once, the next opens one. */
export function Bars(props: BarsProps) {
  const { bars, winners, tied, left, stamp, chosen, onChoose, labelOf, rimmed, grows, times, served } = props;
  const { colors } = useTheme();
  const { seatName, screens } = useMatch();
  const growing = useGrowing(mostBricks(bars), grows);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const column = room.width / Math.max(1, bars.length);
  const number = numberOf(bars, { width: column, height: room.height });
  const span = spanOf(bars);
  const Served = screens.servedBy?.Mark;
  const foot = FOOT.usual + (times.length > 0 ? FOOT.time : 0);
  const high = Math.max(1, room.height - foot - number.line - space.s);
  const scale: Scale = { span, point: high / (span.high - span.low), column, number };
  const floor = foot - span.low * scale.point;
  return (
    <View
      style={styles.place}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
    >
      {growing.done && <TieLine tied={tied} bars={bars} scale={scale} floor={floor} />}
      <View style={[styles.ground, ground(colors.ink), { bottom: floor - 1 }]} />
      <View style={styles.columns}>
        {bars.map((bar) => (
          <Place
            key={bar.seat}
            label={labelOf(bar.seat)}
            open={bar.seat === chosen}
            faded={chosen !== undefined && bar.seat !== chosen}
            onPress={growing.done ? () => onChoose(bar.seat) : growing.skip}
          >
            <Column bar={bar} scale={scale} growing={growing} />
            <View style={[styles.foot, { height: foot }]}>
              <View style={styles.marks}>
                {Served && <ServedMark Mark={Served} id={served[bar.seat]} />}
                <SeatMark seat={bar.seat} size={30} rimmed={rimmed} />
              </View>
              <AppText variant="small" numberOfLines={1} style={styles.name}>
                {seatName(bar.seat)}
              </AppText>
              {times.length > 0 && <Time time={times[bar.seat]?.time ?? 0} />}
            </View>
            {left.includes(bar.seat) && <Gone foot={foot} />}
          </Place>
        ))}
      </View>
      {growing.done && stamp !== undefined && room.width > 0 && chosen === undefined && (
        <Stamps winners={winners} bars={bars} scale={scale} stamp={stamp} foot={foot} height={room.height} />
      )}
      {!growing.done && (
        <Pressable aria-hidden tabIndex={-1} onPress={growing.skip} style={StyleSheet.absoluteFill} />
      )}
    </View>
  );
}

interface PlaceProps {
  readonly label: string;
  readonly open: boolean;
  readonly faded: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Place({ label, open, faded, onPress, children }: PlaceProps) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-expanded={open}
      onPress={onPress}
      style={[styles.column, faded && styles.faded]}
    >
      {children}
    </Pressable>
  );
}

/** Somebody went home: the points stay. */
function Gone({ foot }: { readonly foot: number }) {
  const { colors } = useTheme();
  return <View style={[styles.gone, ground(colors.inkSoft), { bottom: foot - 22 }]} />;
}

interface ServedMarkProps {
  readonly Mark: ComponentType<{ readonly id: string }>;
  readonly id: string | undefined;
}

function ServedMark({ Mark, id }: ServedMarkProps) {
  return id === undefined ? undefined : <Mark id={id} />;
}

function Time({ time }: { readonly time: number }) {
  const { colors } = useTheme();
  return (
    <View style={styles.time}>
      <Icon name="clock" size={14} color={colors.inkSoft} />
      <AppText variant="fine" tone="soft">
        {clockText(time)}
      </AppText>
    </View>
  );
}

interface StampsProps {
  readonly winners: readonly Seat[];
  readonly bars: readonly Bar[];
  readonly scale: Scale;
  readonly stamp: string;
  readonly foot: number;
  /** Of all the room there is. */
  readonly height: number;
}

const STAMP = 116;
const HIGH = 44;
const LOW = 90;

function Stamps({ winners, bars, scale, stamp, foot, height }: StampsProps) {
  const { colors } = useTheme();
  return winners.map((seat) => {
    const place = bars.findIndex((bar) => bar.seat === seat);
    const total = Math.max(0, bars[place]?.total ?? 0);
    const middle = scale.column * (place + 0.5);
    const most = scale.column * bars.length - STAMP;
    const top = foot + (total - scale.span.low) * scale.point;
    const stands = {
      left: Math.max(0, Math.min(most, middle - STAMP / 2)),
      // On a low column it would lie on the number: then above that.
      bottom: Math.min(height - HIGH, total * scale.point < LOW ? top + scale.number.line : top - LOW * 0.8),
    };
    return (
      <View key={seat} style={[styles.stamp, stands]} aria-live="polite">
        <View style={[styles.paper, ground(colors.paper)]} />
        <Stamp label={stamp} large askew lands />
      </View>
    );
  });
}

const styles = StyleSheet.create({
  place: { flex: 1, marginHorizontal: space.l, marginTop: space.s },
  columns: { flex: 1, flexDirection: 'row' },
  column: { flex: 1, justifyContent: 'flex-end', alignItems: 'center', minWidth: 0 },
  faded: { opacity: 0.4 },
  ground: { position: 'absolute', left: 0, right: 0, height: 2 },
  marks: { flexDirection: 'row', alignItems: 'center', gap: 4, height: 30 },
  time: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  foot: { alignItems: 'center', paddingTop: 6, gap: 2, maxWidth: '100%' },
  name: { textAlign: 'center', maxWidth: '100%' },
  gone: { position: 'absolute', width: 40, height: 2, transform: [{ rotate: '-45deg' }] },
  stamp: { position: 'absolute', width: STAMP, alignItems: 'center', pointerEvents: 'none' },
  paper: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    opacity: 0.9,
    transform: [{ rotate: '-4deg' }],
  },
});
