import { AppState, Dimensions } from 'react-native';

/** Calls back when the app goes out of sight or the phone is turned. */
export const onLeave = (hide: () => void): (() => void) => {
  const subscriptions = [
    AppState.addEventListener('change', (state) => {
      if (state !== 'active') hide();
    }),
    AppState.addEventListener('blur', hide),
    Dimensions.addEventListener('change', hide),
  ];
  return () => subscriptions.forEach((subscription) => subscription.remove());
};
