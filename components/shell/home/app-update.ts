/** Phones are updated by their stores; only the web app has a release that waits. */
export const onUpdateReady =
  (_ready: () => void): (() => void) =>
  () =>
    undefined;

export const applyUpdate = (): void => undefined;
