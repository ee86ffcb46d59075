import { codes, speaker } from '@/__tests__/support/all-words';
import { say } from '@/i18n/say';
import { type ImportProblem, problemMessage } from '@/store/box/problem';

/** A refusal as each language says it; a sentence or a reason without words, or with a gap in them, throws. */
export const worded = (problem: ImportProblem): readonly string[] =>
  codes.map((code) => {
    const said = say(speaker(code, 'app'), problemMessage(problem), { seatName: String });
    const unsaid = /(import|misfit)\.[a-z-]+|\{\{.*?\}\}|undefined/.exec(said.replace(path(problem), ''));
    if (unsaid) throw new Error(`No words in ${code} for ${unsaid[0]}: ${said}`);
    return said;
  });

const path = (problem: ImportProblem): string => ('path' in problem ? problem.path : '');
