/** A touch in a sheet passes through the screen that opened it, so the screen hears of every touch by itself. */
export const onTouch =
  (_touched: (where: unknown) => void): (() => void) =>
  () =>
    undefined;
