import { useRouter } from 'expo-router';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { useMatch, useMoment, useStanding } from '../match-context';

interface SeatPanelProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** The numbers of a seat in words, and the way to set them right. */
export function SeatPanel({ seat, onClose }: SeatPanelProps) {
  const t = useTranslate();
  const router = useRouter();
  const { header, screens, words, seatName } = useMatch();
  const { log } = useStanding();
  const canCorrect = useMoment(({ access, standing }) => access === 'open' && !standing.over);
  const shown = screens.strip(log, words).seats[seat];
  const lines = log.game
    .ledger(log.state, 'table')
    .filter(({ label: { params } }) => params?.seat?.kind === 'seat' && params.seat.seat === seat);
  const correct = () => {
    onClose();
    const asked = lines.map(({ id }) => id).join(',');
    router.push({ pathname: '/match/[id]/correct', params: { id: header.id, asked } });
  };
  return (
    <Sheet open title={seatName(seat)} onClose={onClose}>
      {shown?.sign && <AppText>{shown.sign.label}</AppText>}
      {shown?.numbers.map(({ id, label }) => (
        <AppText key={id} variant="title">
          {label}
        </AppText>
      ))}
      {canCorrect && lines.length > 0 && (
        <Button label={t('correct.title')} kind="secondary" icon="edit" onPress={correct} />
      )}
    </Sheet>
  );
}
