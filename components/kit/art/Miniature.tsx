import { Picture } from './Picture';
import { type Shape } from './shape';

export const MINIATURE = { width: 358, height: 152 } as const;

/** A table on Home: a picture of 358 by 152 in the middle of its place. */
export function Miniature({ shapes }: { readonly shapes: readonly Shape[] }) {
  return (
    <Picture
      shapes={shapes}
      width="100%"
      height="100%"
      viewBox={`0 0 ${MINIATURE.width} ${MINIATURE.height}`}
    />
  );
}
