import { type State } from '@/rules/i-spy/model/state';
import {
  canDo,
  capitalOf,
  effectsOf,
  field,
  firstOwed,
  flights,
  isHere,
  isJoined,
  type Judge,
  type Judges,
  owedTo,
  own,
  playerAt,
  type Said,
  says,
  STARRED,
  sum,
  textsOwed,
  visitOf,
  whereIs,
} from './said';

/* Cards, Tags and rewards. */

/** The book's texts: whom a card needs, and how many Tags or Tickets. */
const NEEDS_TARGET = ['extort', 'trace', 'misdirect'];

const coercing = ({ turn }: State) => {
  const owed = turn.owed.find(({ kind }) => kind === 'coerce');
  return owed?.kind === 'coerce' ? owed : undefined;
};

/** Who plays the card. */
const player = (state: State, said: Said): unknown => {
  if (said.move.type !== 'coerce') return said.actor;
  const due = coercing(state);
  return field(said, 'player') === 'coercer' ? due?.as : due?.opponent;
};

const isAtSomebody = (state: State, said: Said): boolean => {
  const card = field<string>(said, 'card');
  const print = state.prints.cards[card as 'trace'];
  const text = field(said, 'option') === 2 ? print?.harsher : print?.text;
  if (said.move.type === 'coerce' && card === 'misdirect' && field(said, 'player') === 'opponent')
    return text?.target === true;
  return NEEDS_TARGET.includes(card) || text?.target === true;
};

const recordsOf = (state: State, seat: unknown): readonly (string | undefined)[] => {
  const { records = [], facedown = [] } = playerAt(state, seat) ?? {};
  return [...records, ...facedown.map(({ card }) => card)];
};

/** Whether a text moves this card before, so that it lies somewhere else by then. */
const isMovedBefore = (said: Said): boolean =>
  effectsOf(said).filter(({ kind, card }) => kind === 'move-card' && card === says(said, 'card')).length > 1;

const isOutOf =
  (to: string, pile: (state: State, seat: unknown) => readonly unknown[]): Judge =>
  (state, said) => {
    const card = says(said, 'card');
    const moved = effectsOf(said).filter((effect) => effect['to'] === to && effect['card'] === card);
    if (said.move.type === 'resolve-text')
      return isMovedBefore(said) || moved.some(({ seat }) => !pile(state, seat).includes(card));
    return field(said, 'card') === card && !pile(state, said.actor).includes(card);
  };

/** IS-25: two, and what texts and Assets of this turn give. */
const mostActions = (state: State, { actor }: Said): number => {
  const given = (playerAt(state, actor)?.assets ?? []).flatMap(({ print, turned }) =>
    turned ? [] : (print?.effects ?? []).map((effect) => (effect.on === 'turn' ? effect.cardActions : 0)),
  );
  return 2 + state.turn.extra + sum(given);
};

const KINDS: Readonly<Record<string, readonly string[]>> = {
  'choose-reward': ['reward'],
  control: ['control', 'control-or-empower'],
  empower: ['empower', 'control-or-empower'],
  'give-initiative': ['in-the-wind'],
  'return-coerced-cards': ['coerce'],
  'decline-recruit': ['recruit'],
  'drop-tickets': ['coerced-tickets'],
  fly: ['airship'],
};

const impossible: Judge = (state, said) => {
  const what = String(says(said, 'what')).replace('owed.', '');
  const { type } = said.move;
  if (what === 'reward') {
    const capital = type === 'make-contact' ? field<string>(said, 'capital') : rewardOf(state)?.capital;
    const shown = state.prints.contacts[capital as 'rome']?.rewards ?? [];
    if (type === 'choose-reward') {
      const wanted = field<object>(said, 'reward');
      return !shown.some((each) => JSON.stringify(sorted(each)) === JSON.stringify(sorted(wanted)));
    }
    return shown.every((each) => each.kind === 'icon' && !canDo(state, said.actor, each.icon, capital));
  }
  if (type === 'choose-reward') return !canDo(state, owedTo(state, 'reward'), what, rewardOf(state)?.capital);
  if (type !== 'resolve-text') return !canDo(state, player(state, said), what);
  // Assets that the phone shuffled are recruited only where the spy looks at them; what came before may have cost them.
  const isBlind = what === 'recruit' && state.assetOrder !== undefined;
  return isBlind || effectsOf(said).length > 1 || !canDo(state, textOf(state, said), what);
};

