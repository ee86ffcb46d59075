import { type PersonOf } from '@/store/plays/people';
import { type Play } from '@/store/plays/play';

export interface Filter {
  readonly game?: string | undefined;
  /** The key of a person. */
  readonly person?: string | undefined;
  /** Practice stands apart: either only that, or none of it. */
  readonly practice: boolean;
}

export const filtered = (
  plays: readonly Play[],
  { game, person, practice }: Filter,
  who: PersonOf,
): readonly Play[] =>
  plays.filter(
    (play) =>
      play.practice === practice &&
      (game === undefined || play.game === game) &&
      (person === undefined || play.players.some((seated) => who(seated) === person)),
  );

/** A line of the list: a month, or a play in it. */
export type Line =
  | { readonly kind: 'month'; readonly key: string; readonly at: number }
  | { readonly kind: 'play'; readonly key: string; readonly play: Play };

export const linesOf = (plays: readonly Play[]): readonly Line[] => {
  let month = '';
  return plays.flatMap((play): readonly Line[] => {
    const at = new Date(play.endedAt);
    const key = `${at.getFullYear()}-${at.getMonth()}`;
    const line: Line = { kind: 'play', key: play.id, play };
    if (key === month) return [line];
    month = key;
    return [{ kind: 'month', key, at: play.endedAt }, line];
  });
};
