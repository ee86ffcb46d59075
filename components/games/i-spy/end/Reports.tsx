import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type Report, reportPower, reportTotal } from '@/rules/i-spy/model/scoring';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { NationPlate } from '../nations/NationPlate';
import { type Teller } from '../table';
import { nationName, signed } from '../words';

/** A card that lay before a spy: whose guess it was, and of which Nation. */
export interface LaidGuess {
  readonly by: Seat;
  readonly nation: Nation;
}

export interface SeatReport {
  readonly seat: Seat;
  readonly nation: Nation;
  readonly report: Report;
  /** Where they are known. */
  readonly laid: readonly LaidGuess[];
}

interface ReportsProps {
  readonly teller: Teller;
  readonly reports: readonly SeatReport[];
}

/** IS-71: what lay before each spy, who was deceived, and what that is worth. */
export function Reports({ teller, reports }: ReportsProps) {
  return (
    <View role="list" style={styles.all}>
      {reports.map((each) => (
        <OneReport key={each.seat} teller={teller} {...each} />
      ))}
    </View>
  );
}

interface OneReportProps extends SeatReport {
  readonly teller: Teller;
}

function OneReport({ teller: { t, seatName }, seat, nation, report, laid }: OneReportProps) {
  const { colors, accent } = useTheme();
  const look = useNationColours()(nation);
  const { deceived, allDeceived, allRight } = reportPower(report);
  const total = reportTotal(report);
  const parts = [
    ...(deceived > 0 ? [t('ui.report.deceived', { count: deceived })] : []),
    ...(allDeceived > 0 ? [t('ui.report.all-deceived')] : []),
    ...(allRight > 0 ? [t('ui.report.all-right')] : []),
  ];
  const said = parts.length > 0 ? parts : [t('ui.report.nothing')];
  return (
    <View
      role="listitem"
      accessible
      aria-label={`${seatName(seat)}, ${nationName(t, nation)}: ${signed(total)} ${t('ui.power')}. ${said.join(', ')}`}
      style={[styles.row, ground(colors.sheet), edge(colors.line)]}
    >
      <View style={[styles.who, ground(look.base)]}>
        <NationGround nation={nation} />
        <View style={[styles.disc, ground(look.base)]}>
          <SeatMark seat={seat} size={34} rimmed />
        </View>
        <View style={[styles.name, ground(look.base)]}>
          <Emblem nation={nation} size={16} />
          <AppText allowFontScaling={false} variant="stamp" style={ink(look.on)}>
            {t(`ui.short.${nation}`)}
          </AppText>
        </View>
      </View>
      <View style={styles.laid}>
        {laid.map((guess) => (
          <View
            key={guess.by}
            style={[styles.guess, edge(guess.nation === nation ? accent.fill : 'transparent')]}
          >
            <NationPlate nation={guess.nation} size={44} />
            <SeatMark seat={guess.by} size={20} rimmed />
          </View>
        ))}
      </View>
      <View style={styles.worth}>
        <AppText variant="hero" tone={total > 0 ? 'accent' : 'soft'}>
          {total > 0 ? signed(total) : '+0'}
        </AppText>
        {said.map((words) => (
          <AppText key={words} variant="fine" style={styles.centred}>
            {words}
          </AppText>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.s },
  row: { flexDirection: 'row', minHeight: 96, borderWidth: 1, borderRadius: radius.m, overflow: 'hidden' },
  who: { width: 78, alignItems: 'center', justifyContent: 'center', gap: space.xs },
  disc: { padding: space.xs, borderRadius: radius.round },
  name: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: 3,
    borderRadius: radius.s,
  },
  laid: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
  },
  guess: { alignItems: 'center', gap: 2, padding: 3, borderWidth: 2, borderRadius: radius.m },
  worth: { width: 116, alignItems: 'center', justifyContent: 'center', padding: space.xs },
  centred: { textAlign: 'center' },
});
