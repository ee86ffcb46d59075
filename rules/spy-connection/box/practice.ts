import { type TableOptions } from '@/rules/core/seat';
import { type Options } from '../model/options';
import { PRINTED_PRICES } from '../model/prices';
import { PRACTICE_CITIES, PRACTICE_CONNECTIONS } from './practice-board';
import { PRACTICE_MISSIONS, PRACTICE_START_MISSIONS } from './practice-missions';

/** A practice game: made-up cards, digital decks, nothing to enter. */
export const practiceOptions = ({ seatCount, startSeat }: TableOptions): Options => ({
  seatCount,
  startSeat,
  board: 'light',
  agents: Array.from({ length: seatCount }, () => 15 as const),
  startMissions: 'dealt',
  decks: 'digital',
  advice: false,
  box: 'practice',
  prices: PRINTED_PRICES,
  cities: PRACTICE_CITIES,
  connections: PRACTICE_CONNECTIONS,
  missionPrints: PRACTICE_MISSIONS,
  startMissionPrints: PRACTICE_START_MISSIONS,
});
