import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type SeatScore } from '@/rules/core/contract';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';

interface SeatLinesProps {
  readonly score: SeatScore;
  readonly rimmed: boolean;
  readonly onClose: () => void;
}

/** What stands behind a bar, line by line. */
export function SeatLines({ score: { seat, total, lines }, rimmed, onClose }: SeatLinesProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { seatName, say } = useMatch();
  return (
    <View role="group" aria-label={seatName(seat)} style={[styles.card, ground(colors.sheet)]}>
      <View style={styles.head}>
        <SeatMark seat={seat} size={30} rimmed={rimmed} />
        <AppText variant="label" style={styles.words}>
          {seatName(seat)}
        </AppText>
        <AppText variant="heading">{total}</AppText>
        <IconButton icon="close" label={t('common.close')} onPress={onClose} />
      </View>
      {lines.length === 0 && <AppText tone="soft">{t('score.nothing')}</AppText>}
      {lines.map(({ label, value }, place) => (
        <View
          key={place}
          accessible
          aria-label={`${say(label)}, ${value}`}
          style={[styles.line, edge(colors.line)]}
        >
          <AppText variant="small" tone={value === 0 ? 'soft' : 'ink'} style={styles.words}>
            {say(label)}
          </AppText>
          <AppText variant="title" tone={value === 0 ? 'soft' : 'ink'}>
            {value}
          </AppText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { paddingLeft: space.l, paddingRight: space.m, paddingBottom: space.s, borderRadius: radius.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 36,
    borderTopWidth: hairline,
    paddingRight: space.s,
  },
  words: { flex: 1, minWidth: 0 },
});
