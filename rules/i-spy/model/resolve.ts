/*
 * What cards, rewards and Assets do: one interpreter for what the book states and for what the box knows.
 * IS-38: where Coerce puts a spy to it, nobody's Assets apply, Tickets are spent at once, and there is no Coerce.
 */
import { playerOf, withPlayer } from '@/rules/core/players';
import { type Seat } from '@/rules/core/seat';
import { stepsOnCard } from './assets';
import { type CardStep } from './book';
import { settled, withIcon, withOwed, withTickets } from './owed';
import { NATION_OF } from './pieces';
import { capitalOf, visitedBy, withVisit } from './places';
import { type Playing, textFor } from './play';
import { type PrintedStep } from './prints';
import { lineOf, posted } from './scoring';
import { type Known, type State, withTurn } from './state';

/** Resolves the card: what happens at once, and what is owed before anything else. */
export const resolveCard = (state: State, playing: Playing): State => {
  const { steps } = textFor(state, playing);
  const all: readonly CardStep[] = [...steps, ...stepsOnCard(state, playing.as, playing.card)];
  return settled([...all].reverse().reduce((now, step) => withStep(now, playing, step), state));
};

/** The first of them is resolved first. */
export const resolveSteps = (state: State, as: Seat, steps: readonly PrintedStep[]): State =>
  [...steps].reverse().reduce((now, step) => withPrinted(now, { as }, step), state);

const withStep = (state: State, playing: Playing, step: CardStep): State => {
  const { as, target, card, coercedFrom } = playing;
  const known: Known = coercedFrom === undefined ? {} : { knownTo: [state.turn.seat, coercedFrom] };
  switch (step.kind) {
    case 'coerce':
      return target === undefined ? state : withOwed(state, [{ kind: 'coerce', as, opponent: target }]);
    case 'two-rewards':
      // IS-38: two Courier Lines do not compound.
      return as === state.turn.seat
        ? withTurn(state, { courierLine: state.turn.courierLine ?? known })
        : state;
    case 'tag-offer':
      return withTurn(state, { tagOffers: [...state.turn.tagOffers, { as, ...known }] });
    case 'sabotage':
      return sabotaged(state, playing);
    case 'text':
      return withTurn(state, {
        owed: [...state.turn.owed, { kind: 'text', as, source: { kind: 'card', card }, ...known }],
      });
    default:
      return withPrinted(state, playing, step);
  }
};

const withTags = (state: State, seat: Seat, by: number): State =>
  withPlayer(state, seat, { tags: Math.max(0, playerOf(state, seat).tags + by) });

const withPrinted = (
  state: State,
  { as, target }: Pick<Playing, 'as' | 'target'>,
  step: PrintedStep,
): State => {
  switch (step.kind) {
    case 'icon':
      return withIcon(state, { icon: step.icon, as, capital: visitedBy(state, as) });
    case 'control-or-empower':
      return withOwed(state, [{ kind: 'control-or-empower', as }]);
    case 'tickets':
      return withTickets(state, as, step.count);
    case 'lose-tags':
      return withTags(state, as, -step.count);
    case 'airship':
      if (state.map) return withOwed(state, [{ kind: 'airship', as }]);
      // Without the map the target is who stood there, if anybody.
      return target === undefined ? state : withTags(state, target, 1);
    case 'tag-target':
      return target === undefined ? state : withTags(state, target, step.count);
    case 'steal-supply':
      return target === undefined ? state : stolen(state, { from: target, to: as, count: step.count });
  }
};

interface Theft {
  readonly from: Seat;
  readonly to: Seat;
  readonly count: number;
}

/** As many as there are. */
const stolen = (state: State, { from, to, count }: Theft): State => {
  const loot = Math.min(count, playerOf(state, from).supply);
  const robbed = withPlayer(state, from, { supply: playerOf(state, from).supply - loot });
  return withPlayer(robbed, to, { supply: playerOf(robbed, to).supply + loot });
};

/** IS-28: at once. Outside a Capital the spy gets a Tag instead. */
const sabotaged = (state: State, { as, capital: named }: Playing): State => {
  const capital = state.map ? capitalOf(state, as) : named;
  const loss = capital && state.prints.sabotages[capital]?.loss;
  if (capital === undefined || loss === undefined) return withTags(state, as, 1);
  const line = lineOf(state.standing, 'IS-28', {
    nation: NATION_OF[capital],
    measure: 'influence',
    by: -loss,
  });
  const lost = posted(state, { kind: 'sabotage', seat: as, capital }, [line]);
  return state.map ? lost : withVisit(lost, as, capital);
};
