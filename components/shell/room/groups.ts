import { type MatchHeader } from '@/store/match/header';
import { type Usage } from '@/store/match/usage';

export type GroupKind = 'practice' | 'copies' | 'archived' | 'plays';

/** Matches that can go together. */
export interface RoomGroup {
  readonly kind: GroupKind;
  readonly matches: readonly MatchHeader[];
  readonly bytes: number;
}

interface Held {
  readonly matches: readonly MatchHeader[];
  readonly usage: Usage;
  /** On a screen right now. */
  readonly isOpen: (id: string) => boolean;
}

const ORDER: readonly GroupKind[] = ['practice', 'copies', 'archived', 'plays'];

/** What could be deleted, what people miss least first. What is being played is not among it. */
export const roomGroups = ({ matches, usage, isOpen }: Held): readonly RoomGroup[] => {
  const kindOf = (match: MatchHeader): GroupKind | undefined => {
    if (isOpen(match.id)) return undefined;
    if (match.practice) return 'practice';
    if (usage.copies.has(match.id)) return 'copies';
    if (match.archived) return 'archived';
    return match.finishedAt === undefined ? undefined : 'plays';
  };
  return ORDER.map((kind) => {
    const ofKind = matches.filter((match) => kindOf(match) === kind);
    return { kind, matches: ofKind, bytes: bytesOf(ofKind, usage) };
  }).filter((group) => group.matches.length > 0);
};

export const bytesOf = (matches: readonly MatchHeader[], usage: Usage): number =>
  matches.reduce((sum, { id }) => sum + (usage.matches.get(id) ?? 0), 0);
