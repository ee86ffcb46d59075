import { useState, useSyncExternalStore } from 'react';
import { useDebriefIfOpen } from '@/components/store/debrief-context';
import { useTranslate } from '@/i18n/use-translate';
import type { SaveState } from '@/store/storage/write-queue';
import type { NoticeProps } from './Notice';

export interface KnownNotice extends NoticeProps {
  readonly id: string;
}

const SAVED: SaveState = { kind: 'saved' };
const never = () => () => undefined;

/** What is wrong now and concerns every screen. */
export const useNotices = (): readonly KnownNotice[] => {
  const t = useTranslate();
  const debrief = useDebriefIfOpen();
  const [told, setTold] = useState(false);
  const saving = useSyncExternalStore(
    debrief?.saving.subscribe ?? never,
    () => debrief?.saving.getState() ?? SAVED,
    () => SAVED,
  );
  if (!debrief) return [];
  const notices: KnownNotice[] = [];
  if (saving.kind === 'retrying')
    notices.push({
      id: 'unsaved',
      text: t(saving.reason === 'full' ? 'notice.full' : 'notice.failed'),
      action: { label: t('common.retry'), onPress: () => debrief.retryNow() },
    });
  if (debrief.volatile) notices.push({ id: 'volatile', text: t('notice.volatile') });
  const found = debrief.problems.length + debrief.matches.state.getState().unreadable.length;
  if (found > 0 && !told)
    notices.push({
      id: 'problems',
      text: t('notice.problems', { count: found }),
      action: { label: t('common.ok'), onPress: () => setTold(true) },
    });
  return notices;
};
