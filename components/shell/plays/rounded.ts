import { localeOf } from '@/i18n/locale';
import { useLanguage } from '@/i18n/use-translate';

const SHORT = { maximumFractionDigits: 1 } as const;

/** At most one digit behind the point, or the comma: more would say more than so few plays hold. */
export const useRounded = (): ((value: number) => string) => {
  const locale = localeOf(useLanguage());
  return (value) => value.toLocaleString(locale, SHORT);
};

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
