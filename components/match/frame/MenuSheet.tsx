import { type Href, useRouter } from 'expo-router';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Seat } from '@/rules/core/seat';
import { useMatch, useStanding } from '../match-context';
import { ChangeSheet } from '../history/ChangeSheet';
import { type Dispatch } from '../use-dispatch';
import { SeatSheet } from '../SeatSheet';
import { endLaysOpen } from '../who-acts';

export type MenuAction = 'wrong-seat' | 'leave' | 'end';

interface MenuSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAction: (action: MenuAction) => void;
  readonly canAct: boolean;
}

export function MenuSheet({ open, onClose, onAction, canAct }: MenuSheetProps) {
  const t = useTranslate();
  const router = useRouter();
  const { header } = useMatch();
  const params = { id: header.id };
  const row = (title: string, icon: IconName, act: () => void) => (
    <ListRow
      key={title}
      title={title}
      leading={<Icon name={icon} />}
      onPress={() => {
        onClose();
        act();
      }}
    />
  );
  const to = (href: Href) => () => router.push(href);
  return (
    <Sheet open={open} title={header.name || t('match.menu')} onClose={onClose}>
      {row(t('history.title'), 'clock', to({ pathname: '/match/[id]/history', params }))}
      {canAct && row(t('correct.title'), 'edit', to({ pathname: '/match/[id]/correct', params }))}
      {canAct && row(t('match.wrong-seat'), 'people', () => onAction('wrong-seat'))}
      {canAct && row(t('match.leave'), 'pass', () => onAction('leave'))}
      {canAct && row(t('match.end-early'), 'flag', () => onAction('end'))}
      {row(t('glance.title'), 'eye', to({ pathname: '/match/[id]/glance', params }))}
      {row(t('score.title'), 'score', to({ pathname: '/match/[id]/score', params }))}
      {row(t('match.checklist'), 'checklist', to({ pathname: '/match/[id]/checklist', params }))}
      {row(t('match.rules'), 'book', to({ pathname: '/game/[game]/rules', params: { game: header.game } }))}
    </Sheet>
  );
}

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

interface EndEarly {
  readonly endEarly: () => void;
  /** Undo brings a game back, but nobody forgets the hands that were shown. */
  readonly laysOpen: () => boolean;
}

/** The evening is over before the game is. */
export const useEndEarly = (dispatch: Dispatch): EndEarly => {
  const { session, header } = useMatch();
  return {
    endEarly: () => void dispatch.answer(session.endEarly()),
    laysOpen: () => endLaysOpen(session.moment.standing.log, [...header.players.keys()]),
  };
};
