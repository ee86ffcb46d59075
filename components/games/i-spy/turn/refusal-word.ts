import { type Violation } from '@/rules/core/violation';

/** One word for why a card cannot be played; a tap on it says the whole sentence. */
const WORDS: Readonly<Record<string, string>> = {
  'not-tagged': 'untagged',
  'nobody-tagged': 'untagged',
  'five-tags': 'untagged',
  'not-adjacent': 'alone',
  'no-airship-route': 'no-route',
  'not-in-capital': 'no-capital',
  outside: 'no-capital',
  'third-card-action': 'done',
  'no-card': 'no-card',
};

/** The key of the word, `ui.no-play.…`. */
export const refusalWord = (violations: readonly Violation[]): string => {
  const broken = violations.filter(({ certainty }) => certainty === 'broken');
  const known = broken.map(({ code }) => WORDS[code]).find((word) => word !== undefined);
  return `ui.no-play.${known ?? 'not-now'}`;
};
