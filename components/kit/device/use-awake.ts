import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { AppState } from 'react-native';

const TAG = 'match';
const ignore = () => undefined;

/** Keeps the screen on. A browser lets go of it in the background, so it is asked again on the way back. */
export const useAwake = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return undefined;
    const ask = () => void activateKeepAwakeAsync(TAG).catch(ignore);
    ask();
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') ask();
    });
    return () => {
      subscription.remove();
      Promise.resolve(deactivateKeepAwake(TAG)).catch(ignore);
    };
  }, [wanted]);
};
