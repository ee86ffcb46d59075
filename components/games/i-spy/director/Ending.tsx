import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { type Report, reportPower, reportTotal } from '@/rules/i-spy/model/scoring';
import { reportOf } from '@/rules/i-spy/moves/score-final-report';
import { whoWins, type WinnerVerdict } from '@/rules/i-spy/questions/scoring';
import { type Table, type Teller } from '../table';
import { nationName, signed } from '../words';

/** The end after round 14, step by step: Final Report, Assets, reveal, and who wins by which step of a tie. */
export function Ending({ table }: { readonly table: Table }) {
  const { view, seatName, t } = table;
  switch (view.phase) {
    case 'final-report':
    case 'turn-assets':
    case 'reveal-alignments':
      return (
        <Card tab={t('ui.end')} title={t(`ui.end.${view.phase}`)} marked>
          <AppText>{t(`ui.say.${view.phase}`)}</AppText>
        </Card>
      );
    case 'score-final-report':
      return (
        <Card tab={t('ui.end')} title={t('ui.end.score-final-report')} marked>
          {view.order.map((seat) => (
            <ReportLine
              key={seat}
              teller={table}
              name={seatName(seat)}
              nation={nationOfSeat(table, seat)}
              report={reportOf(view, seat)}
            />
          ))}
        </Card>
      );
    case 'over': {
      const aligned = view.players.flatMap(({ alignment, left }, seat) =>
        alignment && !left ? [{ seat, nation: alignment }] : [],
      );
      const verdict = whoWins({ standing: view.counted, aligned });
      return verdict && <Won teller={table} verdict={verdict} />;
    }
    default:
      return undefined;
  }
}

const nationOfSeat = ({ t, view }: Table, seat: number): string => {
  const alignment = view.players[seat]?.alignment;
  return alignment ? nationName(t, alignment) : '';
};

interface ReportLineProps {
  readonly teller: Teller;
  readonly name: string;
  readonly nation: string;
  readonly report: Report;
}

/** IS-71: where a spy's Power comes from. */
export function ReportLine({ teller: { t }, name, nation, report }: ReportLineProps) {
  const { deceived, allDeceived, allRight } = reportPower(report);
  const parts = [
    ...(deceived > 0 ? [t('ui.report.deceived', { count: deceived })] : []),
    ...(allDeceived > 0 ? [t('ui.report.all-deceived')] : []),
    ...(allRight > 0 ? [t('ui.report.all-right')] : []),
  ];
  return (
    <>
      <AppText variant="label">
        {`${name} · ${nation}: ${signed(reportTotal(report))} ${t('ui.power')}`}
      </AppText>
      <AppText variant="small" tone="soft">
        {parts.length > 0 ? parts.join(' · ') : t('ui.report.nothing')}
      </AppText>
    </>
  );
}

interface WonProps {
  readonly teller: Teller;
  readonly verdict: WinnerVerdict;
}

/** IS-61, IS-62: the way to the winner, one sentence for each pass. */
export function Story({ teller: { say }, verdict }: WonProps) {
  const { because, story, rule } = verdict;
  return (
    <>
      {story.map((step, place) => (
        <AppText key={place}>{`${place + 1}. ${say(step)}`}</AppText>
      ))}
      <AppText variant="label">{say(because)}</AppText>
      <AppText variant="small" tone="soft">
        {rule}
      </AppText>
    </>
  );
}

export function Won({ teller, verdict }: WonProps) {
  const { t, seatName } = teller;
  return (
    <Card tab={t('ui.end')} title={verdict.winners.map(seatName).join(', ')} marked>
      <Stamp label={t('ui.winner')} tone="good" />
      <Story teller={teller} verdict={verdict} />
    </Card>
  );
}
