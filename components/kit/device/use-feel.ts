import { useCallback } from 'react';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { type Feel, feel } from './haptics';
import { sound } from './sound';

/** Haptics, unless somebody has switched them off; a tone, if somebody has switched it on. */
export const useFeel = (): ((kind: Feel) => void) => {
  const { settings } = useDebrief();
  return useCallback(
    (kind: Feel) => {
      const wanted = settings.state.getState();
      if (wanted.haptics) feel(kind);
      if (wanted.sound) sound(kind);
    },
    [settings],
  );
};
