import { type MatchHeader } from '@/store/match/header';
import { type Usage } from '@/store/match/usage';

export type GroupKind = 'pack' | 'practice' | 'copies' | 'archived' | 'plays' | 'unfinished';

/** Matches that can go together, or be packed. */
export interface RoomGroup {
  readonly kind: GroupKind;
  readonly matches: readonly MatchHeader[];
  /** What it frees; of packing about that. */
  readonly bytes: number;
}

interface Held {
  readonly matches: readonly MatchHeader[];
  readonly usage: Usage;
  /** On a screen right now. */
  readonly isOpen: (id: string) => boolean;
}

const ORDER = ['practice', 'copies', 'archived', 'plays', 'unfinished'] as const;
/** Of what is packed about so much is free then. */
const PACKED = 0.6;
/** Less is not worth the while. */
const LEAST = 4 * 1024;

/** What frees room, what people miss least first. What is being played is not among it. */
export const roomGroups = ({ matches, usage, isOpen }: Held): readonly RoomGroup[] => {
  const closed = matches.filter(({ id }) => !isOpen(id));
  // The one that was played last is what room is made for.
  const evening = matches.find(isRunning);
  const kindOf = (match: MatchHeader): GroupKind | undefined => {
    if (match.practice) return 'practice';
    if (usage.copies.has(match.id)) return 'copies';
    if (match.archived) return 'archived';
    if (isRunning(match)) return match === evening ? undefined : 'unfinished';
    // Of what has no result yet nothing would stay.
    return match.result && 'plays';
  };
  const groups = ORDER.map((kind) => {
    const ofKind = closed.filter((match) => kindOf(match) === kind);
    return { kind, matches: ofKind, bytes: bytesOf(ofKind, usage) };
  });
  const whole = closed.filter(
    ({ id, practice, archived, finishedAt }) =>
      !practice && (archived || finishedAt !== undefined) && unpackedOf(id, usage) >= LEAST,
  );
  const unpacked = whole.reduce((sum, { id }) => sum + unpackedOf(id, usage), 0);
  const pack: RoomGroup = { kind: 'pack', matches: whole, bytes: Math.floor(unpacked * PACKED) };
  return [pack, ...groups].filter((group) => group.matches.length > 0);
};

const isRunning = ({ practice, archived, finishedAt }: MatchHeader): boolean =>
  !practice && !archived && finishedAt === undefined;

const unpackedOf = (id: string, usage: Usage): number => usage.unpacked.get(id) ?? 0;

export const bytesOf = (matches: readonly MatchHeader[], usage: Usage): number =>
  matches.reduce((sum, { id }) => sum + (usage.matches.get(id) ?? 0), 0);
