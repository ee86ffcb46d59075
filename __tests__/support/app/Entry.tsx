import { type BoardProps } from '@/components/match/game-screens';
import { Button } from '@/components/kit/Button';
import { useGameWords } from '@/i18n/use-say';
import { type Move } from '../courier/game';
import { type State } from '../courier/model';

/** A real card stays hidden from the phone: only that it was drawn is entered. */
export function Entry({ session, play, seatName }: BoardProps) {
  const t = useGameWords('courier');
  const { active } = session.moment.standing.log.state as State;
  const drawn: Move = { type: 'draw' };
  return (
    <Button
      label={t('board.drawn', { seat: seatName(active) })}
      icon="check"
      onPress={() => play('table', drawn, { join: true })}
    />
  );
}
