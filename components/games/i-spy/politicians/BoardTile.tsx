import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { initialOf } from '@/components/kit/theme/seats';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { type PlaceView } from '@/rules/i-spy/model/view';
import { type Teller } from '../table';

/** `lit` can be chosen, `chosen` is; what is locked has more tokens of somebody else, or no room. */
export type TileState =
  | { readonly kind: 'plain' | 'lit' | 'locked' }
  /** Which of two it is, or the token that would come. */
  | { readonly kind: 'chosen'; readonly number?: number; readonly token?: Seat }
  /** Whose tokens protect it, and how many they are. */
  | { readonly kind: 'led'; readonly leader: Seat; readonly theirs: number; readonly own: number };

interface BoardTileProps {
  readonly teller: Teller;
  readonly place: PlaceView;
  /** Of the Scoring Phase that comes next. */
  readonly next: boolean;
  readonly state: TileState;
  readonly onPress: () => void;
}

/** A facedown tile on its place, with the Control Tokens on it; one that has been scored is gone. */
export function BoardTile({
  teller: { t, seatName },
  place: { place, tile },
  next,
  state,
  onPress,
}: BoardTileProps) {
  const { colors, accent } = useTheme();
  const name = t('ui.place', { place });
  if (!tile)
    return (
      <View
        accessible
        role="img"
        aria-label={`${name}, ${t('ui.place-empty')}`}
        style={[styles.tile, styles.closed, edge(colors.line)]}
      >
        <View style={styles.gone}>
          <Icon name="check" size={16} color={colors.inkSoft} />
        </View>
      </View>
    );
  const lead =
    state.kind === 'led' ? `${initialOf(seatName(state.leader))} ${state.theirs} : ${state.own}` : undefined;
  const owners = tile.tokens.length > 0 ? tile.tokens.map(seatName) : [t('ui.no-tokens')];
  const closed = state.kind === 'locked' || state.kind === 'led';
  const lit = state.kind === 'lit' || state.kind === 'chosen' || (state.kind === 'plain' && next);
  return (
    <Pressable
      role="button"
      aria-label={[name, ...owners, ...(closed ? [t('ui.tile-locked')] : [])].join(', ')}
      aria-pressed={state.kind === 'chosen'}
      onPress={onPress}
      style={({ pressed }) => [
        styles.tile,
        ground(state.kind === 'chosen' ? accent.wash : closed ? colors.inset : colors.sheet),
        edge(lit ? accent.fill : colors.lineStrong),
        lit && styles.lit,
        state.kind === 'chosen' && styles.chosen,
        closed && styles.closed,
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.head}>
        <AppText
          allowFontScaling={false}
          variant="stamp"
          style={[styles.number, ink(closed ? colors.inkSoft : colors.ink)]}
        >
          {place}
        </AppText>
        {closed && <Icon name="lock" size={13} color={colors.inkSoft} />}
        {state.kind === 'chosen' && state.number !== undefined && (
          <View style={[styles.disc, ground(accent.fill)]}>
            <AppText allowFontScaling={false} variant="stamp" style={ink(accent.on)}>
              {state.number}
            </AppText>
          </View>
        )}
      </View>
      <View style={styles.tokens}>
        {tile.tokens.map((seat, at) => (
          <SeatMark key={at} seat={seat} size={14} rimmed />
        ))}
        {state.kind === 'chosen' && state.token !== undefined && (
          <View style={styles.ghost}>
            <SeatMark seat={state.token} size={16} rimmed />
          </View>
        )}
      </View>
      <AppText
        allowFontScaling={false}
        variant="stamp"
        numberOfLines={1}
        style={[styles.lead, ink(colors.inkSoft)]}
      >
        {lead ?? ''}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    minHeight: 52,
    padding: 3,
    borderWidth: 1,
    borderRadius: radius.s + 2,
    justifyContent: 'space-between',
  },
  lit: { borderWidth: 2 },
  chosen: { borderWidth: 3 },
  closed: { borderStyle: 'dashed' },
  gone: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', minHeight: 17 },
  number: { fontSize: 14, lineHeight: 17 },
  disc: { width: 18, height: 18, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  tokens: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: 1,
    minHeight: 16,
  },
  ghost: { opacity: 0.7 },
  lead: { fontSize: 12, lineHeight: 14, textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
