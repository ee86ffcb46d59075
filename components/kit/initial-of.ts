const JOINERS = /^[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}\p{M}]/u;
/** "Player 1" and "Player 2" would share their initial; the number tells them apart. */
const NUMBERED = / (\d{1,2})$/;
const FLAG = /^\p{Regional_Indicator}$/u;

/**
 * The first character as a person counts them: an emoji with its skin tone, a family, a flag, a letter with
 * its marks. Hermes has no Intl.Segmenter.
 */
export const initialOf = (name: string): string => {
  const numbered = NUMBERED.exec(name.trim());
  if (numbered?.[1]) return numbered[1];
  const [first = '?', ...rest] = [...name.trim()];
  let initial = first;
  let joined = false;
  for (const character of rest) {
    const flag = FLAG.test(character) && FLAG.test(initial);
    if (!joined && !flag && !JOINERS.test(character)) break;
    initial += character;
    joined = character === '\u200d';
    if (flag) break;
  }
  return initial.toLocaleUpperCase();
};
