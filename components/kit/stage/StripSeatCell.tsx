import { Pressable, StyleSheet, View } from 'react-native';
import { type Tone, AppText, toneColor } from '@/components/kit/AppText';
import { ChangingNumber } from '@/components/kit/ChangingNumber';
import { Icon } from '@/components/kit/icons/Icon';
import { SeatBadge } from '@/components/kit/SeatBadge';
import { ground } from '@/components/kit/theme/tint';
import { space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type StripClock, StripClockKey } from './StripClock';
import { type StripLook } from './strip-look';
import { type StripNumber, type StripSeat } from './strip-seat';

interface StripSeatCellProps {
  readonly seat: StripSeat;
  readonly look: StripLook;
  readonly rimmed: boolean;
  readonly parts?: { readonly at: number; readonly of: number };
  readonly clock?: StripClock;
  readonly onSeat: () => void;
}

const BADGE = { waiting: 26, mover: 40, beside: 32 } as const;

/** One seat as one button: a number alone would be too small for a finger. */
export function StripSeatCell({ seat, look, rimmed, parts, clock, onSeat }: StripSeatCellProps) {
  const { name, color, shape, state, sign, numbers } = seat;
  const t = useTranslate();
  const moves = state === 'to-move';
  // Where there is no room for the name the badge stands above the numbers, as with those who wait.
  const beside = !look.twoRows && ((moves && !look.initialOnly) || look.names === 'all');
  const words = [
    name,
    ...(state === 'waiting' ? [] : [t(`seat.${state}`)]),
    ...(sign ? [sign.label] : []),
    ...numbers.map(({ label, soon }) =>
      soon === undefined ? label : t('strip.soon', { what: label, soon }),
    ),
  ];
  const shown = look.second ? numbers : numbers.slice(0, 1);
  const roomy = moves && !look.twoRows && !look.initialOnly;
  const size = roomy ? BADGE.mover : beside || (moves && look.twoRows) ? BADGE.beside : BADGE.waiting;
  const timed = moves && !look.twoRows ? clock : undefined;
  const grows = moves && !look.twoRows && { flexGrow: look.mover };
  const cell = (
    <Pressable
      role="button"
      aria-label={words.join(', ')}
      onPress={onSeat}
      style={({ pressed }) => [styles.cell, beside && styles.beside, grows, pressed && styles.pressed]}
    >
      <View style={styles.badge}>
        <SeatBadge
          name={name}
          color={color}
          shape={shape}
          size={size}
          state={state}
          sign={sign}
          rimmed={rimmed}
          decorative
        />
        {!beside && timed?.time}
      </View>
      <View aria-hidden style={[styles.words, !beside && styles.under]}>
        {beside && (
          <View style={styles.named}>
            <AppText variant="small" numberOfLines={1} style={styles.name}>
              {name}
            </AppText>
            {timed?.time}
          </View>
        )}
        <View style={styles.numbers}>
          {shown.map((number, place) => (
            <ShownNumber key={number.id} number={number} large={place === 0} withIcon={look.icons} />
          ))}
        </View>
      </View>
      {moves && <MoverLine {...(parts ?? { at: 1, of: 1 })} />}
    </Pressable>
  );
  if (!timed || !roomy) return cell;
  return (
    <View style={[styles.place, grows]}>
      {cell}
      <StripClockKey clock={timed} style={styles.clock} />
    </View>
  );
}

/** Under whoever is to move, in as many parts as the turn has. */
function MoverLine({ at, of }: { readonly at: number; readonly of: number }) {
  const { colors, accent } = useTheme();
  return (
    <View aria-hidden style={styles.line}>
      {Array.from({ length: of }, (_, part) => (
        <View key={part} style={[styles.part, ground(part < at ? accent.fill : colors.line)]} />
      ))}
    </View>
  );
}

interface ShownNumberProps {
  readonly number: StripNumber;
  readonly large: boolean;
  readonly withIcon: boolean;
}

/** A number of a seat; what a previewed move makes of it stands behind an arrow. */
function ShownNumber({ number, large, withIcon }: ShownNumberProps) {
  const theme = useTheme();
  const { text, icon, soon, refused } = number;
  const variant = large ? 'count' : 'fine';
  const tone: Tone = refused ? 'danger' : large ? 'ink' : 'soft';
  return (
    <View style={styles.number}>
      {icon && withIcon && <Icon name={icon} size={large ? 14 : 12} color={toneColor(theme, tone)} />}
      <ChangingNumber text={text} variant={variant} tone={tone} />
      {soon !== undefined && (
        <AppText variant={variant} tone="accent">
          {`→${soon}`}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  cell: {
    flex: 1,
    minWidth: 0,
    alignItems: 'center',
    justifyContent: 'center',
    paddingTop: space.xs,
    paddingBottom: space.xs,
  },
  beside: { flexDirection: 'row', gap: space.xs },
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 32,
    minHeight: 28,
  },
  place: { flex: 1, minWidth: 0, flexDirection: 'row' },
  // Over the right end of the cell: the badge and the large number still open the seat.
  clock: { position: 'absolute', right: 0, top: 0, bottom: 0, width: target.least },
  named: { flexDirection: 'row', alignItems: 'baseline', columnGap: space.xs, minWidth: 0 },
  words: { minWidth: 0, flexShrink: 1 },
  under: { alignSelf: 'stretch', alignItems: 'center' },
  name: { flexShrink: 1 },
  numbers: { flexDirection: 'row', alignItems: 'stretch', columnGap: 2 },
  line: { position: 'absolute', left: 2, right: 2, bottom: 0, height: 4, flexDirection: 'row', gap: 3 },
  part: { flex: 1 },
  pressed: { opacity: 0.7 },
  number: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minWidth: 20,
    minHeight: 24,
    paddingHorizontal: 1,
  },
});
