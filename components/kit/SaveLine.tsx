import { useSaving } from '@/components/kit/store/use-saving';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';

/** Says whether what was changed here is on the disk. It is always there, so that nothing moves when it changes. */
export function SaveLine() {
  const t = useTranslate();
  const saving = useSaving();
  return (
    <AppText variant="small" tone={saving === 'unsaved' ? 'danger' : 'soft'} testID="save-line">
      {t(`saving.${saving}`)}
    </AppText>
  );
}
