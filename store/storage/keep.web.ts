/** Browsers may clear what a site stores when space runs out, unless it asked; asked once there is a match to keep. */
export const askToKeep = (): void => {
  void navigator.storage?.persist?.().catch(() => false);
};
