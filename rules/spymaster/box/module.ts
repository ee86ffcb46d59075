import { type BoxKind, type BoxModule, type Stated } from '@/rules/core/box';
import { codecOf } from '@/rules/core/codec';
import {
  COLOURS,
  type Intelligence,
  intelligence,
  INTELLIGENCE_CARDS,
  INTELLIGENCE_TYPES,
  intelligenceFields,
  locationFields,
  locationPrint,
  type LocationPrint,
  LOCATIONS,
  missionFields,
  missionId,
  missionPrint,
  type MissionPrint,
  MISSIONS,
  typeFields,
  typePrint,
  type TypePrint,
} from '../model/prints';
import { cardKey } from '../model/pile';
import { checkBox } from './check';
import { boxLabel, choiceLabel } from './labels';
import { BOOK_LOCATIONS } from './practice';

const locations: BoxKind<LocationPrint> = {
  kind: 'location',
  ids: LOCATIONS,
  codec: codecOf<LocationPrint>(locationPrint),
  fields: locationFields,
  since: 1,
  fits: (id, { location, city, name }) => location === id && (city !== undefined || name !== undefined),
  face: ({ location, city, name }) => [location, name ?? city, name === undefined],
  rank: ({ location }) => [LOCATIONS.indexOf(location)],
};

const fourthType: BoxKind<TypePrint> = {
  kind: 'type',
  ids: ['fourth'],
  codec: codecOf<TypePrint>(typePrint),
  fields: typeFields,
  since: 1,
  fits: () => true,
  face: ({ name }) => name,
  rank: () => [],
};

/** Cards of one type and value are alike, so they are numbered. */
const cards: BoxKind<Intelligence> = {
  kind: 'intelligence',
  count: INTELLIGENCE_CARDS,
  codec: codecOf<Intelligence>(intelligence),
  fields: intelligenceFields,
  since: 1,
  identify: (card, taken) => {
    for (let number = 1; ; number++)
      if (!taken(`${cardKey(card)}-${number}`)) return `${cardKey(card)}-${number}`;
  },
  fits: (id, card) => {
    const key = cardKey(card);
    return id.startsWith(key) && /^-[1-9]\d?$/.test(id.slice(key.length));
  },
  face: (card) => cardKey(card),
  rank: ({ type, value }) => [INTELLIGENCE_TYPES.indexOf(type), value],
};

const missions: BoxKind<MissionPrint> = {
  kind: 'mission',
  count: MISSIONS,
  codec: codecOf<MissionPrint>(missionPrint),
  fields: missionFields,
  since: 1,
  identify: missionId,
  fits: (id, print) => print.id === id,
  face: (print) => missionId(print, () => false),
  rank: ({ colour, points, specialAgents, freelanceAgents }) => [
    COLOURS.indexOf(colour),
    points,
    specialAgents,
    freelanceAgents,
  ],
};

/** SM-5: the Mission in a blue city is told but for its points, so it is no print. */
const stated: readonly Stated[] = BOOK_LOCATIONS.map((data) => ({
  kind: 'location',
  id: data.location,
  data,
  certain: true,
}));

export const box: BoxModule = {
  coding: 1,
  kinds: [locations, fourthType, cards, missions],
  vocabulary: {},
  stated,
  check: checkBox,
  label: boxLabel,
  choice: choiceLabel,
};
