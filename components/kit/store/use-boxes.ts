import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type Box } from '@/store/catalogue/box';
import { useDebrief } from './debrief-context';

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
