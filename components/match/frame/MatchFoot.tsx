import { useRouter } from 'expo-router';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { useMoment, useStanding } from '../use-moment';
import { actingSeat, hasSecrets } from '../who-acts';
import { type Dispatch } from '../use-dispatch';
import { BringBack } from '../BringBack';
import { Chance } from './Chance';
import { Debts } from './Debts';
import { SeatChoice } from './SeatChoice';
import { useBoardProps } from './use-board-props';

interface MatchFootProps {
  readonly dispatch: Dispatch;
  /** Among several who may act. */
  readonly chosen: Seat | undefined;
  readonly onSeat: (seat: Seat) => void;
  /** The phone goes to this seat. */
  readonly onPass: (seat: Seat) => void;
}

/** What is owed in this turn, and what is done every turn, in reach of the thumb. The board above keeps its place. */
export function MatchFoot({ dispatch, chosen, onSeat, onPass }: MatchFootProps) {
  const t = useTranslate();
  const router = useRouter();
  const { header, screens, seatName } = useMatch();
  const { Actions, ownLook = false } = screens;
  const standing = useStanding();
  const access = useMoment((now) => now.access);
  const board = useBoardProps(dispatch, 'table');
  const { log, status, decision, over, bringBack } = standing;
  const seat = actingSeat(standing, chosen);
  const isLook = seat !== undefined && hasSecrets(log, seat);
  const score = () => router.push({ pathname: '/match/[id]/score', params: { id: header.id } });
  const isOpen = access === 'open' && !over;
  const turn = seat !== undefined && (
    <>
      <Actions {...board} seat={seat} onLook={isLook ? () => onPass(seat) : undefined} />
      {isLook && !ownLook && (
        <Button
          label={t('secret.open', { name: seatName(seat) })}
          kind="secondary"
          icon="lock"
          onPress={() => onPass(seat)}
        />
      )}
    </>
  );
  return (
    <>
      {!over && <Debts debts={status.debts} />}
      {over && <Button label={t('match.see-score')} icon="crown" onPress={score} />}
      {isOpen && status.chance && <Chance chance={status.chance} dispatch={dispatch} board={board} />}
      {isOpen && !status.chance && (
        <>
          <SeatChoice decision={decision} seat={seat} onSeat={onSeat} />
          {turn}
        </>
      )}
      {access === 'open' && <BringBack bringBack={bringBack} dispatch={dispatch} />}
    </>
  );
}
