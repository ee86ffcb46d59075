import { Pressable, StyleSheet, View, type GestureResponderEvent, type ViewProps } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { type Point } from '@/components/kit/map/plane';
import { SeatBadge } from '@/components/kit/SeatBadge';
import { Stamp } from '@/components/kit/Stamp';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type Room } from './table-places';

interface SeatTokenProps {
  readonly name: string;
  readonly colour: number;
  /** Nobody in particular sits there. */
  readonly nameless: boolean;
  /** From 0, clockwise. */
  readonly place: number;
  readonly of: number;
  /** The how manieth turn is theirs, once somebody begins. */
  readonly turn: number | undefined;
  readonly at: Point;
  readonly room: Room;
  readonly token: number;
  /** How far it is dragged, while it is. */
  readonly by: Point | undefined;
  /** Another one would change places with it, or it would leave. */
  readonly fate: 'swap' | 'leave' | undefined;
  readonly drag: ViewProps;
  readonly onPress: (event: GestureResponderEvent) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onBegin: (() => void) | undefined;
}

/** One person at the table: a tap opens them, a drag moves them, and a screen reader has both as actions. */
export function SeatToken(props: SeatTokenProps) {
  const { name, colour, nameless, place, of, turn, at, room, token, by, fate, drag, onPress } = props;
  const { colors, accent } = useTheme();
  const growth = useTextGrowth();
  const t = useTranslate();
  const first = turn === 1;
  const said = [
    t('setup.seat', { name, colour: t(`colour.${seatColorOf(colour)}`), number: place + 1, of }),
    ...(first ? [t('setup.begins-here')] : turn === undefined ? [] : [t('setup.turn', { number: turn })]),
  ];
  const actions = {
    clockwise: () => props.onMove(1),
    counterclockwise: () => props.onMove(-1),
    ...(props.onBegin ? { begin: props.onBegin } : {}),
  };
  return (
    <View
      {...drag}
      role="listitem"
      testID="seat"
      style={[
        styles.seat,
        draggable,
        { left: at.x - room.width / 2, top: at.y - room.height / 2, width: room.width, height: room.height },
        by && [styles.lifted, { transform: [{ translateX: by.x }, { translateY: by.y }] }],
      ]}
    >
      {(first || fate === 'swap') && (
        <View aria-hidden style={[styles.halo, ground(accent.wash), haloOf(token)]} />
      )}
      <Pressable
        role="button"
        aria-label={said.join(', ')}
        onPress={onPress}
        accessibilityActions={Object.keys(actions).map((key) => ({
          name: key,
          label: t(`setup.move-${key as keyof typeof actions}`, { name }),
        }))}
        onAccessibilityAction={({ nativeEvent: { actionName } }) =>
          actions[actionName as keyof typeof actions]?.()
        }
        style={({ pressed }) => [styles.press, pressed && styles.pressed]}
      >
        <View>
          <SeatBadge
            name={name}
            color={seatColorOf(colour)}
            shape={seatShapeOf(colour)}
            size={token}
            state={fate === 'leave' ? 'left' : nameless ? 'joining' : 'waiting'}
            decorative
          />
          {turn !== undefined && !first && (
            <View aria-hidden style={[styles.number, ground(colors.ink)]}>
              <AppText variant="stamp" style={ink(colors.paper)}>
                {turn}
              </AppText>
            </View>
          )}
        </View>
        <AppText
          aria-hidden
          variant="small"
          numberOfLines={1}
          {...(growth > LARGE ? { allowFontScaling: false } : {})}
          style={[styles.name, growth > LARGE && styles.crowded]}
        >
          {name}
        </AppText>
      </Pressable>
      {first && (
        <View aria-hidden style={[styles.stamp, ground(colors.paper)]}>
          <Stamp label={t('setup.begins-here')} lands />
        </View>
      )}
    </View>
  );
}

const haloOf = (token: number) => ({ width: token * 1.6, height: token * 1.6, top: -token * 0.3 });

// A drag must neither scroll the page nor select words.
const draggable = { userSelect: 'none', touchAction: 'none', cursor: 'grab' } as object;

const styles = StyleSheet.create({
  seat: { position: 'absolute', alignItems: 'center' },
  lifted: { zIndex: 2 },
  halo: { position: 'absolute', alignSelf: 'center', borderRadius: radius.round },
  press: { flex: 1, alignSelf: 'stretch', alignItems: 'center' },
  pressed: { opacity: 0.7 },
  name: { maxWidth: '100%', textAlign: 'center' },
  // Around a table there is no room for very large words; the sheet of the seat has them.
  crowded: { fontSize: 18, lineHeight: 26 },
  number: {
    position: 'absolute',
    top: -space.xs,
    right: -space.s,
    minWidth: 22,
    paddingHorizontal: space.xs,
    paddingVertical: 2,
    alignItems: 'center',
    borderRadius: radius.round,
  },
  stamp: { position: 'absolute', top: -space.l, transform: [{ rotate: '-4deg' }] },
});
