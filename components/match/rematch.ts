import { type GameCard, type NewMatchChoice } from '@/components/match/game-screens';
import { type TableOptions } from '@/rules/core/seat';
import { printsIn } from '@/store/box/box-lines';
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

/** The same table again; the next player begins, and the match starts from what its box knows by now. */
export const startRematch = async (
  { matches, catalogue }: Debrief,
  card: GameCard | undefined,
  { id, name, game, module, practice, opened, box }: MatchHeader,
): ReturnType<Debrief['matches']['rematch']> => {
  const screens = await card?.load();
  const known = box === undefined ? undefined : catalogue.box(game, box);
  if (!screens || practice || !known) return matches.rematch(id, name);
  const prints = printsIn(screens.rules.box, known);
  return matches.rematch(id, name, (options) => {
    const { seatCount, startSeat } = options;
    const choice: NewMatchChoice = {
      ...{ seatCount, startSeat, depth: module, practice, opened: opened ?? 'at-the-start' },
      prints: (wanted) => prints.filter(({ kind }) => kind === wanted),
    };
    return screens.again(options, choice);
  });
};
