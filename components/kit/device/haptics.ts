import { impactAsync, ImpactFeedbackStyle, notificationAsync, NotificationFeedbackType } from 'expo-haptics';

export type Feel = 'commit' | 'refusal';

/** A phone without a motor is no reason to fail. */
export const feel = (kind: Feel): void => {
  const felt =
    kind === 'commit'
      ? impactAsync(ImpactFeedbackStyle.Medium)
      : notificationAsync(NotificationFeedbackType.Error);
  felt.catch(() => undefined);
};
