import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture';
import { AppState, Dimensions } from 'react-native';

const KEY = 'secret';
const ignore = () => undefined;

/** No screenshot or recording while a secret is shown; what it returns allows them again. */
export const blockCapture = (): (() => void) => {
  preventScreenCaptureAsync(KEY).catch(ignore);
  return () => void allowScreenCaptureAsync(KEY).catch(ignore);
};

/** The app switcher keeps a picture of the app: it shows nothing while the phone is passed around. */
export const veilSwitcher = (): (() => void) => {
  enableAppSwitcherProtectionAsync().catch(ignore);
  return () => void disableAppSwitcherProtectionAsync().catch(ignore);
};

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
