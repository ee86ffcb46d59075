import { useSyncExternalStore } from 'react';
import { type Settings, defaultSettings } from '@/store/settings/settings';
import { useDebriefIfOpen } from './debrief-context';

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
