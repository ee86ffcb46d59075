import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { type Report } from '@/rules/i-spy/model/scoring';
import { whoWins } from '@/rules/i-spy/questions/scoring';
import { ReportLine, Won } from '../director/Ending';
import { nationName } from '../words';
import { type Light } from './light';

/** The end of a light match, step by step. */
export function LightEnding({ light }: { readonly light: Light }) {
  const { t, view, seatName } = light;
  const here = view.players.flatMap((player, seat) => (player.left ? [] : [{ ...player, seat }]));
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
          {here.map(({ seat, alignment, guesses }) => {
            const report: Report = {
              cards: here.length - 1,
              deceived: guesses?.deceived ?? 0,
              allRight: guesses?.allRight ?? false,
            };
            return (
              <ReportLine
                key={seat}
                teller={light}
                name={seatName(seat)}
                nation={alignment ? nationName(t, alignment) : ''}
                report={report}
              />
            );
          })}
        </Card>
      );
    case 'over': {
      const aligned = here.flatMap(({ seat, alignment }) => (alignment ? [{ seat, nation: alignment }] : []));
      const verdict = whoWins({ standing: view.counted, aligned });
      return verdict && <Won teller={light} verdict={verdict} />;
    }
    default:
      return undefined;
  }
}
