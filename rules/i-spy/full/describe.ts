import type { GameEvent } from '@/rules/core/log/event';
import type { Message, Params } from '@/rules/core/message';
import { message, number, piece, seat as seatParam, text } from '@/rules/core/message';
import type { Seat, Viewer } from '@/rules/core/seat';
import { displaces } from '../card-texts';
import { regionParam } from '../map';
import type { MapMoves, Move, Play } from './moves';
import { dueCoerce } from './moves/coerce';
import { dueRelocation } from './moves/fly';
import { travellerOf } from './moves/travel';
import { dueNow, rewardsOf } from './owed';
import type { State } from './state';
import { playerOf } from './state';
import { placeOf, shuffledPrint, toReveal } from './tiles';

/** One line of the history, as far as the viewer may know. */
export const describe = (before: State, { actor, move }: GameEvent<Move>, viewer: Viewer): Message => {
  const seat = actor === 'table' ? before.turn.seat : actor;
  const { key, params } = told(before, move, { seat, viewer });
  return message(`did.${key}`, { seat: seatParam(seat), ...params });
};

interface Teller {
  readonly seat: Seat;
  readonly viewer: Viewer;
}

interface Told {
  readonly key: string;
  readonly params?: Params;
}

const told = (before: State, move: Move, teller: Teller): Told => {
  const key = move.type;
  switch (move.type) {
    case 'play-card':
      return playTold(move);
    case 'coerce':
      return coerceTold(before, move, teller);
    case 'draw-coerced-cards':
      return { key, params: { count: number(move.cards.length) } };
    case 'retrieve':
      return retrieveTold(before, move.card, teller);
    case 'make-contact':
    case 'look-at-assets':
      return { key, params: { capital: piece(move.capital) } };
    case 'choose-reward':
      return rewardTold(before, move.reward);
    case 'recruit':
      return recruitTold(before, move);
    case 'mark-politician':
    case 'control':
    case 'scandalize':
    case 'note-politician':
      return { key, params: { place: placeParam(before, move.politician) } };
    case 'empower': {
      const [one, other] = move.politicians;
      return { key, params: { place: placeParam(before, one), other: placeParam(before, other) } };
    }
    case 'give-initiative':
      return { key, params: { holder: seatParam(move.seat) } };
    case 'answer-politician':
      return { key: move.accept ? 'accept' : 'decline' };
    case 'turn-asset':
      return { key, params: { nation: piece(move.nation) } };
    case 'reveal-politician':
      return revealTold(before, move);
    case 'reveal-alignment': {
      const nation = move.nation ?? playerOf(before, teller.seat).alignment;
      return { key, params: { nation: piece(nation ?? '') } };
    }
    case 'note-print':
      return { key: `note-${move.print.kind}`, params: notedParams(move) };
    case 'deploy':
    case 'flee':
    case 'travel':
    case 'enter-capital':
    case 'leave-capital':
    case 'fly':
    case 'relocate':
      return moveTold(before, move);
    case 'note-region':
      return { key, params: { region: text(move.print.name) } };
    case 'note-airship-route':
      return { key, params: { name: text(move.print.name) } };
    case 'note-route': {
      const [one, other] = move.print.regions;
      return { key, params: { region: regionParam(before.map, one), other: regionParam(before.map, other) } };
    }
    case 'leave':
      return { key, params: { seat: seatParam(move.seat) } };
    default:
      return { key };
  }
};

const placeParam = (before: State, politician: number) => number(placeOf(before, politician) ?? 0);

/** Whoever decides, the Spy that moves is named. */
const moveTold = (before: State, { type, region }: Extract<MapMoves, { readonly region: string }>): Told => {
  const spies = {
    travel: travellerOf(before).as,
    fly: dueNow(before, 'airship')?.as,
    relocate: dueRelocation(before)?.spy,
  };
  const spy = type in spies ? spies[type as keyof typeof spies] : undefined;
  return {
    key: type,
    params: {
      region: regionParam(before.map, region),
      ...(spy === undefined ? {} : { seat: seatParam(spy) }),
    },
  };
};

const playTold = ({ card, target, capital }: Play): Told => {
  const params = { card: piece(card) };
  if (capital) return { key: 'play-card-in', params: { ...params, capital: piece(capital) } };
  return target === undefined
    ? { key: 'play-card', params }
    : {
        key: `play-card-${displaces(card) ? 'displacing' : 'at'}`,
        params: { ...params, target: seatParam(target) },
      };
};

/** IS-37: the card is shown to nobody else. */
const coerceTold = (
  before: State,
  { card, player }: Extract<Move, { type: 'coerce' }>,
  teller: Teller,
): Told => {
  const { seat, viewer } = teller;
  const opponent = dueCoerce(before)?.opponent ?? seat;
  const params = { opponent: seatParam(opponent) };
  return viewer === seat || viewer === opponent
    ? { key: `coerce-known-${player}`, params: { ...params, card: piece(card) } }
    : { key: `coerce-${player}`, params };
};

const rewardTold = (before: State, place: 1 | 2): Told => {
  const due = dueNow(before, 'reward');
  const reward = due?.kind === 'reward' ? rewardsOf(before, due.capital)[place - 1] : undefined;
  if (reward?.kind === 'icon') return { key: 'took-icon', params: { icon: piece(`owed.${reward.icon}`) } };
  return reward?.kind === 'tickets'
    ? { key: 'took-tickets', params: { count: number(reward.count) } }
    : { key: 'took-text' };
};

const retrieveTold = (
  before: State,
  card: Extract<Move, { type: 'retrieve' }>['card'],
  teller: Teller,
): Told => {
  if (card === undefined) return { key: 'retrieve-nothing' };
  const facedown = playerOf(before, teller.seat).facedown.find((each) => each.card === card);
  const knows = !facedown || (teller.viewer !== 'table' && facedown.knownTo?.includes(teller.viewer));
  return knows ? { key: 'retrieve', params: { card: piece(card) } } : { key: 'retrieve-unseen' };
};

const recruitTold = (
  { assetOrder, options }: State,
  { asset, print }: Extract<Move, { type: 'recruit' }>,
): Told => {
  const known = print ?? options.assetPrints.find(({ id }) => id === assetOrder?.[asset - 1]);
  const params = { name: known?.name ? text(known.name) : piece('asset'), count: number(known?.cost ?? 0) };
  return { key: 'recruit', params };
};

const revealTold = (before: State, { print }: Extract<Move, { type: 'reveal-politician' }>): Told => {
  const [politician = 0] = toReveal(before);
  const shown = shuffledPrint(before, politician) ?? print;
  return {
    key: 'reveal-politician',
    params: {
      place: placeParam(before, politician),
      name: shown?.name ? text(shown.name) : piece('politician'),
    },
  };
};

const notedParams = ({ print }: Extract<Move, { type: 'note-print' }>): Params => {
  if ('card' in print) return { card: piece(print.card) };
  return 'capital' in print ? { capital: piece(print.capital) } : { phase: number(print.phase) };
};
