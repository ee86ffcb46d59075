import { useStore } from 'zustand';
import { useDebrief } from '@/components/kit/store/debrief-context';
import { AppText } from '@/components/kit/AppText';
import { useTranslate } from '@/i18n/use-translate';
import { useSnapshot } from '../use-snapshot';

/** Says of exactly these entries whether they are on the disk. */
export function SaveMark() {
  const t = useTranslate();
  const { saving } = useDebrief();
  const entries = useSnapshot((now) => now.entries);
  const saved = useStore(saving, ({ kind }) => kind === 'saved');
  return (
    <AppText variant="small" tone="soft" testID="save-mark">
      {t(saved ? 'match.saved' : 'match.saving', { count: entries })}
    </AppText>
  );
}