const sorted = (reward: object) => Object.entries(reward).sort();

const rewardOf = ({ turn }: State) => {
  const owed = turn.owed.find(({ kind }) => kind === 'reward');
  return owed?.kind === 'reward' ? owed : undefined;
};

const textOf = (state: State, said: Said): unknown => textsOwed(state, said)[0]?.as ?? said.actor;

const tagsOf = (state: State, said: Said): number | undefined => playerAt(state, says(said, 'seat'))?.tags;
const isTarget = (said: Said): boolean => says(said, 'seat') === field(said, 'target');

/** What must be so that a card can be played, of what can be seen from here. */
const canPlay: Judge = (state, said) => {
  const card = says(said, 'card');
  const others = state.players.flatMap(({ left, tags }, seat) =>
    left || seat === said.actor ? [] : [{ tags, seat }],
  );
  const isBeside = (seat: number): boolean =>
    !state.map ||
    isJoined(state, playerAt(state, said.actor)?.region, playerAt(state, seat)?.region) ||
    (capitalOf(state, said.actor) !== undefined && capitalOf(state, seat) === capitalOf(state, said.actor));
  const isHeld = own(state, said)?.hand.some((held) => held === card) === true;
  const isPossible =
    card === 'extort'
      ? others.some(({ tags, seat }) => tags > 0 && isBeside(seat))
      : card === 'trace'
        ? others.some(({ seat }) => isBeside(seat))
        : card === 'misdirect' || card === 'blackmail'
          ? others.some(({ tags }) => tags > 0)
          : card === 'airship-line'
            ? flights(state, own(state, said)?.region).length > 0
            : true;
  return isHeld && isPossible && state.turn.cardActions < 2;
};

const unsaid: Judge = ({ map }) => map === undefined;

const lessThan =
  (kind: string): Judge =>
  (state, said) =>
    firstOwed(state)?.kind === kind;

/** IS-37: what the phone has still to draw of a coerced hand. */
const toDraw = (state: State): number => {
  const due = state.turn.owed.find(({ kind }) => kind !== 'text' && kind !== 'in-the-wind');
  if (state.phase !== 'turn' || due?.kind !== 'coerce' || state.turn.drawn) return 0;
  if (state.options.coerceDraws !== 'digital') return 0;
  return Math.min(2, pickable(state, due.opponent).length);
};
const pickable = (state: State, seat: unknown): readonly string[] =>
  (playerAt(state, seat)?.hand ?? []).filter((card) => !STARRED.includes(card));

const emptied = (said: Said, of: 'supply' | 'tags', start: number): boolean => {
  let left = start;
  return effectsOf(said).some((effect) => {
    if (effect['kind'] !== of || effect['seat'] !== says(said, 'seat')) return false;
    left += Number(effect['by']);
    if (left >= 0) return false;
    left = 0;
    return true;
  });
};

