import type { NewMatchChoice } from '@/components/games/game-screens';
import type { Schema } from '@/rules/core/codec';
import { parse } from '@/rules/core/codec';
import type { CityPrint } from '@/rules/spy-connection/box';
import { cityPrint, connectionPrint, missionPrint, startMissionPrint } from '@/rules/spy-connection/box';
import { checkOptions } from '@/rules/spy-connection/full/check-options';
import type { Options } from '@/rules/spy-connection/full/options';
import { practiceOptions } from '@/rules/spy-connection/practice/options';
import { CITIES, PRINTED_PRICES } from '@/rules/spy-connection/prices';
import type { Options as SheetOptions } from '@/rules/spy-connection/sheet/types';

/** Named in the books or in published reviews, SC-4: to be tapped, so that nobody has to type them. */
const NAMED = ['london', 'paris', 'madrid', 'berlin', 'rome', 'monaco', 'helsinki', 'moscow', 'istanbul'];

/** What a box holds of one kind; what does not fit any more is left out, and the match asks for it again. */
const known = <T>(choice: NewMatchChoice, kind: string, schema: Schema<T>): readonly T[] =>
  choice.prints(kind).flatMap(({ data }) => {
    const parsed = parse(schema, data);
    return parsed.ok ? [parsed.value] : [];
  });

const fifteen = (seatCount: number): readonly (14 | 15)[] => Array.from({ length: seatCount }, () => 15);

const sheetDefaults = ({ seatCount, startSeat, opened }: NewMatchChoice): SheetOptions => ({
  seatCount,
  startSeat,
  opened,
  board: 'light',
  agents: fifteen(seatCount),
});

const ownerDefaults = (choice: NewMatchChoice): Options => {
  const { seatCount, startSeat } = choice;
  const learned = known<CityPrint>(choice, 'city', cityPrint);
  const named = NAMED.filter((id) => !learned.some((city) => city.id === id)).map((id) => ({ id }));
  const bare: Options = {
    seatCount,
    startSeat,
    board: 'light',
    agents: fifteen(seatCount),
    startMissions: 'dealt',
    decks: 'physical',
    advice: false,
    box: 'owner',
    prices: PRINTED_PRICES,
    cities: [...learned, ...named].slice(0, CITIES),
    connections: [],
    missionPrints: [],
    startMissionPrints: [],
  };
  const full: Options = {
    ...bare,
    connections: known(choice, 'connection', connectionPrint),
    missionPrints: known(choice, 'mission', missionPrint),
    startMissionPrints: known(choice, 'start-mission', startMissionPrint),
  };
  // A box that contradicts itself must not keep a table from playing.
  return checkOptions(full).length === 0 ? full : bare;
};

export const defaults = (choice: NewMatchChoice): Options | SheetOptions => {
  if (choice.depth === 'sheet') return sheetDefaults(choice);
  return choice.practice ? practiceOptions(choice) : ownerDefaults(choice);
};
