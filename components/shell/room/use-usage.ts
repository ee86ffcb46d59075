import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { type Usage } from '@/store/match/usage';

/** How much room everything takes, counted anew when matches come or go; `undefined` until the disk has answered. */
export const useUsage = (): Usage | undefined => {
  const debrief = useDebrief();
  const [usage, setUsage] = useState<Usage>();
  const count = useStore(debrief.matches.state, ({ matches }) => matches.length);
  useEffect(() => {
    let current = true;
    debrief.usage().then(
      (found) => current && setUsage(found),
      // A disk that does not answer now is asked again when the sheet is opened the next time.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [debrief, count]);
  return usage;
};
