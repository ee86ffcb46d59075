import type { NewMatchChoice } from '@/components/games/game-screens';
import type { Schema } from '@/rules/core/codec';
import { parse } from '@/rules/core/codec';
import type { LocationPrint } from '@/rules/spymaster/box';
import { intelligence, locationPrint, missionPrint } from '@/rules/spymaster/box';
import { checkOptions } from '@/rules/spymaster/full/check-options';
import type { Options } from '@/rules/spymaster/full/options';
import { BOOK_LOCATIONS } from '@/rules/spymaster/practice/board';
import { practiceOptions } from '@/rules/spymaster/practice/options';
import type { Options as SheetOptions } from '@/rules/spymaster/sheet/types';

/** What a box holds of one kind; what does not fit any more is left out, and the match asks for it again. */
const known = <T>(choice: NewMatchChoice, kind: string, schema: Schema<T>): readonly T[] =>
  choice.prints(kind).flatMap(({ data }) => {
    const parsed = parse(schema, data);
    return parsed.ok ? [parsed.value] : [];
  });

const ownerDefaults = (choice: NewMatchChoice): Options => {
  const { seatCount, startSeat } = choice;
  const learned = known<LocationPrint>(choice, 'location', locationPrint);
  const book = BOOK_LOCATIONS.filter(({ location }) => !learned.some((print) => print.location === location));
  const bare: Options = {
    seatCount,
    startSeat,
    intelligenceDeck: 'physical',
    missionDeck: 'physical',
    rows: 'entered',
    specialAgents: 'random',
    placement: 'digital',
    advice: false,
    box: 'owner',
    locations: BOOK_LOCATIONS,
    intelligenceCards: [],
    missionPrints: [],
  };
  const full: Options = {
    ...bare,
    locations: [...book, ...learned],
    intelligenceCards: known(choice, 'intelligence', intelligence),
    missionPrints: known(choice, 'mission', missionPrint),
  };
  // A box that contradicts itself must not keep a table from playing.
  return checkOptions(full).length === 0 ? full : bare;
};

export const defaults = (choice: NewMatchChoice): Options | SheetOptions => {
  const { seatCount, startSeat, opened } = choice;
  if (choice.depth === 'sheet') return { seatCount, startSeat, opened };
  return choice.practice ? practiceOptions(choice) : ownerDefaults(choice);
};
