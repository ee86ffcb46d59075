import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH, type Language, type Words, languages } from '@/i18n/languages';
import { type Speak } from '@/i18n/say';
import { addWords, hasWords, speakerOf } from '@/i18n/words';

const read = (language: Language, catalogue: string): Words => {
  const file = path.join(__dirname, '../../i18n', language, `${catalogue}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {};
};

export const codes: readonly Language[] = languages.map(({ code }) => code);

/** Every text of a catalogue, in English where the language lacks it. */
export const wordsOf = (language: Language, catalogue: string): Words => ({
  ...read(ENGLISH, catalogue),
  ...read(language, catalogue),
});

export const english = (catalogue: string): Words => wordsOf(ENGLISH, catalogue);

/** Says a catalogue as the app does, once its words have come. */
export const speaker = (language: Language, catalogue: string): Speak => {
  for (const place of ['app', catalogue])
    for (const code of [ENGLISH, language])
      if (!hasWords(code, place)) addWords(code, { [place]: read(code, place) });
  return speakerOf(language, catalogue);
};
