import { type Message, type Param, message, number, phrase, text } from '@/rules/core/message';
import { type ImportProblem } from './problem';

type ImportMisfit = Extract<ImportProblem, { kind: 'misfit' }>;

/** A reason in the words of the catalogue `box`. */
export const problemMessage = (problem: ImportProblem): Message => {
  if (problem.kind === 'misfit') return misfitMessage(problem);
  const { kind, ...facts } = problem;
  const params = Object.entries(facts).map(([name, fact]): readonly [string, Param] => [
    name === 'count' ? 'found' : name,
    typeof fact === 'number' ? number(fact) : text(fact),
  ]);
  return message(`import.${kind}`, Object.fromEntries(params));
};

const misfitMessage = ({ path, piece, problem, limit = 0 }: ImportMisfit): Message => {
  const facts = { path: text(path), problem: phrase(message(`misfit.${problem}`, { limit: number(limit) })) };
  return piece === undefined
    ? message('import.misfit-file', facts)
    : message('import.misfit', { ...facts, piece: text(piece) });
};
