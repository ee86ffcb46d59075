import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import { useDebrief } from '@/components/store/debrief-context';
import { AppText } from '@/components/ui/AppText';
import { useTranslate } from '@/i18n/use-translate';
import type { SaveState } from '@/store/storage/write-queue';
import { useSnapshot } from '../use-snapshot';

/** Says of exactly these entries whether they are on the disk. */
export function SaveMark() {
  const t = useTranslate();
  const { saving } = useDebrief();
  const entries = useSnapshot((now) => now.entries);
  const isSaved = () => saving.getState().kind === 'saved';
  const saved = useSyncExternalStore((listener) => whenWritten(saving, listener), isSaved, isSaved);
  return (
    <AppText variant="small" tone="soft" testID="save-mark">
      {t(saved ? 'match.saved' : 'match.saving', { count: entries })}
    </AppText>
  );
}

/** That something is being written is told together with what: by the move itself. */
const whenWritten = (saving: StoreApi<SaveState>, listener: () => void): (() => void) =>
  saving.subscribe(({ kind }) => {
    if (kind !== 'saving') listener();
  });
