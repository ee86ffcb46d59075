import type { FormOffer, MoveOffer, Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { HandTotals } from '../box';
import { INTELLIGENCE_TYPES } from '../box';
import { typeParam } from '../names';
import { check } from './check';
import type { State } from './state';
import { playerOf } from './state';
import { asksForCard, deciding } from './status';
import type { Move } from './types';

export const offers = (state: State, seat: Seat): readonly Offer<Move>[] => {
  if (!deciding(state).includes(seat)) return [];
  const offer = (move: Move, label: Message): MoveOffer<Move> => ({
    kind: 'move',
    id: move.type,
    label,
    move,
    violations: check(state, seat, move),
  });
  if (asksForCard(state))
    return [offer({ type: 'take-spymaster-card' }, message('offer.take-spymaster-card'))];
  if (state.phase === 'scoring') return counting(state, seat);
  return [
    completeForm() as FormOffer<Move>,
    offer({ type: 'end-turn' }, message('offer.end-turn')),
    offer({ type: 'pass' }, message('offer.pass')),
    offer({ type: 'clear-board' }, message('offer.clear-board')),
  ];
};

const counting = (state: State, seat: Seat): readonly Offer<Move>[] => {
  const { missionsKnown, totals } = playerOf(state, seat);
  return [
    ...(missionsKnown ? [] : [missionsForm() as FormOffer<Move>]),
    ...(totals ? [] : [handForm(state) as FormOffer<Move>]),
  ];
};

/** The book shows Missions worth 7 to 11. */
const POINTS = Array.from({ length: 15 }, (_, step) => step + 1);

export const completeForm = (): FormOffer<Move, { readonly points?: number }> => ({
  kind: 'form',
  id: 'complete-mission',
  label: message('offer.complete-a-mission'),
  draft: {},
  next: ({ points: chosen }) =>
    chosen !== undefined
      ? []
      : POINTS.map((points) => ({
          id: `points-${points}`,
          label: message('form.points', { count: number(points) }),
          draft: { points },
        })),
  build: ({ points }) => (points === undefined ? undefined : { type: 'complete-mission', points }),
  sample: (pick) => ({ type: 'complete-mission', points: 5 + pick(7) }),
});

interface MissionsDraft {
  readonly points: readonly number[];
  readonly done: boolean;
}

/** SM-40: Mission after Mission, then done. */
const missionsForm = (): FormOffer<Move, MissionsDraft> => ({
  kind: 'form',
  id: 'enter-missions',
  label: message('offer.enter-missions'),
  draft: { points: [], done: false },
  next: ({ points, done }) =>
    done
      ? []
      : [
          { id: 'done', label: message('form.no-more-missions'), draft: { points, done: true } },
          ...POINTS.map((more) => ({
            id: `points-${more}`,
            label: message('form.add-mission', { count: number(more) }),
            draft: { points: [...points, more], done: false },
          })),
        ],
  build: ({ points, done }) => (done ? { type: 'enter-missions', points } : undefined),
  sample: (pick) => ({
    type: 'enter-missions',
    points: Array.from({ length: pick(6) }, () => 5 + pick(7)),
  }),
});

/** SM-41: the four totals, typed openly. */
const handForm = ({ options }: State): FormOffer<Move, Partial<HandTotals>> => {
  const missing = (draft: Partial<HandTotals>) =>
    INTELLIGENCE_TYPES.find((type) => draft[type] === undefined);
  return {
    kind: 'form',
    id: 'count-hand',
    label: message('offer.count-hand'),
    draft: {},
    next: (draft) => {
      const type = missing(draft);
      if (!type) return [];
      return Array.from({ length: 31 }, (_, value) => ({
        id: `${type}-${value}`,
        label: message('form.card', { type: typeParam(options, type), value: number(value) }),
        draft: { ...draft, [type]: value },
      }));
    },
    build: (draft) => (missing(draft) ? undefined : { type: 'count-hand', totals: draft as HandTotals }),
    sample: (pick) => ({
      type: 'count-hand',
      totals: { surveillance: pick(5), espionage: pick(5), dossiers: pick(5), fourth: pick(5) },
    }),
  };
};
