import { AppState } from 'react-native';

/** Says whether the app is looked at: at once, and whenever that changes. What it returns ends it. */
export const watchPresence = (tell: (present: boolean) => void): (() => void) => {
  tell(AppState.currentState !== 'background');
  const subscription = AppState.addEventListener('change', (state) => tell(state === 'active'));
  return () => subscription.remove();
};
