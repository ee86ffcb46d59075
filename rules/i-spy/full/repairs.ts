import type { Repair } from '@/rules/core/contract';
import { message, piece, seat as seatParam } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import { CAPITALS } from '../pieces';
import { apply, check } from './check';
import { recorded } from './cards';
import { repairsOnMap } from './map-repairs';
import type { Move } from './moves';
import { isOpen } from './offer';
import { pressing } from './owed';
import type { State } from './state';
import { playerOf } from './state';

const MOST = 4;

/** Moves that make a refused move legal, the gentlest first. */
export const repairs = (state: State, actor: Actor, move: Move): readonly Repair<Move>[] => {
  if (actor === 'table' || state.phase !== 'turn' || actor !== state.turn.seat) return [];
  if (isOpen(check(state, actor, move))) return [];
  const first = keepInitiative(state);
  const then = [
    ...first,
    ...retrievals(state, actor),
    ...contacts(state, move),
    ...choices(state, move),
    ...repairsOnMap(state, actor, move),
  ];
  const single = then.filter(({ moves }) => isMended(state, actor, [...moves, move]));
  if (single.length > 0) return withoutDetours(single).slice(0, MOST);
  return first
    .flatMap(({ moves }) => then.map((more) => ({ label: more.label, moves: [...moves, ...more.moves] })))
    .filter(({ moves }) => isMended(state, actor, [...moves, move]))
    .slice(0, MOST);
};

/** A way that begins with another one that is enough goes too far. */
const withoutDetours = (all: readonly Repair<Move>[]): readonly Repair<Move>[] => {
  const told = all.map(({ moves }) => moves.map((move) => JSON.stringify(move)).join());
  return all.filter((_, place) => !told.some((other) => told[place]?.startsWith(`${other},`)));
};

const isMended = (state: State, seat: Seat, moves: readonly Move[]): boolean => {
  const [next, ...rest] = moves;
  if (!next) return true;
  return isOpen(check(state, seat, next)) && isMended(apply(state, seat, next), seat, rest);
};

/** In The Wind can leave the Initiative Card where it is. */
const keepInitiative = (state: State): readonly Repair<Move>[] =>
  pressing(state).some(({ kind }) => kind === 'in-the-wind')
    ? [
        {
          label: message('repair.keep-initiative', { seat: seatParam(state.initiative) }),
          moves: [{ type: 'give-initiative', seat: state.initiative }],
        },
      ]
    : [];

/** IS-22: what the turn still owes can be a Retrieval, which is always possible. */
const retrievals = (state: State, seat: Seat): readonly Repair<Move>[] => {
  const player = playerOf(state, seat);
  if (recorded(player).length === 0)
    return [{ label: message('repair.retrieve-nothing'), moves: [{ type: 'retrieve' }] }];
  // A coerced card is not named to the table, IS-37.
  return player.records.map((card) => ({
    label: message('repair.retrieve', { card: piece(card) }),
    moves: [{ type: 'retrieve', card }],
  }));
};

/** A reward that is not owed yet comes from a contact. */
const contacts = (state: State, { type }: Move): readonly Repair<Move>[] => {
  if (!['control', 'scandalize', 'recruit'].includes(type) || state.turn.third) return [];
  return CAPITALS.flatMap((capital) =>
    (state.prints.contacts[capital]?.rewards ?? []).flatMap((reward, index): readonly Repair<Move>[] =>
      reward.kind === 'icon' && reward.icon === type
        ? [
            {
              label: message('repair.contact', { capital: piece(capital) }),
              moves: [
                { type: 'make-contact', capital },
                { type: 'choose-reward', reward: index === 0 ? 1 : 2 },
              ],
            },
          ]
        : [],
    ),
  );
};

/** IS-24: the reward of a contact that waits can be the one that was tapped. */
const choices = (state: State, { type }: Move): readonly Repair<Move>[] => {
  const [due] = pressing(state);
  if (due?.kind !== 'reward') return [];
  return (state.prints.contacts[due.capital]?.rewards ?? []).flatMap(
    (reward, index): readonly Repair<Move>[] =>
      reward.kind === 'icon' && reward.icon === type
        ? [
            {
              label: message('repair.reward', { icon: piece(`owed.${reward.icon}`) }),
              moves: [{ type: 'choose-reward', reward: index === 0 ? 1 : 2 }],
            },
          ]
        : [],
  );
};
