import * as v from 'valibot';
import { piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { seat as seatSchema } from '@/rules/core/codec';
import { isRefused, NONE, type Violation } from '@/rules/core/violation';
import { type CardStep, type CardText, textOf, withoutCoerce } from './book';
import { pickable } from './cards';
import { opponentsOf } from './order';
import { checkIcon, isPossible } from './owed';
import { type Capital, CAPITALS, type Card, type Icon } from './pieces';
import { areAdjacent, canFly, capitalOf, checkVisit, visitedBy } from './places';
import { capital, card, type CardNeed } from './prints';
import { bend, refuse, unsure } from './refusals';
import { type State } from './state';

/** Where a spy stands and whom it is about, as far as a card asks for it. */
interface Situation {
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

const FIVE_TAGS = 5;

/** IS-24, IS-31, IS-34, IS-35: whether a card's requirement is met. */
export const checkNeed = (situation: Situation, need: CardNeed): readonly Violation[] => {
  const { target, opponents, places } = situation;
  const details = target ? { params: { seat: seatParam(target.seat) }, focus: [`tags/${target.seat}`] } : {};
  const place = target ? { params: { seat: seatParam(target.seat) } } : {};
  switch (need) {
    case 'tagged':
      return target && target.tags > 0 ? NONE : [bend('IS-35', 'not-tagged', details)];
    case 'five-tags':
      return target && target.tags >= FIVE_TAGS ? NONE : [bend('IS-35', 'five-tags', details)];
    case 'somebody-tagged':
      return opponents.some(({ tags }) => tags > 0)
        ? NONE
        : [bend('IS-35', 'nobody-tagged', { focus: opponents.map(({ seat }) => `tags/${seat}`) })];
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

/** IS-22: two Card Actions; IS-25: more only by Assets. */
export const CARD_ACTIONS = 2;

/** What a card is played at: an opponent, the second option of Trace, the Capital of a Sabotage. */
export const playFields = {
  card,
  target: v.exactOptional(seatSchema),
  option: v.exactOptional(v.picklist([1, 2])),
  capital: v.exactOptional(capital),
};
export type Play = Readonly<v.InferOutput<v.StrictObjectSchema<typeof playFields, undefined>>>;

/** A card on its way: who plays it, and whether Coerce puts that spy to it, IS-38. */
export interface Playing extends Play {
  readonly as: Seat;
  /** Whose hand a coerced card came from. */
  readonly coercedFrom?: Seat;
}

/** What the card says to this spy. */
export const textFor = (
  { prints }: Pick<State, 'prints'>,
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
  if (target === undefined) return kind === 'needed' ? [bend('IS-24', 'target-missing', { params })] : NONE;
  // On the map a flight tells by its Region who is in the way.
  if (kind === 'none' || (kind === 'may' && state.map)) return [bend('IS-24', 'no-target', { params })];
  if (!opponentsOf(state, as).includes(target)) return [refuse('IS-24', 'no-opponent')];
  const isOff = state.map && playerOf(state, target).region === undefined;
  return isOff ? [bend('IS-17', 'undeployed', { params: { seat: seatParam(target) } })] : NONE;
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
        : [bend('IS-24', 'impossible', { params: { what: piece('owed.control-or-empower') } })];
    case 'coerce': {
      if (coercedFrom !== undefined && target !== coercedFrom)
        return [bend('IS-38', 'same-opponent', { params: { seat: seatParam(coercedFrom) } })];
      const left = target === undefined ? [] : pickable(playerOf(state, target));
      return left.length > 0
        ? NONE
        : [bend('IS-37', 'no-card', { params: { seat: seatParam(target ?? as) } })];
    }
    case 'sabotage':
      return checkSabotage(state, as, capital);
    default:
      return NONE;
  }
};

/** On the map a Sabotage is where the spy is; without it the table vouches for the Capital. */
const checkSabotage = (state: State, as: Seat, named: Capital | undefined): readonly Violation[] => {
  const here = state.map ? capitalOf(state, as) : undefined;
  const capital = named ?? here;
  const misnamed =
    state.map && named !== undefined && named !== here
      ? [bend('IS-28', 'elsewhere', { params: { capital: piece(named) } })]
      : NONE;
  if (capital === undefined) return misnamed;
  const params = { capital: piece(capital) };
  return [
    ...misnamed,
    ...(state.prints.sabotages[capital] ? NONE : [bend('IS-28', 'amount-unknown', { params })]),
    ...(state.map ? NONE : [...checkVisit(state, as, capital), unsure('IS-28', 'in-capital', { params })]),
  ];
};

/** A match as far as the ways to play a card depend on it; a view is enough. */
export interface Choosing {
  readonly prints: State['prints'];
  readonly players: readonly { readonly left: boolean }[];
  readonly map?: unknown;
}

/** All ways to play a card as this spy, possible or not. */
export const waysToPlay = (
  state: Choosing,
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
  return checked.every(isRefused) ? 'no' : 'perhaps';
};
