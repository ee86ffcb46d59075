import { useTranslate } from '@/i18n/use-translate';
import type { Seat } from '@/rules/core/seat';
import { ChangeSheet } from '../history/ChangeSheet';
import { useMatch } from '../match-context';
import type { Player } from '../use-play';
import type { MenuAction } from './MenuSheet';
import { SeatSheet } from './SeatSheet';

interface MenuActionsProps {
  readonly action: Exclude<MenuAction, 'end'>;
  readonly player: Player;
  readonly onDone: () => void;
}

/** Life happens: somebody leaves, or the wrong seat was tapped. Both can be undone. */
export function MenuActions({ action, player, onDone }: MenuActionsProps) {
  const t = useTranslate();
  const { session } = useMatch();
  const leave = (seat: Seat) => {
    onDone();
    player.answer(session.leave(seat));
  };
  if (action === 'leave') return <SeatSheet title={t('match.leave-who')} onClose={onDone} onSeat={leave} />;
  const last = session.log.events.findLast(({ actor }) => actor !== 'table');
  return <ChangeSheet event={last} change="seat" onClose={onDone} />;
}
