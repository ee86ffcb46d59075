import { type Seat } from '@/rules/core/seat';
import { isRefused } from '@/rules/core/violation';
import { distance } from '@/rules/spymaster/model/board';
import { type Location, SPECIAL_AGENTS } from '@/rules/spymaster/model/prints';
import { drawSpecialAgent } from '@/rules/spymaster/moves/draw-special-agent';
import { moveAgent } from '@/rules/spymaster/moves/move-agent';
import { placeFreelanceAgents } from '@/rules/spymaster/moves/place-freelance-agents';
import { useBegun } from '../begun';
import { type Table } from '../table';
import { type MapTap } from './map-tap';

/** SM-31: the first completed Mission ends the move. */
export const isMoveOver = ({ view }: Table): boolean =>
  view.phase === 'operations' && view.turn.completed > 0;

/** Whose Agents the player to move could take from there, SM-31. Another Agency's only where no others stand. */
export const movable = ({ view }: Table, location: Location): readonly (Seat | 'freelance')[] => {
  const { active, players, freelances } = view;
  const specials = players.flatMap(({ agents }, seat) => (agents.includes(location) ? [seat] : []));
  const own = [
    ...specials.filter((seat) => seat === active),
    ...(freelances.includes(location) ? (['freelance'] as const) : []),
  ];
  return own.length > 0 ? own : specials;
};

/** What a tap on a location does in this phase: place an Agent, take one up, or set it down. */
export const useMapTap = (table: Table): MapTap => {
  const { view, options, act, note, check } = table;
  const { begun, change } = useBegun(table);
  const { active, phase, turn } = view;
  const { from, agent, places } = begun;
  if (phase === 'place-special-agents' && options.specialAgents === 'chosen')
    return {
      marked: places,
      onTap: (location) => change({ places: [...places, location].slice(-SPECIAL_AGENTS) }),
    };
  if (phase === 'place-special-agents')
    return { onTap: (location) => note(drawSpecialAgent.make({ location })) };
  if (phase === 'place-freelance-agents')
    return { onTap: (location) => note(placeFreelanceAgents.make({ locations: [location] })) };
  if (phase !== 'operations')
    return { chosen: from, onTap: (to) => change({ from: to === from ? undefined : to }) };
  const lift = (location: Location) => {
    const agents = movable(table, location);
    change({ from: location, agent: agents.length === 1 ? agents[0] : undefined });
  };
  const put = (to: Location, start: Location, mover: Seat | 'freelance') => {
    const move = moveAgent.make({ agent: mover, from: start, to });
    if (!isRefused(check(active, move))) change({ from: undefined, agent: undefined });
    act(active, move);
  };
  const chosen = from !== undefined && agent !== undefined && !movable(table, from).includes(agent);
  const start = chosen ? undefined : from;
  return {
    chosen: start,
    // Before it is said which Agent goes, a tap takes up another one: no price may promise a move.
    costTo:
      start === undefined || agent === undefined || isMoveOver(table)
        ? undefined
        : (to) => distance(start, to),
    reach: turn.points,
    onTap: (to) => {
      if (to === start) change({ from: undefined, agent: undefined });
      else if (start === undefined || agent === undefined) lift(to);
      else put(to, start, agent);
    },
  };
};
