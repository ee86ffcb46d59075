import { type NewMatchChoice } from '@/components/match/game-screens';
import { knownPrints as known, soundOptions } from '@/components/match/known-prints';
import { withKnown } from '@/components/match/rematch';
import { type TableOptions } from '@/rules/core/seat';
import {
  type CityPrint,
  cityPrint,
  connectionPrint,
  type ConnectionPrint,
  missionPrint,
  type MissionPrint,
  type PricesPrint,
  pricesPrint,
  startMissionPrint,
  type StartMissionPrint,
} from '@/rules/spy-connection/model/prints';
import { full as rules } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { CITIES, PRINTED_PRICES } from '@/rules/spy-connection/model/prices';
import { type Options as LightOptions } from '@/rules/spy-connection/light/state';

/** Named in the books or in published reviews, SC-4: to be tapped, so that nobody has to type them. */
const NAMED = ['london', 'paris', 'madrid', 'berlin', 'rome', 'monaco', 'helsinki', 'moscow', 'istanbul'];

const fifteen = (seatCount: number): readonly (14 | 15)[] => Array.from({ length: seatCount }, () => 15);

const lightDefaults = ({ seatCount, startSeat, opened }: NewMatchChoice): LightOptions => ({
  seatCount,
  startSeat,
  opened,
  board: 'light',
  agents: fifteen(seatCount),
});

/** A city that a card or a connection shows is on the board, whether or not it was entered by itself. */
const withNames = (cities: readonly CityPrint[], ids: readonly string[]): readonly CityPrint[] => {
  const more = [...new Set(ids)].filter((id) => !cities.some((city) => city.id === id));
  return [...cities, ...more.map((id) => ({ id }))].slice(0, CITIES);
};

const ownerDefaults = (choice: NewMatchChoice): Options => {
  const { seatCount, startSeat } = choice;
  const learned = known<CityPrint>(choice, 'city', cityPrint);
  const [printed] = known<PricesPrint>(choice, 'prices', pricesPrint);
  const bare: Options = {
    seatCount,
    startSeat,
    board: 'light',
    agents: fifteen(seatCount),
    startMissions: 'dealt',
    decks: 'physical',
    advice: false,
    box: 'owner',
    prices: printed?.slots ?? PRINTED_PRICES,
    cities: withNames(learned, NAMED),
    connections: [],
    missionPrints: [],
    startMissionPrints: [],
  };
  const shown = {
    connections: known<ConnectionPrint>(choice, 'connection', connectionPrint),
    missionPrints: known<MissionPrint>(choice, 'mission', missionPrint),
    startMissionPrints: known<StartMissionPrint>(choice, 'start-mission', startMissionPrint),
  };
  const seen = Object.values(shown).flatMap((prints) => prints.flatMap(({ cities }) => cities));
  const full: Options = { ...bare, ...shown, cities: withNames(learned, [...seen, ...NAMED]) };
  return soundOptions(rules, full, bare);
};

export const defaults = (choice: NewMatchChoice): Options | LightOptions => {
  if (choice.depth === 'light') return lightDefaults(choice);
  return choice.practice ? practiceOptions(choice) : ownerDefaults(choice);
};

const TOLD_BY_THE_BOX = ['cities', 'connections', 'missionPrints', 'startMissionPrints'];

export const again = (options: TableOptions, choice: NewMatchChoice): TableOptions =>
  withKnown(options, defaults(choice), TOLD_BY_THE_BOX);
