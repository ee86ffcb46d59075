import { createContext, use, useSyncExternalStore, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Debrief } from '@/store/debrief';
import { type Settings, defaultSettings } from '@/store/settings/settings';
import { type Box } from '@/store/catalogue/box';

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

const never = () => () => undefined;

/** The settings; what everybody starts with until the store is open. */
export const useSettings = (): Settings => {
  const state = useDebriefIfOpen()?.settings.state;
  return useSyncExternalStore(
    state?.subscribe ?? never,
    () => state?.getState() ?? defaultSettings,
    () => defaultSettings,
  );
};

/** The catalogue itself never changes its face, so what is shown is taken from its state. */
export const useBoxes = (game: string): readonly Box[] => {
  const { catalogue } = useDebrief();
  const boxes = useStore(catalogue.state, (state) => state.boxes);
  return useMemo(() => boxes.filter((box) => box.game === game), [boxes, game]);
};

/** None before something is known. */
export const useBoxInUse = (game: string): Box | undefined => {
  const boxes = useBoxes(game);
  return boxes.find(({ isDefault }) => isDefault) ?? boxes[0];
};
