import { de, en, fr } from '@/__tests__/support/all-words';
import { type Language } from '@/i18n/language';
import { say } from '@/i18n/say';
import { addWords, speakerOf } from '@/i18n/words';
import { type ImportProblem } from '@/store/box/problem';
import { problemMessage } from '@/store/box/problem-words';

const languages: readonly Language[] = ['en', 'fr', 'de'];

addWords('en', en);
addWords('fr', fr);
addWords('de', de);

/** A refusal as each language says it; a sentence or a reason without words, or with a gap in them, throws. */
export const worded = (problem: ImportProblem): readonly string[] =>
  languages.map((language) => {
    const said = say(speakerOf(language, 'box'), problemMessage(problem), { seatName: String });
    const unsaid = /(import|misfit)\.[a-z-]+|\{\{.*?\}\}|undefined/.exec(said.replace(path(problem), ''));
    if (unsaid) throw new Error(`No words in ${language} for ${unsaid[0]}: ${said}`);
    return said;
  });

const path = (problem: ImportProblem): string => ('path' in problem ? problem.path : '');
