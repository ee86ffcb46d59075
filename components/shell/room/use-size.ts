import { useLanguage, useTranslate } from '@/i18n/use-translate';

const KB = 1024;
const MB = KB * KB;

/** Bytes in words: kilobytes as a whole, megabytes with a tenth. */
export const useSize = (): ((bytes: number) => string) => {
  const t = useTranslate();
  const language = useLanguage();
  return (bytes) => {
    const digits = bytes < MB ? 0 : 1;
    const number = (bytes < MB ? Math.ceil(bytes / KB) : bytes / MB).toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return t(bytes < MB ? 'room.kb' : 'room.mb', { number });
  };
};
