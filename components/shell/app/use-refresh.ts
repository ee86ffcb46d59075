import { useEffect } from 'react';
import { Platform } from 'react-native';
import { type Debrief } from '@/store/debrief';

/** On the web several tabs share one disk; a phone runs the app once. */
export const useRefresh = (debrief: Debrief | undefined): void => {
  useEffect(() => {
    if (Platform.OS !== 'web' || !debrief) return;
    const look = () => {
      if (document.visibilityState === 'visible') void debrief.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [debrief]);
};
