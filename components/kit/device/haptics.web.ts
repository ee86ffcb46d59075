export type Feel = 'commit' | 'refusal';

/** Some browsers on phones have a motor; all others ignore it. */
export const feel = (kind: Feel): void => {
  if ('vibrate' in navigator) navigator.vibrate(kind === 'commit' ? 20 : [30, 40, 30]);
};