export const CARDS: Judges = {
  'IS-17/deploy-first': lessThan('deploy'),
  'IS-21/flee-first': lessThan('flee'),
  'IS-22/third-card-action': (state, said) =>
    says(said, 'most') === mostActions(state, said) && state.turn.cardActions >= mostActions(state, said),
  'IS-22/contact-or-retrieval-done': ({ turn }) => turn.third !== undefined,
  'IS-22/contact-or-retrieval-owed': ({ turn }) => turn.third === undefined,
  'IS-22/card-actions-owed': ({ turn }, said) => says(said, 'count') === 2 - turn.cardActions && !turn.shown,
  'IS-22/second-capital': (state, said) =>
    says(said, 'visited') === visitOf(state, player(state, said)) &&
    says(said, 'capital') === field(said, 'capital') &&
    says(said, 'capital') !== says(said, 'visited'),
  'IS-23/not-in-records': isOutOf('hand', recordsOf),
  'IS-23/choose-a-card': (state, { actor }) => recordsOf(state, actor).length > 0,
  'IS-24/not-in-hand': isOutOf('records', (state, seat) => playerAt(state, seat)?.hand ?? []),
  'IS-24/resolve-first': (state, said) => says(said, 'what') === `owed.${firstOwed(state)?.kind}`,
  'IS-24/nothing-owed': ({ turn }, { move }) =>
    turn.owed.every(({ kind }) => !(KINDS[move.type] ?? [move.type]).includes(kind)),
  'IS-24/impossible': impossible,
  'IS-24/target-missing': (state, said) =>
    says(said, 'card') === field(said, 'card') &&
    field(said, 'target') === undefined &&
    isAtSomebody(state, said),
  'IS-24/no-target': (state, said) =>
    says(said, 'card') === field(said, 'card') &&
    field(said, 'target') !== undefined &&
    !isAtSomebody(state, said),
  'IS-24/no-opponent': (state, said) =>
    field(said, 'target') === player(state, said) || !isHere(state, field(said, 'target')),
  'IS-24/not-in-capital': (state, said) =>
    whereIs(state, player(state, said))?.kind !== 'capital' && state.map !== undefined,
  'IS-24/in-capital': unsaid,
  'IS-25/normal-first': ({ turn }) => turn.cardActions < 2,
  'IS-26/can-play': canPlay,
  'IS-26/vouched': unsaid,
  'IS-26/no-need': ({ turn }) => turn.cardActions >= 2,
  'IS-27/contact-unknown': ({ prints }, said) =>
    prints.contacts[says(said, 'capital') as 'rome'] === undefined,
  'IS-27/in-capital': unsaid,
  'IS-28/amount-unknown': ({ prints }, said) =>
    prints.sabotages[says(said, 'capital') as 'rome'] === undefined,
  'IS-28/in-capital': unsaid,
  'IS-28/elsewhere': (state, said) =>
    says(said, 'capital') === field(said, 'capital') &&
    capitalOf(state, player(state, said)) !== says(said, 'capital'),
  'IS-35/not-tagged': (state, said) => tagsOf(state, said) === 0 && isTarget(said),
  'IS-35/five-tags': (state, said) => (tagsOf(state, said) ?? 9) < 5 && isTarget(said),
  'IS-35/nobody-tagged': (state, said) =>
    state.players.every(({ tags, left }, seat) => left || tags === 0 || seat === player(state, said)),
  'IS-37/draw-first': (state) => toDraw(state) > 0,
  'IS-37/nothing-to-draw': (state) => toDraw(state) === 0,
  'IS-37/not-drawn': (state, said) => {
    const drawn = state.turn.drawn;
    if (said.move.type === 'coerce')
      return (
        drawn !== undefined &&
        says(said, 'count') === drawn.length &&
        !drawn.some((card) => card === field(said, 'card'))
      );
    const cards = field<readonly string[]>(said, 'cards');
    const hand = pickable(state, coercing(state)?.opponent);
    const fits = cards.length === toDraw(state) && new Set(cards).size === cards.length;
    return says(said, 'count') === toDraw(state) && !(fits && cards.every((card) => hand.includes(card)));
  },
  'IS-37/not-in-hand': (state, said) =>
    says(said, 'seat') === coercing(state)?.opponent &&
    playerAt(state, says(said, 'seat'))?.hand.every((card) => card !== field(said, 'card')) === true,
  'IS-37/special': (_, said) => STARRED.includes(field(said, 'card')),
  'IS-37/no-card': (state, said) => pickable(state, says(said, 'seat')).length === 0,
  'IS-37/playable': ({ turn }) => (turn.drawn?.length ?? 0) > 0,
  'IS-37/vouched': () => true,
  'IS-38/same-opponent': (state, said) =>
    says(said, 'seat') === coercing(state)?.opponent && field(said, 'target') !== says(said, 'seat'),
  'IS-40/short': (state, said) => {
    const { supply = 0, tags = 0 } = playerAt(state, says(said, 'seat')) ?? {};
    return emptied(said, 'supply', supply) || emptied(said, 'tags', tags);
  },
};
