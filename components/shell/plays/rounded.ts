/** At most one digit behind the point: more would say more than so few plays hold. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
