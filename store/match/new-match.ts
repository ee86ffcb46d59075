import { type Misfit } from '@/rules/core/codec';
import { type Violation } from '@/rules/core/violation';
import { type MatchHeader, MAX_NAME } from './header';

export type NewMatch = Pick<
  MatchHeader,
  'game' | 'module' | 'name' | 'players' | 'practice' | 'opened' | 'box'
> & {
  readonly options: unknown;
};

export type CreateProblem =
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'misfit'; readonly misfit: Misfit }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'too-large' };

export const titleOf = (name: string): string => [...name.trim()].slice(0, MAX_NAME).join('');
