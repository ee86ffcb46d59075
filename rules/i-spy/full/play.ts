import { piece, seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { CardStep, CardText } from '../card-texts';
import { textOf, withoutCoerce } from '../card-texts';
import type { Capital, Card, Icon } from '../pieces';
import { CAPITALS } from '../pieces';
import { NONE, refuse, unsure } from '../refusals';
import type { Situation } from '../requirements';
import { checkNeed } from '../requirements';
import { pickable } from './cards';
import type { Play } from './moves';
import { opponentsOf } from './order';
import { checkIcon } from './icons';
import { isPossible } from './owed';
import { areAdjacent, canFly, capitalOf } from './places';
import type { State } from './state';
import { playerOf } from './state';
import { checkVisit, visitedBy } from './visit';

/** A card on its way: who plays it, and whether Coerce puts that spy to it, IS-38. */
export interface Playing extends Play {
  readonly as: Seat;
  /** Whose hand a coerced card came from. */
  readonly coercedFrom?: Seat;
}

/** What the card says to this spy. */
export const textFor = (
  { prints }: State,
  { card, option, as, coercedFrom }: Pick<Playing, 'card' | 'option' | 'as' | 'coercedFrom'>,
): CardText => {
  const text = textOf(prints, card, option);
  return as === coercedFrom ? withoutCoerce(text) : text;
};

/** IS-24, IS-35: whether this spy can do what the card requires. */
export const checkPlay = (state: State, playing: Playing): readonly Violation[] => {
  const text = textFor(state, playing);
  const misfit = checkTarget(state, playing);
  if (misfit.length > 0) return misfit;
  return [
    ...text.needs.flatMap((need) => checkNeed(situationOf(state, playing), need)),
    ...kindsOf(text.steps).flatMap((step) => checkStep(state, playing, step)),
  ];
};

/** A step that comes twice is possible or not, and that is said once. */
const kindsOf = (steps: readonly CardStep[]): readonly CardStep[] =>
  steps.filter(
    (step, place) =>
      place === steps.findIndex((first) => first.kind === step.kind && iconOf(first) === iconOf(step)),
  );

const iconOf = (step: CardStep): Icon | undefined => (step.kind === 'icon' ? step.icon : undefined);

const checkTarget = (state: State, playing: Playing): readonly Violation[] => {
  const { card, target, as } = playing;
  const kind = textFor(state, playing).target;
  const params = { card: piece(card) };
  if (target === undefined) return kind === 'needed' ? [refuse('IS-24', 'target-missing', { params })] : NONE;
  // On the map a flight tells by its Region who is in the way.
  if (kind === 'none' || (kind === 'may' && state.map)) return [refuse('IS-24', 'no-target', { params })];
  if (!opponentsOf(state, as).includes(target)) return [refuse('IS-24', 'no-opponent')];
  const isOff = state.map && playerOf(state, target).region === undefined;
  return isOff ? [refuse('IS-17', 'undeployed', { params: { seat: seatParam(target) } })] : NONE;
};

/** On the map places are known; without it the table vouches for them. */
const situationOf = (state: State, { as, target }: Playing): Situation => {
  const tagged = (seat: Seat) => ({ seat, tags: playerOf(state, seat).tags });
  return {
    ...(target === undefined ? {} : { target: tagged(target) }),
    opponents: opponentsOf(state, as).map(tagged),
    ...(state.map
      ? {
          places: {
            adjacent: target !== undefined && areAdjacent(state, as, target),
            onAirshipRoute: canFly(state, as),
            inCapital: capitalOf(state, as) !== undefined,
          },
        }
      : {}),
  };
};

const checkStep = (state: State, playing: Playing, step: CardStep): readonly Violation[] => {
  const { as, target, capital, coercedFrom } = playing;
  switch (step.kind) {
    case 'icon':
      return checkIcon(state, { icon: step.icon, as, capital: visitedBy(state, as) });
    case 'control-or-empower':
      return isPossible(state, { kind: 'control-or-empower', as })
        ? NONE
        : [refuse('IS-24', 'impossible', { params: { what: piece('owed.control-or-empower') } })];
    case 'coerce': {
      if (coercedFrom !== undefined && target !== coercedFrom)
        return [refuse('IS-38', 'same-opponent', { params: { seat: seatParam(coercedFrom) } })];
      const left = target === undefined ? [] : pickable(playerOf(state, target));
      return left.length > 0
        ? NONE
        : [refuse('IS-37', 'no-card', { params: { seat: seatParam(target ?? as) } })];
    }
    case 'sabotage':
      return checkSabotage(state, as, capital);
    default:
      return NONE;
  }
};

/** On the map a Sabotage is where the spy is; without it the table vouches for the Capital. */
const checkSabotage = (state: State, as: Seat, named: Capital | undefined): readonly Violation[] => {
  const capital = state.map ? capitalOf(state, as) : named;
  const misnamed =
    state.map && named !== undefined && named !== capital
      ? [refuse('IS-28', 'elsewhere', { params: { capital: piece(named) } })]
      : NONE;
  if (capital === undefined) return misnamed;
  const params = { capital: piece(capital) };
  return [
    ...misnamed,
    ...(state.prints.sabotages[capital] ? NONE : [refuse('IS-28', 'amount-unknown', { params })]),
    ...(state.map ? NONE : [...checkVisit(state, as, capital), unsure('IS-28', 'in-capital', { params })]),
  ];
};

/** All ways to play a card as this spy, possible or not. */
export const waysToPlay = (
  state: State,
  card: Card,
  spy: Pick<Playing, 'as' | 'coercedFrom'>,
): readonly Play[] => {
  const { as } = spy;
  const { target } = textFor(state, { card, ...spy });
  const opponents = opponentsOf(state, as);
  if (card === 'sabotage' && !state.map) return [{ card }, ...CAPITALS.map((capital) => ({ card, capital }))];
  if (target === 'none' || (target === 'may' && state.map)) return [{ card }];
  const at = opponents.map((opponent) => ({ card, target: opponent }));
  if (card === 'trace') return [...at, ...at.map((play) => ({ ...play, option: 2 as const }))];
  return target === 'may' ? [{ card }, ...at] : at;
};

/** Whether a card can be played as this spy: surely, perhaps (places are not known) or not at all. */
export const playability = (
  state: State,
  card: Card,
  spy: Pick<Playing, 'as' | 'coercedFrom'>,
): 'surely' | 'perhaps' | 'no' => {
  const checked = waysToPlay(state, card, spy).map((play) => checkPlay(state, { ...play, ...spy }));
  if (checked.some((violations) => violations.length === 0)) return 'surely';
  const isOpen = (violations: readonly Violation[]) =>
    violations.every(({ certainty }) => certainty !== 'broken');
  return checked.some(isOpen) ? 'perhaps' : 'no';
};
