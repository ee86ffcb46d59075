import { useEffect } from 'react';
import { Platform } from 'react-native';
import { type Debrief } from '@/store/debrief';

/** On the web several tabs share one disk, and a page ends without being asked; a phone runs the app once. */
export const usePageLife = (debrief: Debrief | undefined): void => {
  useEffect(() => {
    if (Platform.OS !== 'web' || !debrief) return;
    const leave = () => debrief.leave();
    const look = () => {
      if (document.visibilityState === 'visible') void debrief.refresh();
      // Of a page that is out of sight a phone's browser may never be heard again.
      else leave();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
    };
  }, [debrief]);
};
