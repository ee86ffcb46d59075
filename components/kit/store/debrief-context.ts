import { createContext, use } from 'react';
import { type Debrief } from '@/store/debrief';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly debrief: Debrief }
  | { readonly kind: 'failed'; readonly error: unknown };

export const DebriefContext = createContext<Opening>({ kind: 'opening' });

/** The store while it opens: the first screen is painted before the disk has answered. */
export const useOpening = (): Opening => use(DebriefContext);

export const useDebriefIfOpen = (): Debrief | undefined => {
  const opening = useOpening();
  return opening.kind === 'open' ? opening.debrief : undefined;
};

/** Below `<WhenOpen>` the store is always there. */
export const useDebrief = (): Debrief => {
  const debrief = useDebriefIfOpen();
  if (!debrief) throw new Error('useDebrief was called before the store was open.');
  return debrief;
};
