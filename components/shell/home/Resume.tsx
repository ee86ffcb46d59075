import { AppText } from '@/components/kit/AppText';
import { useTranslate } from '@/i18n/use-translate';
import { ResumeCard } from './ResumeCard';
import { useMatches } from './use-matches';

/** What to press first: the running match, or where to begin. */
export function Resume() {
  const t = useTranslate();
  const { resume, others, archived } = useMatches();
  if (resume) return <ResumeCard match={resume} />;
  return others.length + archived.length === 0 ? <AppText>{t('home.welcome')}</AppText> : undefined;
}
