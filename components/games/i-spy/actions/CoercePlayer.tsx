import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { type coerce } from '@/rules/i-spy/moves/coerce';
import { type Card } from '@/rules/i-spy/model/pieces';
import { playerOf } from '../table';
import { assetName, cardName } from '../words';
import { type ActProps } from './act-props';

/** One way to play a coerced card. */
export interface CoerceWay {
  readonly id: string;
  readonly label: string;
  readonly move: ReturnType<typeof coerce.make>;
  /** Why it cannot be done. */
  readonly against: string | undefined;
}

interface CoercePlayerProps extends ActProps {
  readonly card: Card;
  readonly ways: readonly CoerceWay[];
  readonly onPlayer: (player: CoerceWay['move']['player']) => void;
}

const LIMITS = ['tickets-at-once', 'no-capitals', 'no-assets', 'no-coerce'];

/** IS-38: as whom the card is resolved, and what that changes, side by side. All choices stay the coercer's. */
export function CoercePlayer({ table, seat, card, ways, onPlayer }: CoercePlayerProps) {
  const { t, view, seatName } = table;
  const owed = view.turn.owed.find(({ kind }) => kind === 'coerce');
  const opponent = owed?.kind === 'coerce' ? owed.opponent : seat;
  const assets = playerOf(view, seat).assets.map(({ asset, print }) => assetName(t, print, asset));
  const own = [
    t('ui.coerce.own-tickets'),
    ...(assets.length > 0 ? [t('ui.coerce.assets', { assets: assets.join(', ') })] : []),
  ];
  const half = (player: CoerceWay['move']['player'], may: readonly string[], mayNot: readonly string[]) => {
    const mine = ways.filter(({ move }) => move.player === player);
    const who = player === 'coercer' ? seat : opponent;
    return (
      <Half
        seat={who}
        name={seatName(who)}
        title={t('ui.coerce.plays', { seat: seatName(who), card: cardName(t, card) })}
        against={mine.every((way) => way.against !== undefined) ? mine[0]?.against : undefined}
        may={may}
        mayNot={mayNot}
        onPress={() => onPlayer(player)}
      />
    );
  };
  return (
    <View style={styles.whole}>
      <AppText tone="soft">{t('ui.coerce.yours', { seat: seatName(opponent) })}</AppText>
      <View style={styles.halves}>
        {half('coercer', own, assets.length > 0 ? [] : [t('ui.coerce.no-assets')])}
        {half(
          'opponent',
          [t('limit.opponents-tokens')],
          LIMITS.map((limit) => t(`limit.${limit}`)),
        )}
      </View>
    </View>
  );
}

interface HalfProps {
  readonly seat: Seat;
  readonly name: string;
  readonly title: string;
  readonly against: string | undefined;
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
  readonly onPress: () => void;
}

function Half({ seat, name, title, against, may, mayNot, onPress }: HalfProps) {
  const { colors, accent } = useTheme();
  const closed = against !== undefined;
  const line = (words: string, icon: 'check' | 'close') => (
    <View key={words} style={styles.line}>
      <Icon name={icon} size={16} color={icon === 'check' ? colors.good : colors.danger} />
      <AppText variant="small" tone={closed ? 'soft' : 'ink'} style={styles.words}>
        {words}
      </AppText>
    </View>
  );
  return (
    <Pressable
      role="button"
      aria-label={[title, ...(closed ? [against] : []), ...may, ...mayNot].join('\n')}
      onPress={onPress}
      style={({ pressed }) => [
        styles.half,
        ground(closed ? colors.paper : colors.sheet),
        edge(closed ? colors.lineStrong : accent.fill),
        closed ? styles.closed : styles.open,
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.line}>
        <SeatMark seat={seat} size={34} rimmed />
        <AppText variant="longMove" tone={closed ? 'soft' : 'ink'} style={styles.words}>
          {name}
        </AppText>
      </View>
      {closed && (
        <AppText variant="small" tone="soft">
          {against}
        </AppText>
      )}
      {may.map((words) => line(words, 'check'))}
      {mayNot.map((words) => line(words, 'close'))}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  halves: { flexDirection: 'row', gap: space.s },
  half: { flex: 1, minWidth: 0, gap: space.s, padding: space.m, borderRadius: radius.m },
  open: { borderWidth: 2 },
  closed: { borderWidth: 1, borderStyle: 'dashed' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
  pressed: { opacity: 0.7 },
});
