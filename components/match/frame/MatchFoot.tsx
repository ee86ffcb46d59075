import { useRouter } from 'expo-router';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { AppText } from '@/components/kit/AppText';
import { type BoardProps } from '@/components/match/game-screens';
import { type Decision, type PendingChance } from '@/rules/core/contract';
import { Segmented } from '@/components/kit/Segmented';
import { useMatch, useMoment, useStanding } from '../match-context';
import { actingSeat, hasSecrets } from '../who-acts';
import { type Dispatch } from '../use-dispatch';
import { BringBack } from '../UndoBar';
import { Debts } from './Debts';
import { useBoardProps } from './GameBoard';

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

interface ChanceProps {
  readonly chance: PendingChance;
  readonly dispatch: Dispatch;
  readonly board: BoardProps;
}

/** With real cards a person says what was drawn; a digital deck waits only after an undo. */
function Chance({ chance, dispatch, board }: ChanceProps) {
  const t = useTranslate();
  const { session, screens, say } = useMatch();
  const { Entry } = screens;
  if (chance.source === 'physical') return Entry && <Entry {...board} />;
  return (
    <>
      <AppText variant="label">{say(chance.label)}</AppText>
      <Button label={t('match.draw')} icon="shuffle" onPress={() => dispatch.answer(session.draw())} />
    </>
  );
}

interface SeatChoiceProps {
  readonly decision: Decision | undefined;
  /** Nobody yet, where it must be said. */
  readonly seat: Seat | undefined;
  readonly onSeat: (seat: Seat) => void;
}

/** Where several may act at the same time, the phone asks who does, or for what they are asked. */
function SeatChoice({ decision, seat, onSeat }: SeatChoiceProps) {
  const t = useTranslate();
  const { seatName, say } = useMatch();
  if (!decision || decision.seats.length < 2) return undefined;
  return (
    <Segmented
      label={decision.anyOrder ? say(decision.purpose) : t('match.who-acts')}
      value={seat === undefined ? '' : String(seat)}
      brief
      onChange={(value) => onSeat(Number(value))}
      choices={decision.seats.map((each) => ({ value: String(each), label: seatName(each) }))}
    />
  );
}
