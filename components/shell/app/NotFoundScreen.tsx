import { useTranslate } from '@/i18n/use-translate';
import { Missing } from '@/components/match/Gates';

export function NotFoundScreen() {
  const t = useTranslate();
  return <Missing title={t('missing.title')} hint={t('missing.hint')} />;
}
