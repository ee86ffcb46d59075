import type { Choice, FormOffer } from '@/rules/core/contract';
import { message, number, piece } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { cheapestPayment } from '../advice/cheapest-payment';
import { cityOf, locationParam } from '../board';
import type { Area, Intelligence, MissionPrint } from '../box';
import { HIGHEST_VALUE } from '../box';
import { typeParam } from '../names';
import { valueOf } from '../pile';
import { legal } from './forms';
import { idsOnTable, spaceOf } from './missions';
import type { Move } from './moves';
import type { State } from './state';
import { playerOf } from './state';

export interface CompleteDraft {
  readonly print?: MissionPrint;
  readonly burned: readonly Intelligence[];
}

/**
 * SM-33: a blank card is read first, then cards of its type are shown one after the other until they are worth
 * enough. Nothing of it depends on the hand, which the viewer may not know.
 */
export const completeForm = (state: State, seat: Seat, area: Area): FormOffer<Move, CompleteDraft> => {
  const faceup = spaceOf(state, area).faceup?.print;
  const isPaid = ({ print, burned }: CompleteDraft) => print && valueOf(burned) >= print.intelligence.value;
  const build = (draft: CompleteDraft): Move | undefined => {
    if (!draft.print || !isPaid(draft)) return undefined;
    const { print, burned } = draft;
    return { type: 'complete-mission', area, burned, ...(faceup ? {} : { print }) };
  };
  return {
    kind: 'form',
    id: 'complete-mission',
    label: message('offer.complete-mission', {
      city: faceup ? locationParam(state.locations, cityOf(area, faceup.colour)) : piece(area),
    }),
    draft: { burned: [], ...(faceup ? { print: faceup } : {}) },
    next: (draft) => {
      if (!draft.print) return readable(state, area);
      return isPaid(draft) ? [] : payable(state, draft, draft.print);
    },
    build,
    sample: (pick) => {
      const prints = faceup ? [faceup] : readable(state, area).map(({ draft }) => draft.print);
      const print = prints.length > 0 ? prints[pick(prints.length)] : undefined;
      const burned = print && paymentOf(state, seat, print);
      const move = burned && build({ print, burned });
      return move && legal(state, seat, move);
    },
  };
};

/** The known cards pay as cheaply as they can; an unknown hand is believed to hold what is needed. */
const paymentOf = (state: State, seat: Seat, { intelligence }: MissionPrint): readonly Intelligence[] => {
  const { cards } = playerOf(state, seat).hand;
  const known = cheapestPayment(cards, intelligence)?.cards;
  if (known) return known;
  const { type, value } = intelligence;
  const fives = Array.from({ length: Math.floor(value / 5) }, () => ({ type, value: 5 }));
  return value % 5 > 0 ? [...fives, { type, value: value % 5 }] : fives;
};

type Read = CompleteDraft & { readonly print: MissionPrint };

const readable = (state: State, area: Area): readonly Choice<Read>[] => {
  const gone = idsOnTable(state);
  return state.options.missionPrints
    .filter(({ id }) => !gone.has(id))
    .map((print) => ({
      id: print.id,
      label: message('form.mission', {
        city: locationParam(state.locations, cityOf(area, print.colour)),
        type: typeParam(state.options, print.intelligence.type),
        value: number(print.intelligence.value),
        points: number(print.points),
      }),
      draft: { print, burned: [] },
    }));
};

const payable = (
  { options }: State,
  draft: CompleteDraft,
  { intelligence: { type } }: MissionPrint,
): readonly Choice<CompleteDraft>[] =>
  Array.from({ length: HIGHEST_VALUE }, (_, step) => step + 1).map((value) => ({
    id: `${type}-${value}`,
    label: message('form.card', { type: typeParam(options, type), value: number(value) }),
    draft: { ...draft, burned: [...draft.burned, { type, value }] },
  }));
