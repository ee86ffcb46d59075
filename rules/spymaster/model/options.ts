import * as v from 'valibot';
import { exactCodec, list, tableOptions, typed } from '@/rules/core/schemas';
import type { TableOptions } from '@/rules/core/seat';
import type { Intelligence, LocationPrint, MissionPrint } from '../box';
import { intelligence, locationPrint, missionPrint } from '../box';

/** The start seat is the first SpyMaster, SM-13. */
export interface Options extends TableOptions {
  readonly intelligenceDeck: 'physical' | 'digital';
  readonly missionDeck: 'physical' | 'digital';
  /**
   * `entered`: each row is tapped in, so the app knows the hands. `blank`: the row is a number of cards, a burned
   * card is entered when it is burned, and what a hand holds is vouched for by the table.
   */
  readonly rows: 'entered' | 'blank';
  /** SM-10: everybody where they like, or for a first game at random in different Areas. */
  readonly specialAgents: 'chosen' | 'random';
  /** Agents that are placed at random: thrown by the table or drawn by the phone, SM-10. */
  readonly placement: 'physical' | 'digital';
  readonly advice: boolean;
  readonly box: 'owner' | 'practice';
  readonly fourthType?: string;
  readonly locations: readonly LocationPrint[];
  readonly intelligenceCards: readonly Intelligence[];
  readonly missionPrints: readonly MissionPrint[];
}

const source = v.picklist(['physical', 'digital']);

export const options = exactCodec<Options>()(
  v.strictObject({
    ...tableOptions,
    intelligenceDeck: source,
    missionDeck: source,
    rows: v.picklist(['entered', 'blank']),
    specialAgents: v.picklist(['chosen', 'random']),
    placement: source,
    advice: v.boolean(),
    box: v.picklist(['owner', 'practice']),
    fourthType: v.exactOptional(typed),
    locations: list(locationPrint, 0, 30),
    intelligenceCards: list(intelligence, 0, 100),
    missionPrints: list(missionPrint, 0, 60),
  }),
);
