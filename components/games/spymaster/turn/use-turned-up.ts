import { useState } from 'react';
import { type Area } from '@/rules/spymaster/model/prints';
import { type SpaceView } from '@/rules/spymaster/model/view';

const isUnread = ({ faceup }: SpaceView): boolean => faceup !== undefined && !faceup.print;

/** SM-35: Missions that came up with the end of the last turn and that nobody has read yet. */
export const useTurnedUp = (spaces: readonly SpaceView[]): readonly Area[] => {
  const [kept, setKept] = useState<{
    readonly spaces: readonly SpaceView[];
    readonly fresh: readonly Area[];
  }>({ spaces, fresh: [] });
  if (kept.spaces === spaces) return kept.fresh;
  const fresh = spaces.flatMap((space, nth) => {
    const came = kept.spaces[nth]?.faceup === undefined && space.faceup !== undefined;
    return isUnread(space) && (came || kept.fresh.includes(space.area)) ? [space.area] : [];
  });
  setKept({ spaces, fresh });
  return fresh;
};
