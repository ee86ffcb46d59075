import { type Translate } from './catalogue';
import { type app } from './en/app';
import { useWords } from './use-words';

export type AppTranslate = Translate<typeof app>;

/** The app's own words, with keys and placeholders checked when it is compiled. */
export const useTranslate = (): AppTranslate => useWords('app') as AppTranslate;

export { useLanguage } from './use-words';
