/** Of everything, or of one match that cannot be read. */
export const fileName = (now: number, about?: string): string => {
  const date = new Date(now).toISOString().slice(0, 10);
  return about === undefined ? `debrief-${date}.json` : `debrief-${about}-${date}.json`;
};
