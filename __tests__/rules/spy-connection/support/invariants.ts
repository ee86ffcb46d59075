import { type State } from '@/rules/spy-connection/model/state';
import { type State as LightState } from '@/rules/spy-connection/light/state';
import { isCoherent } from '@/rules/spy-connection/model/network';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** SC-70: supply, board, objectives and assigned Agents of each player add up to 15, or 14. */
export const expectAgents = ({ players, options }: State): void => {
  players.forEach(({ supply, agents, open }, seat) => {
    const onBoard = Object.values(agents);
    const onMissions = open.map(({ assigned, covered }) => assigned + covered.length);
    const all = supply + sum(onBoard) + sum(onMissions);
    if (all !== options.agents[seat] || supply < 0 || onBoard.some((count) => count < 1 || count > 2))
      throw new Error(`[SC-70] seat ${seat} has ${all} Agents`);
    for (const { print, covered } of open)
      if (new Set(covered).size < covered.length || covered.some((city) => !print.cities.includes(city)))
        throw new Error(`[SC-50] seat ${seat} covers a circle that is none`);
  });
};

/** SC-70 with light tracking: nobody has more Agents than there are, nor fewer than none. */
export const expectCounts = ({ players, options }: LightState): void => {
  players.forEach(({ supply, covered, open, entered }, seat) => {
    const most = options.agents[seat] ?? 0;
    if (supply < 0 || covered < 0 || (!entered && supply + covered > most))
      throw new Error(`[SC-70] seat ${seat} has ${supply} and ${covered} Agents`);
    if (open < 0) throw new Error(`[SC-25] seat ${seat} has fewer Missions than none`);
  });
};

/** SC-71: 43 Missions, each in one place, and no Start Mission twice. */
export const expectCards = ({ players, display, deck, discard, phase, choice }: State): void => {
  const held = players.flatMap(({ open, completed }) => [...open, ...completed]);
  const earlier = sum(players.map((player) => player.earlier.missions));
  const missions = held.filter(({ start }) => !start).length;
  const all = deck + display.length + discard.length + missions + earlier;
  if (all !== 43) throw new Error(`[SC-71] ${all} Missions`);
  const ids = [
    ...held.map(({ print }) => print.id),
    ...display.flatMap(({ print }) => (print ? [print.id] : [])),
    ...discard,
    ...choice.map(({ id }) => id),
  ];
  if (new Set(ids).size !== ids.length) throw new Error('[SC-71] a card lies in two places');
  const tiles = [...held, ...display].map(({ tile }) => tile);
  if (new Set(tiles).size !== tiles.length) throw new Error('[SC-71] a tile lies in two places');
  if (phase === 'turn' && players.some(({ open }) => open.length > 3))
    throw new Error('[SC-20] a fourth Mission');
};

/** What holds after every move of a playout. */
export const expectPlayable = (state: State): void => {
  expectAgents(state);
  expectCards(state);
  for (const { spy, agents } of state.players)
    if (spy !== undefined && !isCoherent(state.board, spy, agents)) throw new Error('[SC-35] not coherent');
};
