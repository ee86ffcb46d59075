import type { TableOptions } from '@/rules/core/seat';
import type { Options } from '../full/options';
import { PRACTICE_LOCATIONS } from './board';
import { PRACTICE_INTELLIGENCE, PRACTICE_MISSIONS } from './cards';

/** A practice game: made-up cards, digital decks, nothing to enter, everything placed at random. */
export const practiceOptions = ({ seatCount, startSeat }: TableOptions): Options => ({
  seatCount,
  startSeat,
  intelligenceDeck: 'digital',
  missionDeck: 'digital',
  rows: 'entered',
  specialAgents: 'random',
  placement: 'digital',
  advice: false,
  box: 'practice',
  locations: PRACTICE_LOCATIONS,
  intelligenceCards: PRACTICE_INTELLIGENCE,
  missionPrints: PRACTICE_MISSIONS,
});
