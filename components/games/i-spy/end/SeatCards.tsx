import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { PieceIcon } from '../pieces/PieceIcon';
import { type Teller } from '../table';
import { nationName } from '../words';

export interface EndSeat {
  readonly seat: Seat;
  /** Revealed. */
  readonly nation?: Nation | undefined;
  /** Assets that are still to be turned, where they are tracked. */
  readonly assets?: number | undefined;
  readonly now: boolean;
}

interface SeatCardsProps {
  readonly teller: Teller;
  readonly seats: readonly EndSeat[];
  /** Nobody has shown an Alignment yet. */
  readonly sealed: boolean;
}

/** In turn order: who has shown a Nation, who has Assets left, and whose it is. */
export function SeatCards({ teller, seats, sealed }: SeatCardsProps) {
  return (
    <View role="list" style={styles.row}>
      {seats.map((each) => (
        <SeatCard key={each.seat} teller={teller} {...each} sealed={sealed} />
      ))}
    </View>
  );
}

interface SeatCardProps extends EndSeat {
  readonly teller: Teller;
  readonly sealed: boolean;
}

function SeatCard({ teller, seat, nation, assets, now, sealed }: SeatCardProps) {
  const { t, seatName } = teller;
  const { colors, accent } = useTheme();
  const coloursOf = useNationColours();
  const look = nation && coloursOf(nation);
  const left = assets === undefined ? undefined : t('ui.end.assets-of', { count: assets });
  const words = [seatName(seat), ...(nation ? [nationName(t, nation)] : left === undefined ? [] : [left])];
  return (
    <View
      role="listitem"
      accessible
      aria-label={words.join(', ')}
      style={[
        styles.card,
        ground(look?.base ?? colors.sheet),
        edge(look?.edge ?? (now ? accent.fill : colors.line)),
        now && styles.now,
      ]}
    >
      <SeatMark seat={seat} size={32} rimmed />
      {nation && look ? (
        <View style={styles.sign}>
          <Emblem nation={nation} size={18} />
          <AppText allowFontScaling={false} variant="stamp" style={ink(look.on)}>
            {t(`ui.short.${nation}`)}
          </AppText>
        </View>
      ) : assets !== undefined ? (
        <>
          <PieceIcon name="asset" size={18} color={colors.inkSoft} />
          <AppText variant="count">{assets}</AppText>
        </>
      ) : (
        !sealed && <Icon name="lock" size={18} color={colors.inkSoft} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s },
  card: {
    flex: 1,
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  now: { borderWidth: 2, borderBottomWidth: 5 },
  sign: { alignItems: 'center' },
});
