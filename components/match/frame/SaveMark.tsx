import { AppText } from '@/components/kit/AppText';
import { useTranslate } from '@/i18n/use-translate';
import { useMoment } from '../use-moment';

/** Says of exactly these entries whether they are on the disk. */
export function SaveMark() {
  const t = useTranslate();
  const entries = useMoment(({ standing }) => standing.entries);
  const saved = useMoment(({ saving }) => saving.kind === 'saved');
  return (
    <AppText variant="small" tone="soft" testID="save-mark">
      {t(saved ? 'match.saved' : 'match.saving', { count: entries })}
    </AppText>
  );
}
