import { StyleSheet, View } from 'react-native';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type GameEvent } from '@/rules/core/log/event';
import { useMatch, useStanding } from '../match-context';

/** More bricks than this would be lines. */
const MOST = 60;
const HEIGHT = 30;

/** Every move that is here in the colour of its seat, and behind the cut what was set aside. */
export function ReportBar({ cut }: { readonly cut: boolean }) {
  const { colors, seats } = useTheme();
  const { header } = useMatch();
  const { events } = useStanding().log;
  const every = Math.max(1, Math.ceil(events.length / MOST));
  const shown = events.filter((_, index) => index % every === 0);
  const colorOf = ({ actor }: GameEvent) =>
    typeof actor === 'number'
      ? seats[seatColorOf(header.players[actor]?.colour ?? 0)].fill
      : colors.lineStrong;
  return (
    <View aria-hidden style={styles.bar}>
      {shown.map((event) => (
        <View key={event.id} testID="move" style={[styles.move, ground(colorOf(event))]} />
      ))}
      {cut && (
        <>
          <View style={[styles.cut, ground(colors.ink)]} />
          {[0, 1, 2].map((lost) => (
            <View key={lost} style={[styles.lost, edge(colors.danger)]} />
          ))}
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: 1, height: HEIGHT },
  move: { flexGrow: 1, flexShrink: 1, flexBasis: 0, maxWidth: 12, borderRadius: radius.s / 3 },
  cut: { width: 3, marginVertical: -4 },
  lost: { width: 8, borderWidth: 1, borderStyle: 'dashed' },
});
