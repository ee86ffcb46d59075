import type { TFunction } from 'i18next';

const MOST = 2000;
const known = new Map<string, string>();

/** New words may say anything differently. */
export const forgetTexts = (): void => known.clear();

/** i18next needs so long for a text that a tap, which says thirty of them, is seen later; most were said before. */
export const remembered = (t: TFunction, place: string): TFunction => {
  const speak = (key: string, values?: Readonly<Record<string, unknown>>): string => {
    const id = `${place}\n${key}\n${values ? JSON.stringify(values) : ''}`;
    const before = known.get(id);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const text = t(key, values ?? {});
    known.set(id, text);
    return text;
  };
  return speak as TFunction;
};
