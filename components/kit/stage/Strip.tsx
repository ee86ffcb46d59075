import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space, target } from '@/components/kit/theme/tokens';
import { useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { type Progress, StripProgress } from './StripProgress';
import { type StripClock, StripClockKey } from './StripClock';
import { StripSeatCell } from './StripSeatCell';
import { stripLook } from './strip-look';
import { type StripSeat } from './strip-seat';

export interface StripProps {
  /** In their order around the table, which never changes. */
  readonly seats: readonly StripSeat[];
  readonly onBack: () => void;
  readonly onMenu: () => void;
  readonly onSeat: (seat: Seat) => void;
  /** The parts of a turn, as parts of the line under whoever is to move. */
  readonly parts?: { readonly at: number; readonly of: number };
  readonly progress?: Progress;
  /** Beside the name of whoever is to move. */
  readonly clock?: StripClock;
  /** Dark tokens with a coloured rim, in a game whose filled colours mean something else. */
  readonly rimmed?: boolean;
}

/** Whose turn it is and how everybody stands, the way back at its left and the menu at its right. */
export function Strip(props: StripProps) {
  const { seats, onBack, onMenu, onSeat, parts, progress, clock, rimmed = false } = props;
  const { colors } = useTheme();
  const t = useTranslate();
  const growth = useTextGrowth();
  const { width: window } = useWindowDimensions();
  const [width, setWidth] = useState<number>();
  const longest = (place: number) =>
    Math.max(0, ...seats.map(({ numbers }) => numbers[place]?.text.length ?? 0));
  const digits = [longest(0), longest(1)] as const;
  const look = stripLook({ width: width ?? window, seats: seats.length, growth, digits });
  const mover = seats.find(({ state }) => state === 'to-move');
  const cells = seats.map((seat) => (
    <StripSeatCell
      key={seat.seat}
      seat={seat}
      look={look}
      rimmed={rimmed}
      {...(parts ? { parts } : {})}
      {...(clock ? { clock } : {})}
      onSeat={() => onSeat(seat.seat)}
    />
  ));
  const back = <IconButton icon="back" label={t('common.back')} onPress={onBack} />;
  const menu = <IconButton icon="more" label={t('match.menu')} onPress={onMenu} />;
  return (
    <View
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={[ground(colors.paper), edge(colors.line), styles.strip]}
    >
      {look.twoRows && (
        <View style={styles.row}>
          {back}
          <AppText aria-hidden variant="label" numberOfLines={1} style={styles.mover}>
            {mover?.name}
          </AppText>
          {clock && mover && (
            <StripClockKey clock={clock} style={styles.clock}>
              {clock.time}
            </StripClockKey>
          )}
          {menu}
        </View>
      )}
      <View style={styles.row}>
        {!look.twoRows && back}
        <View role="group" aria-label={t('strip.seats')} style={styles.seats}>
          {cells}
        </View>
        {!look.twoRows && menu}
      </View>
      {progress && <StripProgress {...progress} />}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { borderBottomWidth: hairline },
  row: { flexDirection: 'row', alignItems: 'center' },
  seats: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'stretch', minHeight: target.thumb },
  clock: { minWidth: target.least, minHeight: target.least, alignItems: 'center', justifyContent: 'center' },
  mover: { flex: 1, minWidth: 0, textAlign: 'center', paddingHorizontal: space.s },
});
