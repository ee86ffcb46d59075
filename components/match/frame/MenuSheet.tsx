import { type Href, useRouter } from 'expo-router';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';

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
