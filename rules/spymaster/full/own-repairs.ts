import type { Repair } from '@/rules/core/contract';
import type { Message, Params } from '@/rules/core/message';
import { listed, message, number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { cheapestPayment } from '../advice/cheapest-payment';
import { distance } from '../board';
import type { Intelligence, MissionPrint } from '../box';
import { typeParam } from '../names';
import { cardKey, sorted, untold, without } from '../pile';
import { check } from './check';
import { checkPayment } from './demands';
import type { RefusedMove } from './mended';
import { ifMended } from './mended';
import type { Move } from './moves';
import type { Completing } from './repairs';
import { wayTo } from './repairs';
import type { State } from './state';
import { hasActed, playerOf } from './state';

/** SM-31, SM-33: by what lies open, whichever cards there are. Nobody looks for what no hand can mend. */
export const secretsCanMend = (state: State, seat: Seat, move: Move): boolean => {
  const { cards, unknown } = playerOf(state, seat).hand;
  if (seat !== state.active || state.phase !== 'operations' || cards.length + unknown === 0) return false;
  const canBurn = !hasActed(state.turn);
  if (move.type === 'move-agent')
    return canBurn && check(state, seat, move).every(({ code }) => code === 'nothing-burned');
  const way = move.type === 'complete-mission' ? wayTo({ state, seat, move }) : undefined;
  return way !== undefined && (canBurn || isWithin(way, state));
};

/** What the cards in the hand can mend: which to burn for the way, and which pay. For the owner's eyes alone. */
export const ownRepairs = (state: State, seat: Seat, move: Move): readonly Repair<Move>[] => {
  if (!secretsCanMend(state, seat, move)) return [];
  if (move.type === 'move-agent') return burning({ state, seat, move });
  return move.type === 'complete-mission' ? paying({ state, seat, move }) : [];
};

/** The points that are left bring every Agent there. */
const isWithin = ({ moves, points }: Way, { turn }: State): boolean =>
  moves.length === 0 || points <= turn.points;

const handOf = ({ state, seat }: RefusedMove): readonly Intelligence[] =>
  sorted(playerOf(state, seat).hand.cards);

/** One of each kind, the smallest first, that give at least so many movement points. */
const fuels = (refused: RefusedMove, points: number): readonly Intelligence[] =>
  [...new Map(handOf(refused).map((card) => [cardKey(card), card])).values()]
    .filter(({ value }) => value >= points)
    .sort((a, b) => a.value - b.value);

const burnt = (card: Intelligence): Move => ({ type: 'burn-to-move', card });

const cardParams = ({ options }: State, { type, value }: Intelligence): Params => ({
  type: typeParam(options, type),
  value: number(value),
});

/** SM-31: the cheapest card that reaches that far, of whichever types there are. */
const burning = (
  refused: RefusedMove<Extract<Move, { readonly type: 'move-agent' }>>,
): readonly Repair<Move>[] => {
  const { state, move } = refused;
  const cards = fuels(refused, distance(move.from, move.to));
  return cards
    .filter(({ value }) => value === cards[0]?.value)
    .flatMap((card) =>
      ifMended(refused, {
        label: message('repair.burn-first', cardParams(state, card)),
        moves: [burnt(card)],
      }),
    );
};

/** SM-31, SM-33: cards that pay, and one more for the way of the Agents where it is needed and there is one. */
const paying = (refused: RefusedMove<Completing>): readonly Repair<Move>[] => {
  const { state } = refused;
  const way = wayTo(refused);
  if (!way) return [];
  const tries = isWithin(way, state) ? [undefined] : fuels(refused, way.points);
  for (const fuel of tries) {
    const plan = { fuel, way, payment: payment(refused, way.print, fuel) };
    // What needs no card from the hand stands among the repairs that everybody sees.
    const isOpen = !fuel && plan.payment === refused.move.burned;
    const [repair] = plan.payment && !isOpen ? ifMended(refused, repairOf(refused, plan)) : [];
    if (repair) return [repair];
  }
  return [];
};

/** The cards that were shown, if they will do and are still there; otherwise the cheapest ones. */
const payment = (
  refused: RefusedMove<Completing>,
  { intelligence }: MissionPrint,
  fuel: Intelligence | undefined,
): readonly Intelligence[] | undefined => {
  const hand = handOf(refused);
  const { cards } = without({ cards: hand, unknown: 0 }, fuel ? [fuel] : []);
  const { burned } = refused.move;
  const willDo =
    checkPayment(intelligence, burned).length === 0 && untold({ cards, unknown: 0 }, burned).length === 0;
  return willDo ? burned : cheapestPayment(cards, intelligence)?.cards;
};

type Way = NonNullable<ReturnType<typeof wayTo>>;

interface Plan {
  readonly fuel: Intelligence | undefined;
  readonly way: Way;
  readonly payment: readonly Intelligence[] | undefined;
}

const repairOf = ({ state, move }: RefusedMove<Completing>, plan: Plan): Repair<Move> => {
  const { fuel, way, payment: burned = [] } = plan;
  return {
    label: labelOf(state, plan, burned === move.burned),
    moves: [...(fuel ? [burnt(fuel)] : []), ...way.moves],
    ...(burned === move.burned ? {} : { instead: { ...move, burned } }),
  };
};

const labelOf = (state: State, { fuel, way, payment: burned = [] }: Plan, asShown: boolean): Message => {
  const brings = way.moves.length > 0;
  const key = [...(fuel ? ['burn'] : []), ...(brings ? ['bring'] : []), ...(asShown ? [] : ['pay'])].join(
    '-',
  );
  return message(`repair.${key}`, {
    ...(fuel ? cardParams(state, fuel) : {}),
    paid: typeParam(state.options, way.print.intelligence.type),
    values: listed(burned.map(({ value }) => number(value))),
  });
};
