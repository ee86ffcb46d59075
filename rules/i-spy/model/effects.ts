import * as v from 'valibot';
import { piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { seat, whole } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { owns, recorded, toHand, toRecords } from './cards';
import { checkIcon, settled, withIcon, withOwed, withTickets } from './owed';
import { type Icon, NATION_OF } from './pieces';
import { capitalOf, lookingAt, visitedBy, withVisit } from './places';
import { asset, card, icon, measure, nation, type PrintedStep, type TextSource } from './prints';
import { bend, refuse } from './refusals';
import { lineOf, posted } from './scoring';
import { type Known, type State, withTurn } from './state';
import { stepsOnCard } from './assets';
import { type CardStep } from './book';
import { CARD_ACTIONS, type Playing, textFor } from './play';

const by = whole(-38, 38);

/**
 * What a text did, as data. The book gives the rules and not the texts of Assets, most Politicians and some
 * cards, so a table records what such a text did; pools and counts stay right without the app knowing the text.
 */
export const effect = v.variant('kind', [
  v.strictObject({ kind: measure, nation, by }),
  v.strictObject({ kind: v.picklist(['supply', 'tags']), seat, by }),
  v.strictObject({ kind: v.literal('card-actions'), by: whole(1, 9) }),
  v.strictObject({ kind: v.literal('icon'), icon }),
  v.strictObject({ kind: v.literal('move-card'), seat, card, to: v.picklist(['hand', 'records']) }),
  v.strictObject({ kind: v.literal('lose-asset'), seat, asset }),
]);
export type Effect = Readonly<v.InferOutput<typeof effect>>;

/** Whether what a text is said to have done can have happened. */
const checkEffect = (state: State, seat: Seat, effect: Effect): readonly Violation[] => {
  switch (effect.kind) {
    case 'influence':
    case 'power':
      return NONE;
    case 'card-actions':
      if (state.phase !== 'turn') return [refuse('IS-20', 'not-now')];
      return state.turn.cardActions < CARD_ACTIONS ? [bend('IS-25', 'normal-first')] : NONE;
    case 'icon':
      return checkNoted(state, seat, effect.icon);
    default:
      return state.players[effect.seat] ? checkPieces(state, effect) : [refuse('IS-20', 'no-such-seat')];
  }
};

/** IS-41: Recruit works where the spy is; with Assets that the phone shuffled, where the spy is looking. */
const checkNoted = (state: State, seat: Seat, icon: Icon): readonly Violation[] => {
  if (state.phase !== 'turn') return [refuse('IS-20', 'not-now')];
  const isBlind = icon === 'recruit' && state.assetOrder !== undefined && !lookingAt(state, seat);
  if (isBlind) return [bend('IS-24', 'impossible', { params: { what: piece(`owed.${icon}`) } })];
  return checkIcon(state, { icon, as: seat, capital: visitedBy(state, seat) });
};

type OfPieces = Extract<Effect, { readonly seat: Seat }>;

const checkPieces = (state: State, effect: OfPieces): readonly Violation[] => {
  const player = playerOf(state, effect.seat);
  const params = { seat: seatParam(effect.seat) };
  switch (effect.kind) {
    case 'supply':
    case 'tags':
      return player[effect.kind] + effect.by >= 0
        ? NONE
        : [bend('IS-40', 'short', { params, focus: [`${effect.kind}/${effect.seat}`] })];
    case 'move-card': {
      const from = effect.to === 'hand' ? recorded(player) : player.hand;
      if (from.includes(effect.card)) return NONE;
      const details = { params: { card: piece(effect.card) } };
      const say = owns(player, effect.card) ? bend : refuse;
      return [
        effect.to === 'hand' ? say('IS-23', 'not-in-records', details) : say('IS-24', 'not-in-hand', details),
      ];
    }
    case 'lose-asset':
      return player.assets.some(({ asset }) => asset === effect.asset) ? NONE : [refuse('IS-42', 'no-asset')];
  }
};

interface Text {
  readonly seat: Seat;
  readonly source: TextSource;
  readonly effects: readonly Effect[];
}

/** One effect after the other, each checked against what the ones before have done. */
export const checkEffects = (state: State, { effects, ...text }: Text): readonly Violation[] => {
  let now = state;
  const wrong: Violation[] = [];
  for (const effect of effects) {
    const violations = checkEffect(now, text.seat, effect);
    wrong.push(...violations);
    if (violations.some(({ overrulable }) => !overrulable)) return wrong;
    now = withEffect(now, text, effect);
  }
  return wrong;
};

export const withEffects = (state: State, { effects, ...text }: Text): State =>
  settled(effects.reduce((now, effect) => withEffect(now, text, effect), state));

const withEffect = (state: State, { seat, source }: Omit<Text, 'effects'>, effect: Effect): State => {
  switch (effect.kind) {
    case 'influence':
    case 'power': {
      const { nation, kind: measure, by } = effect;
      const rule = source.kind === 'politician' ? 'IS-51' : 'IS-42';
      const line = lineOf(state.standing, rule, { nation, measure, by });
      return posted(state, { kind: 'text', seat, source }, [line]);
    }
    case 'card-actions':
      return withTurn(state, { extra: state.turn.extra + effect.by });
    case 'icon':
      return withIcon(state, { icon: effect.icon, as: seat, capital: visitedBy(state, seat) });
    case 'supply':
    case 'tags': {
      const count = Math.max(0, playerOf(state, effect.seat)[effect.kind] + effect.by);
      return withPlayer(state, effect.seat, { [effect.kind]: count });
    }
    case 'move-card':
      return effect.to === 'hand'
        ? toHand(state, effect.seat, [effect.card])
        : toRecords(state, effect.seat, [effect.card]);
    case 'lose-asset': {
      const assets = playerOf(state, effect.seat).assets.filter(({ asset }) => asset !== effect.asset);
      return { ...withPlayer(state, effect.seat, { assets }), lostAssets: state.lostAssets + 1 };
    }
  }
};

/*
 * What cards, rewards and Assets do: one interpreter for what the book states and for what the box knows.
 * IS-38: where Coerce puts a spy to it, nobody's Assets apply, Tickets are spent at once, and there is no Coerce.
 */

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
  const capital = named ?? (state.map ? capitalOf(state, as) : undefined);
  if (capital === undefined) return withTags(state, as, 1);
  const loss = state.prints.sabotages[capital]?.loss ?? 0;
  const line = lineOf(state.standing, 'IS-28', {
    nation: NATION_OF[capital],
    measure: 'influence',
    by: -loss,
  });
  const lost = posted(state, { kind: 'sabotage', seat: as, capital }, [line]);
  return state.map ? lost : withVisit(lost, as, capital);
};
