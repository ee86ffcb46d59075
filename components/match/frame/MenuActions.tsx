import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { ChangeSheet } from '../history/ChangeSheet';
import { useMatch } from '../match-context';
import { useStanding } from '../use-moment';
import { type Dispatch } from '../use-dispatch';
import { type MenuAction } from './MenuSheet';
import { SeatSheet } from '../SeatSheet';
import { useEndEarly } from './use-end-early';

interface MenuActionsProps {
  readonly action: MenuAction;
  readonly dispatch: Dispatch;
  readonly onDone: () => void;
}

/** Life happens: somebody leaves, or the wrong seat was tapped. Undo mends it, so only what it cannot mend is asked. */
export function MenuActions({ action, dispatch, onDone }: MenuActionsProps) {
  const t = useTranslate();
  const { session } = useMatch();
  const { log } = useStanding();
  const { endEarly } = useEndEarly(dispatch);
  const leave = (seat: Seat) => {
    onDone();
    dispatch.answer(session.leave(seat));
  };
  const end = () => {
    onDone();
    endEarly();
  };
  if (action === 'end')
    return (
      <Sheet open title={t('match.end-early')} onClose={onDone}>
        <AppText>{t('match.end-early-open')}</AppText>
        <Button label={t('match.end-early-yes')} kind="danger" icon="flag" onPress={end} />
      </Sheet>
    );
  if (action === 'leave') return <SeatSheet title={t('match.leave-who')} onClose={onDone} onSeat={leave} />;
  const last = log.events.findLast(({ actor }) => actor !== 'table');
  return <ChangeSheet event={last} change="seat" onClose={onDone} />;
}
