import * as v from 'valibot';
import { codecOf, list, tableOptions, typed } from '@/rules/core/codec';
import { number } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { checkNames, typeParam } from './board';
import {
  CARDS_OF_A_TYPE,
  intelligence,
  INTELLIGENCE_CARDS,
  INTELLIGENCE_TYPES,
  locationPrint,
  missionPrint,
  MISSIONS,
} from './prints';
import { refuse } from './refusals';

const source = v.picklist(['physical', 'digital']);

/** The start seat is the first SpyMaster, SM-13. */
const schema = v.strictObject({
  ...tableOptions,
  intelligenceDeck: source,
  missionDeck: source,
  /**
   * `entered`: each row is tapped in, so the app knows the hands. `blank`: the row is a number of cards, a burned
   * card is entered when it is burned, and what a hand holds is vouched for by the table.
   */
  rows: v.picklist(['entered', 'blank']),
  /** SM-10: everybody where they like, or for a first game at random in different Areas. */
  specialAgents: v.picklist(['chosen', 'random']),
  /** Agents that are placed at random: thrown by the table or drawn by the phone, SM-10. */
  placement: source,
  advice: v.boolean(),
  box: v.picklist(['owner', 'practice']),
  fourthType: v.exactOptional(typed),
  locations: list(locationPrint, 0, 30),
  intelligenceCards: list(intelligence, 0, INTELLIGENCE_CARDS),
  missionPrints: list(missionPrint, 0, MISSIONS),
});

export type Options = Readonly<v.InferOutput<typeof schema>>;

export const options = codecOf<Options>(schema);

export const SEATS = { min: 2, max: 6 };

/** SM-1, SM-13: who plays, and who is the first SpyMaster. */
export const checkTable = ({ seatCount, startSeat }: TableOptions): readonly Violation[] => [
  ...(seatCount < SEATS.min || seatCount > SEATS.max
    ? [refuse('SM-1', 'players', { params: { min: number(SEATS.min), max: number(SEATS.max) } })]
    : NONE),
  ...(startSeat < 0 || startSeat >= seatCount ? [refuse('SM-13', 'no-such-seat')] : NONE),
];

/** SM-1, SM-13: who plays; SM-2, SM-3, SM-4, SM-50: what the box says. */
export const checkOptions = (chosen: Options): readonly Violation[] => [
  ...checkTable(chosen),
  ...checkNames(chosen.locations),
  ...checkIntelligence(chosen),
  ...checkMissions(chosen),
];

const unknownDeck = (known: number, all: number) => ({ params: { known: number(known), all: number(all) } });

const checkIntelligence = (chosen: Options): readonly Violation[] => {
  const { intelligenceCards: cards, intelligenceDeck } = chosen;
  return [
    ...INTELLIGENCE_TYPES.filter(
      (type) => cards.filter((card) => card.type === type).length > CARDS_OF_A_TYPE,
    ).map((type) =>
      refuse('SM-2', 'too-many-of-type', {
        params: { type: typeParam(chosen, type), most: number(CARDS_OF_A_TYPE) },
      }),
    ),
    ...(intelligenceDeck === 'digital' && cards.length < INTELLIGENCE_CARDS
      ? [refuse('SM-2', 'deck-unknown', unknownDeck(cards.length, INTELLIGENCE_CARDS))]
      : NONE),
  ];
};

const checkMissions = ({ missionPrints, missionDeck }: Options): readonly Violation[] => [
  ...(new Set(missionPrints.map(({ id }) => id)).size < missionPrints.length
    ? [refuse('SM-50', 'card-twice')]
    : NONE),
  ...(missionDeck === 'digital' && missionPrints.length < MISSIONS
    ? [refuse('SM-3', 'deck-unknown', unknownDeck(missionPrints.length, MISSIONS))]
    : NONE),
];
