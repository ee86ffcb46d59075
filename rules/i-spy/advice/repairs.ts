import { type BaseMove, type Repair } from '@/rules/core/contract';
import { type Refused, type Trying } from '@/rules/core/define-game';
import { message, number, piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { isRefused } from '@/rules/core/violation';
import { recorded } from '../model/cards';
import { regionParam } from '../model/map';
import { coercedTraveller, pressing, rewardsOf, travellerOf } from '../model/owed';
import { CAPITALS } from '../model/pieces';
import { waysToPlay } from '../model/play';
import { type Reward } from '../model/prints';
import { type State } from '../model/state';
import { chooseReward } from '../moves/choose-reward';
import { control } from '../moves/control';
import { deploy } from '../moves/deploy';
import { dropTickets } from '../moves/drop-tickets';
import { flee } from '../moves/flee';
import { giveInitiative } from '../moves/give-initiative';
import { makeContact } from '../moves/make-contact';
import { noteRoute } from '../moves/note-route';
import { playCard } from '../moves/play-card';
import { recruit } from '../moves/recruit';
import { retrieve } from '../moves/retrieve';
import { scandalize } from '../moves/scandalize';
import { takeTagForTickets } from '../moves/take-tag-for-tickets';
import { travel } from '../moves/travel';
import { reachOf } from './reach';

const MOST = 4;

/** Moves that make a refused move of a turn legal, the gentlest first. */
export const repairs = (
  game: Trying<State>,
  state: State,
  { seat, move }: Refused,
): readonly Repair<BaseMove>[] => {
  if (state.phase !== 'turn' || seat !== state.turn.seat) return [];
  const mends = ({ moves }: Repair<BaseMove>) =>
    isMended({ game, seat, spy: moverOf(state, move) }, state, [...moves, move]);
  const first = keepInitiative(state);
  const then = [
    ...first,
    ...retrievals(state, seat),
    ...contacts(state, move),
    ...choices(state, move),
    ...repairsOnMap(state, seat, move),
  ];
  const single = then.filter(mends);
  if (single.length > 0) return withoutDetours(single).slice(0, MOST);
  return first
    .flatMap(({ moves }) => then.map((more) => ({ label: more.label, moves: [...moves, ...more.moves] })))
    .filter(mends)
    .slice(0, MOST);
};

/** A way that begins with another one that is enough goes too far. */
const withoutDetours = (all: readonly Repair<BaseMove>[]): readonly Repair<BaseMove>[] => {
  const told = all.map(({ moves }) => moves.map((move) => JSON.stringify(move)).join());
  return all.filter((_, place) => !told.some((other) => told[place]?.startsWith(`${other},`)));
};

interface Player {
  readonly game: Trying<State>;
  readonly seat: Seat;
  /** Whose Spy the refused move was to move. */
  readonly spy: Seat | undefined;
}

const moverOf = (state: State, move: BaseMove): Seat | undefined =>
  travel.is(move) ? travellerOf(state).as : undefined;

const isMended = (by: Player, state: State, moves: readonly BaseMove[]): boolean => {
  const [next, ...rest] = moves;
  if (!next) return true;
  const { game, seat, spy } = by;
  if (rest.length === 0 && moverOf(state, next) !== spy) return false;
  return !isRefused(game.check(state, seat, next)) && isMended(by, game.apply(state, seat, next), rest);
};

/** In The Wind can leave the Initiative Card where it is. */
const keepInitiative = (state: State): readonly Repair<BaseMove>[] =>
  pressing(state).some(({ kind }) => kind === 'in-the-wind')
    ? [
        {
          label: message('repair.keep-initiative', { seat: seatParam(state.initiative) }),
          moves: [giveInitiative.make({ seat: state.initiative })],
        },
      ]
    : [];

/** IS-22: what the turn still owes can be a Retrieval, which is always possible. */
const retrievals = (state: State, seat: Seat): readonly Repair<BaseMove>[] => {
  const player = playerOf(state, seat);
  if (recorded(player).length === 0)
    return [{ label: message('repair.retrieve-nothing'), moves: [retrieve.make({})] }];
  // A coerced card is not named to the table, IS-37.
  return player.records.map((card) => ({
    label: message('repair.retrieve', { card: piece(card) }),
    moves: [retrieve.make({ card })],
  }));
};

/** What an icon lets a spy do, by the move that does it. */
const shows = (reward: Reward, { type }: BaseMove): boolean => reward.kind === 'icon' && reward.icon === type;

/** A reward that is not owed yet comes from a contact. */
const contacts = (state: State, move: BaseMove): readonly Repair<BaseMove>[] => {
  const isRewarded = control.is(move) || scandalize.is(move) || recruit.is(move);
  if (!isRewarded || state.turn.third) return [];
  return CAPITALS.flatMap((capital) =>
    rewardsOf(state, capital)
      .filter((reward) => shows(reward, move))
      .map((reward) => ({
        label: message('repair.contact', { capital: piece(capital) }),
        moves: [makeContact.make({ capital }), chooseReward.make({ reward })],
      })),
  );
};

/** IS-24: the reward of a contact that waits can be the one that was tapped. */
const choices = (state: State, move: BaseMove): readonly Repair<BaseMove>[] => {
  const [due] = pressing(state);
  if (due?.kind !== 'reward') return [];
  return rewardsOf(state, due.capital)
    .filter((reward) => shows(reward, move))
    .map((reward) => ({
      label: message('repair.reward', { icon: piece(`owed.${move.type}`) }),
      moves: [chooseReward.make({ reward })],
    }));
};

/** On the map: go there first, get Tickets first, or tell the app of a Route that it does not know. */
const repairsOnMap = (state: State, seat: Seat, move: BaseMove): readonly Repair<BaseMove>[] =>
  state.map
    ? [
        ...noted(state, move),
        ...dropped(state),
        ...walks(state),
        ...(travel.is(move) ? tickets(state, seat) : []),
      ]
    : [];

/** The nearest first; a Tag or a card for Tickets is dearer. */
const walks = (state: State): readonly Repair<BaseMove>[] => {
  const { map } = state;
  if (!map) return [];
  const from = travellerOf(state).tickets;
  return reachOf({ ...state, map })
    .filter(({ moves }) => moves.length > 0)
    .map(({ region, tickets: left, moves }) => {
      const params = { region: regionParam(map, region), count: number(from - left) };
      const [begin, ...more] = moves;
      const isBeginning = begin && more.length === 0 && (flee.is(begin) || deploy.is(begin));
      return {
        label: message(isBeginning ? `repair.${begin.type}` : 'repair.go', params),
        moves,
      };
    });
};

const dropped = (state: State): readonly Repair<BaseMove>[] =>
  coercedTraveller(state) ? [{ label: message('repair.drop-tickets'), moves: [dropTickets.make({})] }] : [];

/** Cards that bring Tickets are found by trying. What only a coercer knows is not told, IS-37. */
const tickets = (state: State, seat: Seat): readonly Repair<BaseMove>[] => {
  const { hand, facedown } = playerOf(state, seat);
  const spy = travellerOf(state).as;
  const isOpen = state.turn.tagOffers.some(({ as, knownTo }) => as === spy && knownTo === undefined);
  return [
    ...(isOpen ? [{ label: message('repair.tag'), moves: [takeTagForTickets.make({ spy })] }] : []),
    ...(facedown.length > 0 ? [] : hand).flatMap((card) =>
      waysToPlay(state, card, { as: seat })
        .filter(({ target }) => target === undefined)
        .map((play) => ({
          label: message('repair.play', { card: piece(card) }),
          moves: [playCard.make(play)],
        })),
    ),
  ];
};

/** Only an owner's map has Routes to learn: a Spy that really goes that way shows that there is one. */
const noted = (state: State, move: BaseMove): readonly Repair<BaseMove>[] => {
  const from = playerOf(state, travellerOf(state).as).region;
  if (state.options.box !== 'owner' || !travel.is(move) || from === undefined) return [];
  const note = noteRoute.make({ print: { regions: [from, move.region] } });
  return [{ label: message('repair.note-route'), moves: [note] }];
};
