import { useDebrief } from '@/components/store/debrief-context';
import type { Feel } from './haptics';
import { feel } from './haptics';

/** Haptics, unless somebody has switched them off. */
export const useFeel = (): ((kind: Feel) => void) => {
  const { settings } = useDebrief();
  return (kind) => {
    if (settings.state.getState().haptics) feel(kind);
  };
};
