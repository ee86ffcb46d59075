import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { clockText } from '@/components/kit/clock-text';
import { Button } from '@/components/kit/Button';
import { Segmented } from '@/components/kit/Segmented';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';
import { useReading, useTurnClock } from '../turn-clock';

/** The turn clock in the menu: on or off, and who had how long. */
export function ClockSection() {
  const t = useTranslate();
  const { to, set } = useTurnClock();
  return (
    <View style={styles.whole}>
      <Segmented
        label={t('clock.title')}
        value={to === 'off' ? 'off' : 'run'}
        onChange={(next: 'off' | 'run') => set(next)}
        choices={[
          { value: 'off', label: t('clock.off') },
          { value: 'run', label: t('clock.on') },
        ]}
      />
      {to === 'off' ? (
        <AppText variant="small" tone="soft">
          {t('clock.detail')}
        </AppText>
      ) : (
        <>
          <Times />
          <ClockButton />
        </>
      )}
    </View>
  );
}

/** Pauses the clock, or lets it go on. */
export function ClockButton() {
  const t = useTranslate();
  const { to, sets, turn } = useTurnClock();
  if (to === 'off' || !sets) return undefined;
  return (
    <Button
      label={t(to === 'run' ? 'clock.pause' : 'clock.go-on')}
      kind="secondary"
      icon={to === 'run' ? 'pause' : 'play'}
      onPress={turn}
    />
  );
}

function Times() {
  const { totals } = useReading();
  const { colors, seats } = useTheme();
  const { header, seatName } = useMatch();
  const longest = Math.max(1, ...totals);
  return totals.map((time, seat) => {
    const { fill, edge: rim } = seats[seatColorOf(header.players[seat]?.colour ?? seat)];
    return (
      <View key={seat} accessible aria-label={`${seatName(seat)}, ${clockText(time)}`} style={styles.line}>
        <SeatMark seat={seat} size={24} />
        <View style={[styles.track, ground(colors.line)]}>
          <View style={[styles.bar, ground(fill), edge(rim), { width: `${(time / longest) * 100}%` }]} />
        </View>
        <AppText variant="count" style={styles.time}>
          {clockText(time)}
        </AppText>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  track: { flex: 1, height: 16 },
  bar: { height: 16, borderWidth: hairline },
  time: { minWidth: 56, textAlign: 'right' },
});
