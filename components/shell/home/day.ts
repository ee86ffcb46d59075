const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export const dayOf = (date: Date, now: Date, locale: string): string =>
  date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });

/** Matches that the same people have begun on one evening are told apart by the time. */
export const timeOrDay = (time: number, now: Date, locale: string): string => {
  const date = new Date(time);
  return date.toDateString() === now.toDateString()
    ? date.toLocaleTimeString(locale, CLOCK)
    : dayOf(date, now, locale);
};
