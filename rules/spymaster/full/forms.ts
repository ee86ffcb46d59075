import type { Choice, FormOffer } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { locationParam } from '../board';
import type { HandTotals, Intelligence, Location } from '../box';
import { HIGHEST_VALUE, INTELLIGENCE_TYPES, LOCATIONS } from '../box';
import { typeParam } from '../names';
import { SPECIAL_AGENTS } from '../numbers';
import { totalsOf } from '../pile';
import { check } from './check';
import type { Move } from './moves';
import type { State } from './state';
import { playerOf } from './state';

type Pick = (n: number) => number;

export interface PlaceDraft {
  readonly locations: readonly Location[];
}

/** SM-10: three locations, one after the other; the same one may come again. */
export const placeForm = ({ locations: names }: State): FormOffer<Move, PlaceDraft> => ({
  kind: 'form',
  id: 'place-special-agents',
  label: message('offer.place-special-agents'),
  draft: { locations: [] },
  next: ({ locations }) =>
    locations.length >= SPECIAL_AGENTS
      ? []
      : LOCATIONS.map((location) => ({
          id: location,
          label: message('form.location', { city: locationParam(names, location) }),
          draft: { locations: [...locations, location] },
        })),
  build: ({ locations }) => placing(locations),
  sample: (pick) => placing([0, 1, 2].map(() => LOCATIONS[pick(LOCATIONS.length)] as Location)),
});

const placing = ([first, second, third]: readonly Location[]): Move | undefined =>
  first && second && third ? { type: 'place-special-agents', locations: [first, second, third] } : undefined;

/** Every card that there can be, for a hand that the viewer does not see. */
export const pad = (options: State['options'], highest: number): readonly Choice<Intelligence>[] =>
  INTELLIGENCE_TYPES.flatMap((type) =>
    Array.from({ length: highest }, (_, step) => step + 1).map((value) => ({
      id: `${type}-${value}`,
      label: message('form.card', { type: typeParam(options, type), value: number(value) }),
      draft: { type, value },
    })),
  );

export interface BurnDraft {
  readonly card?: Intelligence;
}

/** SM-31: whichever card is shown. Nothing of it depends on the hand, which the viewer may not know. */
export const burnForm = (state: State, seat: Seat): FormOffer<Move, BurnDraft> => ({
  kind: 'form',
  id: 'burn-to-move',
  label: message('offer.burn-a-card'),
  draft: {},
  next: ({ card }) =>
    card
      ? []
      : pad(state.options, HIGHEST_VALUE).map((choice) => ({ ...choice, draft: { card: choice.draft } })),
  build: ({ card }) => (card ? { type: 'burn-to-move', card } : undefined),
  sample: (pick) => {
    const card = sampleCard(pick);
    return legal(state, seat, { type: 'burn-to-move', card });
  },
});

const sampleCard = (pick: Pick): Intelligence => ({
  type: INTELLIGENCE_TYPES[pick(4)] as Intelligence['type'],
  value: 1 + pick(5),
});

export const legal = (state: State, seat: Seat, move: Move): Move | undefined =>
  check(state, seat, move).some(({ certainty }) => certainty === 'broken') ? undefined : move;

/** SM-41: the four totals of an open hand. */
export const countForm = (state: State, seat: Seat): FormOffer<Move, Partial<HandTotals>> => {
  const { hand } = playerOf(state, seat);
  const missing = (draft: Partial<HandTotals>) =>
    INTELLIGENCE_TYPES.find((type) => draft[type] === undefined);
  const counting = (draft: Partial<HandTotals>): Move | undefined =>
    missing(draft) ? undefined : { type: 'count-hand', totals: draft as HandTotals };
  return {
    kind: 'form',
    id: 'count-hand',
    label: message('offer.count-hand'),
    draft: {},
    next: (draft) => {
      const type = missing(draft);
      if (!type) return [];
      return Array.from({ length: 1 + Math.min(99, hand.unknown * HIGHEST_VALUE) }, (_, value) => ({
        id: `${type}-${value}`,
        label: message('form.card', { type: typeParam(state.options, type), value: number(value) }),
        draft: { ...draft, [type]: value },
      }));
    },
    build: counting,
    sample: (pick) => {
      const unknown = Array.from({ length: hand.unknown }, () => sampleCard(pick));
      return legal(state, seat, { type: 'count-hand', totals: totalsOf([...hand.cards, ...unknown]) });
    },
  };
};
