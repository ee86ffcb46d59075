import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture';

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
