import { seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { CardNeed } from './prints';
import { bend, NONE, refuse, unsure } from './refusals';

/** Where a spy stands and whom it is about, as far as a card asks for it. */
export interface Situation {
  /** Whom the card is played at. */
  readonly target?: { readonly seat: Seat; readonly tags: number };
  /** Opponents and their Tags. */
  readonly opponents: readonly { readonly seat: Seat; readonly tags: number }[];
  /** Nothing is said where places are not tracked: the table vouches for them. */
  readonly places?: {
    readonly adjacent: boolean;
    readonly onAirshipRoute: boolean;
    readonly inCapital: boolean;
  };
}

export const FIVE_TAGS = 5;

/** IS-24, IS-31, IS-34, IS-35: whether a card's requirement is met. */
export const checkNeed = (situation: Situation, need: CardNeed): readonly Violation[] => {
  const { target, opponents, places } = situation;
  const details = target ? { params: { seat: seatParam(target.seat) }, focus: [`tags/${target.seat}`] } : {};
  const place = target ? { params: { seat: seatParam(target.seat) } } : {};
  switch (need) {
    case 'tagged':
      return target && target.tags > 0 ? NONE : [refuse('IS-35', 'not-tagged', details)];
    case 'five-tags':
      return target && target.tags >= FIVE_TAGS ? NONE : [refuse('IS-35', 'five-tags', details)];
    case 'somebody-tagged':
      return opponents.some(({ tags }) => tags > 0)
        ? NONE
        : [refuse('IS-35', 'nobody-tagged', { focus: opponents.map(({ seat }) => `tags/${seat}`) })];
    case 'adjacent':
      if (!places) return [unsure('IS-31', 'adjacent', place)];
      return places.adjacent
        ? NONE
        : [bend('IS-31', 'not-adjacent', target ? { ...place, focus: [`spy/${target.seat}`] } : {})];
    case 'in-capital':
      if (!places) return [unsure('IS-24', 'in-capital')];
      return places.inCapital ? NONE : [bend('IS-24', 'not-in-capital')];
    case 'airship-route':
      if (!places)
        return [unsure('IS-34', 'airship-route'), ...(target ? [unsure('IS-34', 'displaced', place)] : NONE)];
      return places.onAirshipRoute ? NONE : [bend('IS-34', 'no-airship-route')];
  }
};
