import { ColourChoice } from '@/components/shell/players/ColourChoice';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';
import { recolourSeat, renameSeat, unseat } from './seats';
import { type Setup } from './use-setup';

interface SeatEditorProps {
  readonly setup: Setup;
  readonly seat: number | undefined;
  readonly onClose: () => void;
}

export function SeatEditor({ setup: { seats, setSeats, range }, seat: key, onClose }: SeatEditorProps) {
  const t = useTranslate();
  const at = seats.findIndex((seat) => seat.key === key);
  const seat = seats[at];
  if (!seat) return undefined;
  const number = t('match.player', { number: at + 1 });
  const remove = () => {
    setSeats(unseat(seats, seat.key, range));
    onClose();
  };
  return (
    <Sheet
      open
      title={seat.name || number}
      onClose={onClose}
      footer={<Button label={t('common.done')} onPress={onClose} />}
    >
      <TextField
        label={t('players.name')}
        value={seat.name}
        placeholder={number}
        maxLength={MAX_NAME}
        onChange={(name) => setSeats(renameSeat(seats, seat.key, name))}
        onSubmit={onClose}
      />
      <ColourChoice
        name={seat.name || number}
        value={seat.colour}
        onChange={(colour) => setSeats(recolourSeat(seats, seat.key, colour))}
      />
      {(seats.length > range.min || seat.name !== '') && (
        <Button label={t('setup.remove')} kind="danger" icon="close" onPress={remove} />
      )}
    </Sheet>
  );
}
