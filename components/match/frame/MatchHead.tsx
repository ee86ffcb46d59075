import { StyleSheet, View } from 'react-native';
import { type Seat } from '@/rules/core/seat';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { useTranslate } from '@/i18n/use-translate';
import { type Standing } from '@/store/match/moment';
import { useMatch, useMoment, useStanding } from '../match-context';
import { actingSeat, isOpenToSeveral } from '../who-acts';
import { Notices } from './Notices';
import { SeatMark } from '../SeatMark';

interface MatchHeadProps {
  /** Among several who may act. */
  readonly chosen: Seat | undefined;
}

/** Whose turn it is. */
export function MatchHead({ chosen }: MatchHeadProps) {
  const standing = useStanding();
  const access = useMoment((now) => now.access);
  return (
    <>
      <Notices access={access} />
      <TurnHeader standing={standing} seat={actingSeat(standing, chosen)} />
    </>
  );
}

interface TurnHeaderProps {
  readonly standing: Standing;
  readonly seat: Seat | undefined;
}

/** A longer line would push what is owed in this turn out of sight. */
const LONG = 24;

/** Whose turn it is, large, and where the game stands. */
function TurnHeader({ standing, seat: acting }: TurnHeaderProps) {
  const t = useTranslate();
  const { colors, seats } = useTheme();
  const { header, seatName, say } = useMatch();
  const { status, decision, over, endedEarly } = standing;
  const { round } = status;
  const seat = isOpenToSeveral(decision) ? undefined : acting;
  const colour =
    seat === undefined ? undefined : seats[seatColorOf(header.players[seat]?.colour ?? seat)].fill;
  const stage = say(status.label);
  // Before the first turn it is nobody's: what is being done then stands in the place of a name.
  const title = over
    ? t('match.over')
    : seat === undefined || decision?.anyOrder
      ? stage
      : t('match.turn', { name: seatName(seat) });
  const where = [
    round &&
      (round.of === undefined
        ? t('match.round', { number: round.number })
        : t('match.round-of', { number: round.number, of: round.of })),
    decision?.anyOrder && seat !== undefined && !over ? seatName(seat) : undefined,
    endedEarly ? t('match.ended-early') : stage,
  ]
    .filter((part) => part !== undefined && part !== title)
    .join(' · ');
  return (
    <View aria-live="polite" style={[styles.band, ground(colors.sheet), edge(colour ?? colors.line)]}>
      {seat !== undefined && !over && <SeatMark seat={seat} size={52} />}
      <View style={styles.words}>
        <AppText variant={title.length > LONG ? 'title' : 'heading'} level={1}>
          {title}
        </AppText>
        {where !== '' && <AppText tone="soft">{where}</AppText>}
        {decision?.as !== undefined && (
          <AppText variant="label">{t('match.decides-as', { name: seatName(decision.as) })}</AppText>
        )}
        {decision?.limits?.map((limit) => (
          <AppText key={limit.key} variant="small">
            {say(limit)}
          </AppText>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  band: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.m,
    borderLeftWidth: 8,
  },
  words: { flex: 1 },
});
