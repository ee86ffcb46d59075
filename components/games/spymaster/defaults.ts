import { type NewMatchChoice } from '@/components/match/game-screens';
import { knownPrints as known, soundOptions } from '@/components/match/known-prints';
import { withKnown } from '@/components/match/rematch';
import { type TableOptions } from '@/rules/core/seat';
import { BOOK_LOCATIONS, practiceOptions } from '@/rules/spymaster/box/practice';
import { full as rules } from '@/rules/spymaster/game';
import { type Options as LightOptions } from '@/rules/spymaster/light/state';
import { type Options } from '@/rules/spymaster/model/options';
import {
  intelligence,
  type LocationPrint,
  locationPrint,
  missionPrint,
  typePrint,
  type TypePrint,
} from '@/rules/spymaster/model/prints';

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
  const [fourth] = known<TypePrint>(choice, 'type', typePrint);
  const full: Options = {
    ...bare,
    ...(fourth ? { fourthType: fourth.name } : {}),
    locations: [...book, ...learned],
    intelligenceCards: known(choice, 'intelligence', intelligence),
    missionPrints: known(choice, 'mission', missionPrint),
  };
  return soundOptions(rules, full, bare);
};

export const defaults = (choice: NewMatchChoice): Options | LightOptions => {
  const { seatCount, startSeat, opened } = choice;
  if (choice.depth === 'light') return { seatCount, startSeat, opened };
  return choice.practice ? practiceOptions(choice) : ownerDefaults(choice);
};

const TOLD_BY_THE_BOX = ['fourthType', 'locations', 'intelligenceCards', 'missionPrints'];

export const again = (options: TableOptions, choice: NewMatchChoice): TableOptions =>
  withKnown(options, defaults(choice), TOLD_BY_THE_BOX);
