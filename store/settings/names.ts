import { MAX_NAME } from '@/store/match/header';

const EXTENDS = /^[\u200d\u20e3\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}\p{M}]$/u;
const FLAG = /^\p{Regional_Indicator}$/u;

/**
 * The beginning of a text that fits, without cutting an emoji, a flag or a letter from its marks: Hermes has no
 * Intl.Segmenter. A character that does not fit in itself is left out.
 */
export const cutText = (text: string, limit: number): string => {
  let kept = 0;
  let end = 0;
  let before = '';
  let flags = 0;
  for (const character of text) {
    const inside =
      before === '\u200d' || EXTENDS.test(character) || (FLAG.test(character) && flags % 2 === 1);
    if (!inside) kept = end;
    end += character.length;
    if (end > limit) return text.slice(0, kept);
    flags = FLAG.test(character) ? flags + 1 : 0;
    before = character;
  }
  return text;
};

/** A name as it is kept: as typed, trimmed and cut. `undefined`: nothing is left of it. */
export const cleanName = (typed: string): string | undefined =>
  cutText(typed.trim(), MAX_NAME).trim() || undefined;

/** Names that people would take for the same. */
export const nameForm = (name: string): string => name.trim().normalize('NFC').toLowerCase();
