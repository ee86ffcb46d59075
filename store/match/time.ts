import * as v from 'valibot';

/** In milliseconds, up to the last moment that a date can tell. */
export const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
