import { type BaseMove } from '@/rules/core/contract';
import { type Param } from '@/rules/core/message';
import { type Actor } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { type Player, type State } from '@/rules/spy-connection/model/state';
import { joinedToSpy } from './brute-force';

/* Judges what refusals say by counting on the table: nothing of the rules is asked. */

export interface Said {
  readonly actor: Actor;
  readonly move: BaseMove;
  readonly violation: Violation;
}

type Judge = (state: State, said: Said) => boolean;

const valueOf = (param: Param | undefined): unknown => {
  if (param?.kind === 'number') return param.value;
  if (param?.kind === 'seat') return param.seat;
  if (param?.kind === 'piece') return param.piece;
  return param?.kind === 'text' ? param.text : undefined;
};

const says = ({ violation }: Said, name: string): unknown => valueOf(violation.params?.[name]);
const field = <T>({ move }: Said, name: string): T => (move as unknown as Record<string, T>)[name] as T;
const isTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;

const NOBODY: Player = {
  ...{ supply: 0, spy: undefined, agents: {}, open: [], completed: [], left: true },
  earlier: { missions: 0, points: 0 },
};
const own = ({ players }: State, { actor }: Said): Player => players[Number(actor)] ?? NOBODY;

interface Print {
  readonly id: string;
  readonly cities: readonly string[];
  readonly spaces?: readonly string[];
  readonly red?: string;
  readonly points?: number;
}
const printOf = (said: Said): Print | undefined => field<Print | undefined>(said, 'print');

/** A city is told by its name, or by its id where the book names it. */
const isCity = ({ board }: State, said: Said, city: unknown, as = 'city'): boolean => {
  const known = board.cities.find(({ id }) => id === city);
  return says(said, as) === (known?.name ?? city);
};

const saysCities = ({ board }: State, { violation }: Said, cities: readonly string[] = []): boolean => {
  const told = violation.params?.['cities'];
  const names = cities.map((city) => board.cities.find(({ id }) => id === city)?.name ?? city);
  return told?.kind === 'list' && JSON.stringify(told.items.map(valueOf)) === JSON.stringify(names);
};

/** The connection that a move is about, known or told with it. */
const wayOf = ({ board }: State, said: Said): Print | undefined =>
  board.connections.find(({ id }) => id === field(said, 'connection')) ?? printOf(said);

const waysWith = (state: State, said: Said): readonly Print[] => {
  const way = said.move.type === 'connect-city' ? wayOf(state, said) : undefined;
  const { connections } = state.board;
  return way && connections.every(({ id }) => id !== way.id) ? [...connections, way] : connections;
};

/** SC-30, by spreading along ways that are held throughout. */
const network = (state: State, said: Said): ReadonlySet<unknown> => {
  const { spy, agents } = own(state, said);
  const cities = new Set<unknown>([spy]);
  for (let before = 0; before < cities.size;) {
    before = cities.size;
    for (const { cities: ends, spaces = [] } of waysWith(state, said))
      if (ends.some((end) => cities.has(end)) && spaces.every((space) => agents[space]))
        ends.forEach((end) => cities.add(end));
  }
  return cities;
};

