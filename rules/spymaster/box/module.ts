import type { BoxKind, BoxModule, Stated } from '@/rules/core/box';
import { codecOf } from '@/rules/core/codec';
import { boxLabel, choiceLabel } from './box-labels';
import type { TypePrint } from './box-types';
import { typePrint } from './box-types';
import type { Intelligence, LocationPrint, MissionPrint } from './box';
import {
  COLOURS,
  HIGHEST_VALUE,
  intelligence,
  INTELLIGENCE_TYPES,
  LOCATIONS,
  locationPrint,
  missionPrint,
} from './box';
import { checkBox } from './check-box';
import { CITY_NAMES } from './city-names';
import { FREELANCE_AGENTS, INTELLIGENCE_CARDS, MISSIONS, SPECIAL_AGENTS } from './numbers';
import { cardKey } from './pile';
import { BOOK_LOCATIONS } from './practice/board';
import { missionId } from './print-ids';

/** The others are names of our practice board. */
const IN_THE_BOOK = 4;
const types = { as: 'choice', of: INTELLIGENCE_TYPES } as const;

const locations: BoxKind<LocationPrint> = {
  kind: 'location',
  ids: LOCATIONS,
  codec: codecOf<LocationPrint>(locationPrint),
  fields: [
    { name: 'location', shape: { as: 'own-id' } },
    {
      name: 'city',
      shape: { as: 'choice', of: CITY_NAMES, offered: CITY_NAMES.slice(0, IN_THE_BOOK) },
      optional: true,
    },
    { name: 'name', shape: { as: 'text' }, optional: true },
  ],
  since: 1,
  fits: (id, { location, city, name }) => location === id && (city !== undefined || name !== undefined),
  face: ({ location, city, name }) => [location, name ?? city, name === undefined],
  rank: ({ location }) => [LOCATIONS.indexOf(location)],
};

const fourthType: BoxKind<TypePrint> = {
  kind: 'type',
  ids: ['fourth'],
  codec: codecOf<TypePrint>(typePrint),
  fields: [{ name: 'name', shape: { as: 'text' } }],
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
  fields: [
    { name: 'type', shape: types },
    { name: 'value', shape: { as: 'whole', min: 1, max: HIGHEST_VALUE } },
  ],
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
  fields: [
    { name: 'id', shape: { as: 'own-id' } },
    { name: 'colour', shape: { as: 'choice', of: COLOURS } },
    { name: 'specialAgents', shape: { as: 'whole', min: 0, max: SPECIAL_AGENTS } },
    { name: 'freelanceAgents', shape: { as: 'whole', min: 0, max: FREELANCE_AGENTS, usual: 5 } },
    {
      name: 'intelligence',
      shape: {
        as: 'fields',
        fields: [
          { name: 'type', shape: types },
          { name: 'value', shape: { as: 'whole', min: 1, max: 99, usual: 6 } },
        ],
      },
    },
    { name: 'points', shape: { as: 'whole', min: 0, max: 99, usual: 12 } },
  ],
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
