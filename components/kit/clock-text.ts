const SECOND = 1_000;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** As a clock shows it: 1:24, or 1:05:09. */
export const clockText = (time: number): string => {
  const seconds = Math.floor(time / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
};