/** SC-32 */
const priceOfWay = (state: State, said: Said): number => {
  const { agents } = own(state, said);
  const costs = (wayOf(state, said)?.spaces ?? []).map((space): number => {
    if (agents[space]) return 0;
    return state.players.some((player) => player.agents[space]) ? 2 : 1;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
};

const placeOf = ({ display }: State, said: Said): number => {
  const place = display.findIndex(({ print }) => print?.id === field(said, 'mission'));
  const slot = field<number | undefined>(said, 'slot') ?? 0;
  return place < 0 && slot <= display.length ? slot - 1 : place;
};

/** SC-21, SC-60, SC-61 */
const priceOfCard = (state: State, said: Said): number => {
  const printed = state.options.prices[placeOf(state, said)] ?? NaN;
  if (state.options.board === 'light') return printed;
  return own(state, said).open.length === 0 ? 0 : printed + 1;
};

const missionOf = (state: State, said: Said) =>
  own(state, said).open.find(({ print }) => print.id === field(said, 'mission'));
const circleOf = (state: State, said: Said): string | undefined =>
  field<string | undefined>(said, 'city') ?? own(state, said).spy;

const lifted = (state: State, said: Said): number => {
  const { agents } = own(state, said);
  return field<readonly string[]>(said, 'spaces').reduce((sum, space) => sum + (agents[space] ?? 0), 0);
};

/** SC-35: which spaces do not hang together with the Spy once these are empty. */
const cutOff = (state: State, said: Said): number => {
  const { agents, spy = '' } = own(state, said);
  let left = field<number | undefined>(said, 'agents') ?? 99;
  const empty = field<readonly string[]>(said, 'spaces').filter((space) => {
    const isAll = (agents[space] ?? 0) <= left;
    left -= Math.min(left, agents[space] ?? 0);
    return isAll;
  });
  const kept = Object.keys(agents).filter((space) => !empty.includes(space));
  const ways = state.board.connections.map(({ cities, spaces }) => ({ cities, spaces }));
  return kept.length - joinedToSpy({ ways, spy }, kept).length;
};

const cards = (said: Said): readonly string[] => field(said, 'cards');
const dealt = (state: State, said: Said): readonly (Print | undefined)[] =>
  cards(said).map((card) =>
    [
      ...(field<readonly Print[] | undefined>(said, 'prints') ?? []),
      ...state.options.startMissionPrints,
    ].find(({ id }) => id === card),
  );
/** What the move tells of cards. */
const told = (state: State, said: Said): readonly (Print | undefined)[] =>
  said.move.type.endsWith('start-missions') ? dealt(state, said) : [printOf(said)];

const onTable = ({ display, players, discard }: State): readonly unknown[] => [
  ...display.map(({ print }) => print?.id),
  ...players.flatMap(({ open, completed }) => [...open, ...completed].map(({ print }) => print.id)),
  ...discard,
];

const toReveal = ({ toReveal: owed, deck }: State): number => Math.min(owed, deck);
const present = ({ players }: State): number => players.filter(({ left }) => !left).length;

const isKnown = ({ options, learned }: State, id: unknown): boolean =>
  options.missionPrints.some((print) => print.id === id) || learned.some((known) => known === id);

const shapeOf = (print: Print | undefined): string =>
  JSON.stringify([[...(print?.cities ?? [])].sort(), print?.red, print?.points]);

const noted = (state: State, said: Said) => {
  const slot = field<number | undefined>(said, 'slot');
  const all = [state.display, ...state.players.flatMap(({ open, completed }) => [open, completed])].flat();
  return slot === undefined
    ? all.find(({ print }) => print?.id === printOf(said)?.id)
    : state.display[slot - 1];
};

const hasOption = ({ turn }: State): boolean => turn.option !== undefined;

const JUDGES: Readonly<Record<string, Judge>> = {
  'SC-1/no-such-card': (state, said) =>
    said.move.type === 'reveal-missions'
      ? cards(said).some((card) => state.options.missionPrints.every(({ id }) => id !== card))
      : dealt(state, said).includes(undefined),
  'SC-1/too-many-missions': ({ options, learned, ...state }, said) =>
    says(said, 'most') === 43 &&
    options.missionPrints.length + learned.length >= 43 &&
    !isKnown({ options, learned, ...state }, printOf(said)?.id),
  'SC-1/not-here': ({ players }, said) =>
    players[said.move.type === 'leave' ? field<number>(said, 'seat') : Number(said.actor)]?.left !== false,
  'SC-1/last-one': (state) => present(state) === 1,
  'SC-2/city-twice': (state, said) => told(state, said).some((print) => isTwice(print?.cities ?? [])),
  'SC-2/red-not-shown': (state, said) =>
    dealt(state, said).some((print) => print && !print.cities.includes(print.red ?? '')),
  'SC-2/only-red': (state, said) => dealt(state, said).some((print) => print?.cities.length === 1),
  'SC-2/print-missing': (state, said) =>
    printOf(said) === undefined && state.display[placeOf(state, said)]?.print === undefined,
  'SC-2/print-known': (state, said) => {
    const lying =
      said.move.type === 'note-mission' ? noted(state, said) : state.display[placeOf(state, said)];
    const isOther = said.move.type === 'accept-mission' && printOf(said)?.id !== field(said, 'mission');
    return isOther || lying?.print?.id !== printOf(said)?.id;
  },
  'SC-2/no-such-mission': (state, said) => noted(state, said) === undefined,
  'SC-3/no-such-city': (state, said) =>
    [
      field<string | undefined>(said, 'city'),
      ...told(state, said).flatMap((print) => print?.cities ?? []),
    ].some((city) => isCity(state, said, city) && state.board.cities.every(({ id }) => id !== city)),
  'SC-3/thirteenth-city': ({ board }, said) =>
    board.cities.filter(({ id }) => id !== printOf(said)?.id).length === 12,
  'SC-3/to-itself': (_, said) => isTwice(printOf(said)?.cities ?? []),
  'SC-3/space-twice': (_, said) => isTwice(printOf(said)?.spaces ?? []),
  'SC-3/connection-known': ({ board }, said) =>
    printOf(said)?.id !== field(said, 'connection') ||
    board.connections.some(({ id }) => id === field(said, 'connection')),
  'SC-3/connection-unknown': (state, said) => wayOf(state, said) === undefined,
  'SC-3/connection-alike': (state, said) => {
    const { id, cities: [from, to] = [] } = printOf(said) ?? {};
    return (
      isCity(state, said, from, 'from') &&
      isCity(state, said, to, 'to') &&
      state.board.connections.some(
        (known) =>
          known.id !== id &&
          known.cities.some((end) => end === from) &&
          known.cities.some((end) => end === to),
      )
    );
  },
  'SC-3/agents-there': ({ board, players }, said) => {
    const print = printOf(said);
    const ways = [...board.connections.filter(({ id }) => id !== print?.id), print];
    const left = ways.flatMap((way) => way?.spaces ?? []);
    return players.some(({ agents }) => Object.keys(agents).some((space) => !left.includes(space)));
  },
  'SC-12/nothing-to-reveal': (state) => toReveal(state) === 0,
  'SC-12/wrong-number': (state, said) =>
    says(said, 'count') === toReveal(state) && cards(said).length !== toReveal(state),
  'SC-13/no-such-seat': ({ players }, { actor }) => actor === 'table' || players[actor] === undefined,
  'SC-13/not-your-turn': ({ active }, said) => said.actor !== active && says(said, 'seat') === active,
  'SC-13/for-the-table': (_, { actor }) => actor !== 'table',
  'SC-14/not-now': ({ phase, options }, { move: { type } }) => {
    if (type === 'choose-start-mission') return phase !== 'choose-start-missions';
    const way = type === 'deal-start-missions' ? 'dealt' : 'chosen';
    return phase !== 'set-up' || options.startMissions !== way;
  },
  'SC-14/set-up-first': ({ phase }) => phase === 'set-up' || phase === 'choose-start-missions',
  'SC-14/one-for-each': (state, said) =>
    said.move.type === 'choose-start-mission'
      ? own(state, said).spy !== undefined
      : cards(said).length !== state.players.length,
  'SC-14/not-revealed': ({ choice }, said) => choice.every(({ id }) => id !== field(said, 'card')),
  'SC-20/three-open': (state, said) =>
    says(said, 'most') === 3 &&
    says(said, 'count') === own(state, said).open.length &&
    own(state, said).open.length >= 3,
  'SC-20/not-on-display': ({ display }, said) => {
    const named = display.some(({ print }) => print?.id === field(said, 'mission'));
    const slot = field<number | undefined>(said, 'slot') ?? 0;
    return !named && (display[slot - 1] === undefined || printOf(said) === undefined);
  },
  'SC-22/short': (state, said) =>
    says(said, 'count') === priceOfCard(state, said) &&
    says(said, 'supply') === own(state, said).supply &&
    priceOfCard(state, said) > own(state, said).supply,
  'SC-23/reveal-first': (state) => toReveal(state) > 0,
  'SC-25/not-open': (state, said) => missionOf(state, said) === undefined,
  'SC-30/not-in-network': (state, said) =>
    isCity(state, said, field(said, 'city')) && !network(state, said).has(field(said, 'city')),
  'SC-30/second-travel': ({ turn }) => turn.travelled,
  'SC-31/in-network': (state, said) => {
    const { spy } = own(state, said);
    const to = wayOf(state, said)?.cities.find((city) => city !== spy);
    return isCity(state, said, to) && network(state, said).has(to);
  },
  'SC-31/no-neighbour': (state, said) =>
    isCity(state, said, own(state, said).spy) &&
    wayOf(state, said)?.cities.every((city) => city !== own(state, said).spy) === true,
  'SC-31/one-city-a-turn': ({ turn }) => turn.option === 'connect',
  'SC-33/short': (state, said) =>
    says(said, 'count') === priceOfWay(state, said) &&
    says(said, 'supply') === own(state, said).supply &&
    priceOfWay(state, said) > own(state, said).supply,
  'SC-34/no-travel-after-connecting': ({ turn }) => turn.option === 'connect',
  'SC-35/no-agent': (state, said) =>
    field<readonly string[]>(said, 'spaces').some((space) => !own(state, said).agents[space]),
  'SC-35/space-twice': (_, said) => isTwice(field(said, 'spaces')),
  'SC-35/half-of-pair': (state, said) =>
    says(said, 'count') === lifted(state, said) && field<number>(said, 'agents') < lifted(state, said),
  'SC-35/fewer-there': (state, said) =>
    says(said, 'count') === lifted(state, said) && field<number>(said, 'agents') > lifted(state, said),
  'SC-35/cut-off': (state, said) => says(said, 'count') === cutOff(state, said) && cutOff(state, said) > 0,
  'SC-36/not-open': (state, said) => {
    const open = missionOf(state, said);
    return open === undefined || (said.move.type === 'take-back-assigned' && open.assigned === 0);
  },
  'SC-36/not-covered': (state, said) =>
    isCity(state, said, field(said, 'city')) &&
    missionOf(state, said)?.covered.includes(field(said, 'city')) === false,
  'SC-36/assigned': (state, said) =>
    saysCities(state, said, missionOf(state, said)?.print.cities) &&
    Number(missionOf(state, said)?.assigned) > 0,
  'SC-40/already-there': (state, said) =>
    isCity(state, said, own(state, said).spy) && own(state, said).spy === field(said, 'city'),
  'SC-41/accept-after-travel': (state) => state.turn.travelled && !hasOption(state),
  'SC-42/option-owed': (state) => !hasOption(state) && !state.turn.travelled,
  'SC-42/option-taken': (state) => hasOption(state) || state.turn.travelled,
  'SC-42/mission-in-display': ({ display }) => display.length > 0,
  'SC-42/spy-can-move': (state, said) => network(state, said).size > 1,
  'SC-42/can-connect': (state, said) =>
    state.board.connections.some(({ cities }) => {
      const isNew = cities.some((city) => !network(state, said).has(city));
      return isNew && cities.some((city) => city === own(state, said).spy);
    }),
  'SC-42/board-unknown': ({ options }) => options.box === 'owner',
  'SC-50/option-first': (state) => !hasOption(state) && !state.turn.travelled,
  'SC-50/objectives-begun': ({ turn }) => turn.option === 'move',
  'SC-50/not-open': (state, said) => missionOf(state, said) === undefined,
  'SC-50/city-not-shown': (state, said) =>
    isCity(state, said, circleOf(state, said)) &&
    missionOf(state, said)?.print.cities.every((city) => city !== circleOf(state, said)) === true,
  'SC-50/already-covered': (state, said) =>
    isCity(state, said, circleOf(state, said)) &&
    missionOf(state, said)?.covered.some((city) => city === circleOf(state, said)) === true,
  'SC-50/spy-elsewhere': (state, said) =>
    isCity(state, said, own(state, said).spy) && circleOf(state, said) !== own(state, said).spy,
  'SC-51/all-covered': (state, said) => {
    const card = noted(state, said);
    const covered = (card && 'covered' in card ? card.covered : []) as readonly string[];
    const { cities = [] } = printOf(said) ?? {};
    const rest = cities.filter((city) => !covered.includes(city));
    return covered.length > 0 && (rest.length === 0 || covered.some((city) => !cities.includes(city)));
  },
  'SC-52/no-agent': (state, said) => own(state, said).supply === 0,
  'SC-53/no-extra-turn': ({ turn, active }, { actor }) => !turn.extra || actor !== active,
  'SC-53/turn-begun': ({ turn }) => turn.extra && turn.begun,
  'SC-55/over': ({ phase }) => phase === 'over',
  'SC-71/card-on-table': (state, said) => {
    const named = said.move.type === 'reveal-missions' ? cards(said) : [printOf(said)?.id];
    return named.some((card) => onTable(state).includes(card));
  },
  'SC-71/card-twice': (_, said) => isTwice(cards(said)),
  'SC-71/card-alike': (state, said) => {
    const shapes = dealt(state, said).map(shapeOf);
    const twin = dealt(state, said).find((_, place) => shapes.indexOf(shapes[place] ?? '') < place);
    return twin !== undefined && saysCities(state, said, twin.cities);
  },
};

/** Said of what is set up, of boxes, of corrections, or on the sheet: no match in full has them. */
export const NOT_IN_PLAY: readonly string[] = [
  'SC-1/players',
  'SC-1/deck-unknown',
  'SC-1/too-many-start-missions',
  'SC-3/unreachable',
  'SC-11/agents-for-each',
  'SC-25/no-open-mission',
  'SC-36/fewer-circles',
  'SC-51/no-open-mission',
  'SC-55/no-scores-yet',
  'SC-55/who-was-first',
  'SC-55/not-seven',
  'SC-56/entered',
  'SC-56/no-missions',
  'SC-62/dark-with-14',
  'SC-70/more-than-exist',
  'SC-70/not-enough',
  'SC-70/too-many',
  'SC-71/looks-alike',
];

export const judged = (): readonly string[] => Object.keys(JUDGES);

/** Whether it is so; a reason that nobody can judge is none. */
export const isTrue = (state: State, said: Said): boolean =>
  JUDGES[`${said.violation.rule}/${said.violation.code}`]?.(state, said) ?? false;
