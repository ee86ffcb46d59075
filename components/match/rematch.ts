import { type Href } from 'expo-router';
import { type TableOptions } from '@/rules/core/seat';
import { type Debrief } from '@/store/debrief';
import { type MatchHeader } from '@/store/match/header';

/**
 * For a game's `again`: what the table chose stays, and the options that these keys name say what the box knows now. A
 * key that the box says nothing of any more goes.
 */
export const withKnown = (
  options: TableOptions,
  now: TableOptions,
  keys: readonly string[],
): TableOptions => {
  const isTold = ([key]: readonly [string, unknown]) => keys.includes(key);
  const chosen = Object.entries(options).filter((entry) => !isTold(entry));
  const { seatCount, startSeat } = options;
  return { ...Object.fromEntries([...chosen, ...Object.entries(now).filter(isTold)]), seatCount, startSeat };
};

/**
 * Where a match is played again: at the spin, with the same people, choices and what the box knows by now. A practice
 * starts at once. `undefined`: it could not be read.
 */
export const rematchOf = async (
  { matches }: Debrief,
  { id, name, game, practice, opened }: MatchHeader,
): Promise<Href | undefined> => {
  if (!practice)
    return {
      pathname: '/game/[game]/setup',
      params: { game, again: id, ...(opened === undefined ? {} : { opened }) },
    };
  const next = await matches.rematch(id, name);
  return next.ok ? { pathname: '/match/[id]', params: { id: next.value } } : undefined;
};
