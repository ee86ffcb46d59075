import { type Misfit } from '@/rules/core/codec';
import { type Violation } from '@/rules/core/violation';
import { type MatchHeader, MAX_NAME } from './header';

export type NewMatch = Pick<
  MatchHeader,
  'game' | 'module' | 'name' | 'players' | 'practice' | 'opened' | 'box'
> & {
  readonly options: unknown;
  /** Everybody adds to the chance with a tap before the phone draws. */
  readonly shared?: boolean;
  /** A clock counts up how long everybody's turns take. */
  readonly clock?: boolean;
};

export type CreateProblem =
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'misfit'; readonly misfit: Misfit }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'too-large' };

export const titleOf = (name: string): string => [...name.trim()].slice(0, MAX_NAME).join('');

export const newHeader = (
  id: string,
  about: Omit<NewMatch, 'options' | 'shared' | 'clock'>,
  now: number,
): MatchHeader => {
  const { game, module, name, players, practice, opened, box } = about;
  return {
    ...{ id, game, module, name: titleOf(name), players, practice, archived: false },
    ...(opened === undefined ? {} : { opened }),
    ...(box === undefined ? {} : { box }),
    ...{ createdAt: now, openedAt: now },
  };
};
