import { type LedgerEntry } from '@/rules/core/ledger';
import { type Message, message, number, piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { namedChoices } from './board';
import { AREAS, INTELLIGENCE_CARDS, type Location, LOCATIONS, MISSIONS, ROUNDS, stackSize } from './prints';
import { presentOf } from './round';
import { countOf, type Pile } from './pile';
import { isSetUp, type Player, type State } from './state';

interface Count {
  readonly label: Message;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly stock?: 'intelligence' | 'missions';
  readonly each?: number;
}

const count = (id: string, { min = 0, ...rest }: Count): LedgerEntry => ({ kind: 'count', id, min, ...rest });

/** SM-50: what should lie where. Only the number of cards in a hand is told, whether the app knows them or not. */
export const ledger = (state: State): readonly LedgerEntry[] =>
  isSetUp(state.phase)
    ? [
        ...state.players.flatMap((player, seat) => ofPlayer(state, player, seat)),
        count('discard', {
          label: message('ledger.discard'),
          value: countOf(state.discard),
          min: state.discard.cards.length,
          max: INTELLIGENCE_CARDS,
          stock: 'intelligence',
        }),
        ...AREAS.map((area, place) =>
          count(`space/${area}`, {
            label: message('ledger.space', { area: piece(area) }),
            value: missionsOn(state, place),
            max: 2,
            stock: 'missions',
          }),
        ),
        count('mission-deck', {
          label: message('ledger.mission-deck'),
          value: state.missionDeck,
          max: MISSIONS,
          stock: 'missions',
        }),
        ...turns(state),
        ...byPlace(state.freelances).map(({ location, id }, place) =>
          standing(state, location, {
            id: `freelance/${id}`,
            label: message('ledger.freelance', { place: number(place + 1) }),
          }),
        ),
      ]
    : [];

/**
 * Nobody can tell one Agent of an owner from another, so an Agent is named by the place where it stands, and by a
 * number among those that stand there.
 */
export const agentIds = (agents: readonly Location[]): readonly string[] => {
  const there = new Map<Location, number>();
  return agents.map((location) => {
    const nth = (there.get(location) ?? 0) + 1;
    there.set(location, nth);
    return `${location}/${nth}`;
  });
};

/** Freelance Agents are found by where they stand. */
const byPlace = (freelances: State['freelances']) => {
  const ids = agentIds(freelances);
  return freelances
    .map((location, place) => ({ location, id: ids[place] as string }))
    .sort((a, b) => LOCATIONS.indexOf(a.location) - LOCATIONS.indexOf(b.location));
};

const missionsOn = ({ spaces }: State, place: number): number =>
  (spaces[place]?.faceup ? 1 : 0) + (spaces[place]?.facedown ? 1 : 0);

/** SM-24: a hand that was entered wrongly can be left to its owner again, without telling what was in it. */
const knownLine = ({ options, phase, players }: State, seat: Seat): readonly LedgerEntry[] =>
  options.intelligenceDeck === 'digital' ||
  phase === 'over' ||
  countOf(playerOf({ players }, seat).hand) === 0
    ? []
    : [
        {
          kind: 'choice',
          id: `known/${seat}`,
          label: message('ledger.known', { seat: seatParam(seat) }),
          value: 'hand-entered',
          choices: ['hand-entered', 'hand-forgotten'],
        },
      ];

const standing = (
  { locations }: State,
  at: Location,
  line: { readonly id: string; readonly label: Message },
): LedgerEntry => ({ kind: 'choice', ...line, ...namedChoices(locations, at) });

/** With real cards a card that the app knows may have been misread; those that the phone dealt are there. */
const leastOf = ({ options }: State, { cards }: Pile): number =>
  options.intelligenceDeck === 'digital' ? cards.length : 0;

const ofPlayer = (
  state: State,
  { hand, earlier, agents, left }: Player,
  seat: Seat,
): readonly LedgerEntry[] => {
  const who = { seat: seatParam(seat) };
  const ids = agentIds(agents);
  return [
    ...(left
      ? []
      : [
          count(`hand/${seat}`, {
            label: message('ledger.hand', who),
            value: countOf(hand),
            min: leastOf(state, hand),
            max: INTELLIGENCE_CARDS,
            stock: 'intelligence',
          }),
          ...knownLine(state, seat),
        ]),
    count(`earlier/${seat}`, {
      label: message('ledger.earlier', who),
      value: earlier.missions,
      max: MISSIONS,
      stock: 'missions',
    }),
    count(`points/${seat}`, { label: message('ledger.points', who), value: earlier.points, max: 500 }),
    ...agents.map((location, place) =>
      standing(state, location, {
        id: `special/${seat}/${ids[place]}`,
        label: message('ledger.special', { ...who, place: number(place + 1) }),
      }),
    ),
  ];
};

/**
 * Each round that is over has dealt its stack to hands and discard pile. Going back a round takes a stack out of the
 * discard pile again, as far as that is not known cards.
 */
const turns = (state: State): readonly LedgerEntry[] => {
  const { round, discard, options, players, spyMaster, active, phase } = state;
  const present = presentOf(players).map(String);
  const back = Math.floor(discard.unknown / stackSize(options.seatCount));
  return [
    count('round', {
      label: message('ledger.round'),
      value: round,
      min: Math.max(1, round - back),
      max: ROUNDS,
      stock: 'intelligence',
      each: -stackSize(options.seatCount),
    }),
    {
      kind: 'choice',
      id: 'spymaster',
      label: message('ledger.spymaster'),
      value: String(spyMaster),
      choices: present,
    },
    ...(phase === 'operations'
      ? [
          {
            kind: 'choice' as const,
            id: 'next-spymaster',
            label: message('ledger.next-spymaster'),
            value: String(state.nextSpyMaster ?? spyMaster),
            choices: present,
          },
          {
            kind: 'choice' as const,
            id: 'active',
            label: message('ledger.active'),
            value: String(active),
            choices: present,
          },
        ]
      : []),
  ];
};
