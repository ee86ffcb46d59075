import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import { INTELLIGENCE_TYPES } from '../box';
import { checkTable } from '../check-table';
import { typeParam } from '../names';
import { CARDS_OF_A_TYPE, INTELLIGENCE_CARDS, MISSIONS } from '../numbers';
import { NONE, refuse } from '../refusals';
import { checkNames } from './locations';
import type { Options } from './options';

/** SM-1, SM-13: who plays; SM-2, SM-3, SM-4, SM-50: what the box says. */
export const checkOptions = (options: Options): readonly Violation[] => [
  ...checkTable(options),
  ...checkNames(options.locations),
  ...checkIntelligence(options),
  ...checkMissions(options),
];

const unknownDeck = (known: number, all: number) => ({ params: { known: number(known), all: number(all) } });

const checkIntelligence = (options: Options): readonly Violation[] => {
  const { intelligenceCards: cards, intelligenceDeck } = options;
  return [
    ...INTELLIGENCE_TYPES.filter(
      (type) => cards.filter((card) => card.type === type).length > CARDS_OF_A_TYPE,
    ).map((type) =>
      refuse('SM-2', 'too-many-of-type', {
        params: { type: typeParam(options, type), most: number(CARDS_OF_A_TYPE) },
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
