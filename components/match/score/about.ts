import { localeOf } from '@/i18n/locale';
import { type AppTranslate } from '@/i18n/use-translate';
import { type Language } from '@/i18n/languages';
import { type MatchHeader } from '@/store/match/header';
import { type Standing } from '@/store/match/moment';
import { resultOf } from '@/store/match/result';

const MINUTE = 60_000;

interface Told {
  readonly standing: Standing;
  readonly t: AppTranslate;
  readonly language: Language;
  /** With weekday and year, for those who see it elsewhere and later. */
  readonly whole?: boolean;
}

/** The day, and how long it took where that is known: a score pad tells nothing of it. */
export const aboutOf = (
  { createdAt, opened }: Pick<MatchHeader, 'createdAt' | 'opened'>,
  { standing, t, language, whole = false }: Told,
): readonly string[] => {
  const result = resultOf(standing);
  const played = opened === undefined ? (result?.played ?? 0) : 0;
  const day = new Date(result?.endedAt ?? createdAt).toLocaleDateString(localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(whole ? { weekday: 'short', year: 'numeric' } : {}),
  });
  const minutes = Math.round(played / MINUTE);
  return minutes > 0 ? [day, t('score.minutes', { count: minutes })] : [day];
};
