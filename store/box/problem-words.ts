import type { Message, Param } from '@/rules/core/message';
import { message, number, text } from '@/rules/core/message';
import type { ImportProblem } from './problem';

/** A reason in the words of the catalogue `box`. */
export const problemMessage = (problem: ImportProblem): Message => {
  const { kind, ...facts } = problem;
  const params = Object.entries(facts).map(([name, fact]): readonly [string, Param] => [
    name === 'count' ? 'found' : name,
    typeof fact === 'number' ? number(fact) : text(fact),
  ]);
  const key = kind === 'misfit' && !('piece' in facts) ? 'misfit-file' : kind;
  return message(`import.${key}`, Object.fromEntries(params));
};
