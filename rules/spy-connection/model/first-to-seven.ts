/*
 * SC-55 after a correction: who was the first to have seven completed Missions. Whoever it was stays it while it has
 * seven. Our ruling: where one correction gives several players seven at once, cards on the table do not tell who was
 * first, and the table says so.
 */
import { type LedgerChange, type LedgerEntry } from '@/rules/core/ledger';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { MISSIONS_TO_END } from './prices';
import { refuse } from './refusals';

const LINE = 'trigger';
const NOBODY = 'nobody';

/** Who it was so far, and how many Missions everybody has completed by now. */
export interface Race {
  readonly trigger: Seat | undefined;
  readonly completed: readonly number[];
}

export const triggerLine = ({ trigger, completed }: Race): LedgerEntry => ({
  kind: 'choice',
  id: LINE,
  label: message('ledger.trigger'),
  value: trigger === undefined ? NOBODY : String(trigger),
  choices: [NOBODY, ...completed.map((_, seat) => String(seat))],
});

const said = (changes: readonly LedgerChange[]): string | undefined => {
  const to = changes.find(({ entry }) => entry === LINE)?.to;
  return to === undefined ? undefined : String(to);
};

const withSeven = ({ completed }: Race): readonly Seat[] =>
  completed.flatMap((count, seat) => (count >= MISSIONS_TO_END ? [seat] : []));

export const checkTrigger = (race: Race, changes: readonly LedgerChange[]): readonly Violation[] => {
  const first = said(changes);
  const seats = withSeven(race);
  if (first !== undefined && first !== NOBODY) {
    const seat = Number(first);
    const count = number(race.completed[seat] ?? 0);
    const params = { seat: seatParam(seat), count };
    return seats.includes(seat) ? NONE : [refuse('SC-55', 'not-seven', { params, focus: [LINE] })];
  }
  const isKnown = race.trigger !== undefined && seats.includes(race.trigger);
  const isOpen = first === NOBODY ? seats.length > 0 : seats.length > 1 && !isKnown;
  if (!isOpen) return NONE;
  return [refuse('SC-55', 'who-was-first', { params: { count: number(seats.length) }, focus: [LINE] })];
};

export const triggerAfter = (race: Race, changes: readonly LedgerChange[]): Seat | undefined => {
  const seats = withSeven(race);
  const first = said(changes);
  if (first !== undefined) return first === NOBODY ? undefined : Number(first);
  if (race.trigger !== undefined && seats.includes(race.trigger)) return race.trigger;
  return seats[0];
};

/** Up to this version it was whoever has seven and sits next, from this seat on. */
export const withFirst = (race: Race, changes: readonly LedgerChange[], from: Seat): LedgerChange[] => {
  const { length } = race.completed;
  const seats = withSeven(race);
  const isKnown = race.trigger !== undefined && seats.includes(race.trigger);
  const order = race.completed.map((_, step) => (from + step) % length);
  const first = order.find((seat) => seats.includes(seat));
  return seats.length > 1 && !isKnown ? [...changes, { entry: LINE, to: String(first) }] : [...changes];
};
