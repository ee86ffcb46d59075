import { type Param } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { reasonId, type Violation } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spy-connection/game';
import { type Player, type State } from '@/rules/spy-connection/model/state';
import { tell, times } from '../../support/soak';
import { joinedToSpy } from './support/brute-force';
import { everyVariant, playerAt, taps } from './support/wander';

const value = (violation: Violation, name: string): unknown => {
  const param: Param | undefined = violation.params?.[name];
  if (param?.kind === 'number') return param.value;
  if (param?.kind === 'piece') return param.piece;
  return param?.kind === 'seat' ? param.seat : param;
};

/** SC-30 once more, by spreading along ways that are held throughout. */
const reach = ({ board }: State, { spy = '', agents }: Player): ReadonlySet<string> => {
  const cities = new Set([spy]);
  for (let before = 0; before < cities.size;) {
    before = cities.size;
    for (const { cities: ends, spaces } of board.connections)
      if (ends.some((end) => cities.has(end)) && spaces.every((space) => agents[space]))
        ends.forEach((end) => cities.add(end));
  }
  return cities;
};

const priceOnBoard = ({ players }: State, seat: Seat, spaces: readonly string[]): number =>
  spaces.reduce((sum, space) => {
    if (players[seat]?.agents[space]) return sum;
    return sum + (players.some(({ agents }) => agents[space]) ? 2 : 1);
  }, 0);

const priceOfCard = ({ options, display }: State, { open }: Player, mission: string): number => {
  const printed = options.prices[display.findIndex(({ print }) => print?.id === mission)] ?? 0;
  if (options.board === 'light') return printed;
  return open.length === 0 ? 0 : printed + 1;
};

/** SC-35: how many spaces do not hang together with the Spy once these are empty. */
const leftBehind = ({ board }: State, { spy = '', agents }: Player, lifted: readonly string[]): number => {
  const kept = Object.keys(agents).filter((space) => !lifted.includes(space));
  return kept.length - joinedToSpy({ ways: board.connections, spy }, kept).length;
};

/** What a sentence says, looked up on the table; a reason that says nothing more than its rule is not listed. */
const truth = (state: State, seat: Seat, move: Move): Readonly<Record<string, unknown>> => {
  const player = playerAt(state, seat);
  const way =
    move.type === 'connect-city'
      ? state.board.connections.find(({ id }) => id === move.connection)
      : undefined;
  return {
    'SC-13/not-your-turn seat': state.active,
    'SC-20/three-open count': player.open.length,
    'SC-20/three-open most': 3,
    'SC-22/short count':
      move.type === 'accept-mission' ? priceOfCard(state, player, move.mission) : undefined,
    'SC-22/short supply': player.supply,
    'SC-33/short count': way && priceOnBoard(state, seat, way.spaces),
    'SC-33/short supply': player.supply,
    'SC-31/in-network city': way?.cities.find((city) => city !== player.spy),
    'SC-31/no-neighbour city': player.spy,
    'SC-35/cut-off count':
      move.type === 'take-back-agents' ? leftBehind(state, player, move.spaces) : undefined,
    'SC-40/already-there city': player.spy,
    'SC-50/spy-elsewhere city': player.spy,
  };
};

/** What a reason without figures claims. */
const holds = (state: State, seat: Seat, move: Move): Readonly<Record<string, boolean>> => {
  const player = playerAt(state, seat);
  const { option, travelled } = state.turn;
  const mission = 'mission' in move ? player.open.find(({ print }) => print.id === move.mission) : undefined;
  const city = 'city' in move && move.city !== undefined ? move.city : (player.spy ?? '');
  const other =
    move.type === 'connect-city' && state.board.connections.find(({ id }) => id === move.connection);
  return {
    'SC-30/not-in-network': !reach(state, player).has(city),
    'SC-30/second-travel': travelled,
    'SC-31/in-network':
      other !== false && (other?.cities.every((end) => reach(state, player).has(end)) ?? false),
    'SC-31/no-neighbour': other !== false && other?.cities.includes(player.spy ?? '') === false,
    'SC-31/one-city-a-turn': option === 'connect',
    'SC-34/no-travel-after-connecting': option === 'connect',
    'SC-36/not-covered': mission?.covered.includes(city) === false,
    'SC-36/not-open': mission === undefined || mission.assigned === 0,
    'SC-40/already-there': city === player.spy,
    'SC-41/accept-after-travel': travelled && option === undefined,
    'SC-42/option-owed': option === undefined && !travelled,
    'SC-42/option-taken': option !== undefined || travelled,
    'SC-42/mission-in-display': state.display.length > 0,
    'SC-50/option-first': option === undefined && !travelled,
    'SC-50/already-covered': mission?.covered.includes(city) === true,
    'SC-50/city-not-shown': mission?.print.cities.includes(city) === false,
    'SC-50/spy-elsewhere': city !== player.spy,
    'SC-52/no-agent': player.supply === 0,
    'SC-53/no-extra-turn': !state.turn.extra,
    'SC-53/turn-begun': state.turn.begun,
  };
};

const expectTrue = (state: State, seat: Seat, move: Move): number => {
  const [said, claimed] = [truth(state, seat, move), holds(state, seat, move)];
  let checked = 0;
  for (const violation of full.check(state, seat, move)) {
    const id = reasonId(violation);
    if (claimed[id] === false) throw new Error(`${id} is not so: ${JSON.stringify(move)}`);
    for (const name of Object.keys(violation.params ?? {})) {
      const key = `${id} ${name}`;
      if (key in said && said[key] !== value(violation, name))
        throw new Error(`${key} says ${String(value(violation, name))}, and it is ${String(said[key])}`);
      checked++;
    }
  }
  return checked;
};

test('[SC-42] [SC-50] what a reason says is so in the position, figure by figure', () => {
  let figures = 0;
  everyVariant(times(60, 400), ({ state, events }) => {
    if (state.phase !== 'turn' || events.length % times(4, 1) > 0) return;
    for (const move of taps(state)) figures += expectTrue(state, state.active, move);
  });
  tell(`Spy Connection ${figures} figures of reasons compared`);
  expect(figures).toBeGreaterThan(1000);
});
