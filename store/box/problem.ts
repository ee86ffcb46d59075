import { type Misfit } from '@/rules/core/codec';
import { type Message, type Param, message, number, phrase, text } from '@/rules/core/message';
import { type TooLarge } from '../storage/damage';

/** Why a text is refused as a whole; nothing was changed then. */
export type ImportProblem =
  | { readonly kind: 'empty' }
  | TooLarge
  /** A code, a link or a file of something else. */
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'other-app'; readonly app: string }
  /** A backup of everything is restored elsewhere. */
  | { readonly kind: 'backup' }
  | { readonly kind: 'not-json'; readonly line: number; readonly column: number }
  | { readonly kind: 'truncated'; readonly at: number }
  | { readonly kind: 'too-deep'; readonly levels: number }
  | { readonly kind: 'prototype'; readonly path: string }
  /** A newer version of the app made it. */
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'checksum' }
  | { readonly kind: 'too-many'; readonly path: string; readonly count: number; readonly limit: number }
  | { readonly kind: 'unknown-game'; readonly path: string; readonly game: string }
  | { readonly kind: 'unknown-kind'; readonly path: string; readonly piece: string }
  | { readonly kind: 'twice'; readonly path: string; readonly piece: string }
  /** The checksum is right and the content is wrong. */
  | ({ readonly kind: 'misfit'; readonly piece?: string } & Misfit);

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
