import { createContext, use } from 'react';
import { type Seat } from '@/rules/core/seat';
import { type Dispatch } from '../use-dispatch';

/** What the frame of a running match has beyond the match itself. */
export interface FrameContextValue {
  readonly dispatch: Dispatch;
  /** Who acts; nobody where it is still to be said. */
  readonly seat: Seat | undefined;
  readonly onMenu: () => void;
}

export const FrameContext = createContext<FrameContextValue | undefined>(undefined);

export const useFrame = (): FrameContextValue => {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame needs a MatchScreen above it.');
  return frame;
};
