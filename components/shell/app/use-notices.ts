import { useState, useSyncExternalStore } from 'react';
import { useDebriefIfOpen } from '@/components/kit/store/use-debrief';
import { useTranslate } from '@/i18n/use-translate';
import { type SaveState } from '@/store/storage/write-queue';
import { type NoticeProps } from './Notice';

export interface KnownNotice extends NoticeProps {
  readonly id: string;
}

const never = () => () => undefined;
const reasonOf = (saving: SaveState | undefined) => (saving?.kind === 'retrying' ? saving.reason : undefined);

/** What is wrong now and concerns every screen. */
export const useNotices = (): readonly KnownNotice[] => {
  const t = useTranslate();
  const debrief = useDebriefIfOpen();
  const [told, setTold] = useState(false);
  // Not the whole state: every move is saving and saved, and nobody here has to hear of it.
  const unsaved = useSyncExternalStore(
    debrief?.saving.subscribe ?? never,
    () => reasonOf(debrief?.saving.getState()),
    () => undefined,
  );
  if (!debrief) return [];
  const notices: KnownNotice[] = [];
  if (unsaved)
    notices.push({
      id: 'unsaved',
      text: t(unsaved === 'full' ? 'notice.full' : 'notice.failed'),
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
