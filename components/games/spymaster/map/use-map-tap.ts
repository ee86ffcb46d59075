import { SPECIAL_AGENTS } from '@/rules/spymaster/model/prints';
import { drawSpecialAgent } from '@/rules/spymaster/moves/draw-special-agent';
import { placeFreelanceAgents } from '@/rules/spymaster/moves/place-freelance-agents';
import { useBegun } from '../begun';
import { type Table } from '../table';
import { type MapTap } from './map-tap';

/** What a tap on a location does in this phase: place an Agent, or look who stands there. */
export const useMapTap = (table: Table): MapTap => {
  const { view, options, note } = table;
  const { begun, change } = useBegun(table);
  const { phase } = view;
  const { from, places } = begun;
  if (phase === 'place-special-agents' && options.specialAgents === 'chosen')
    return {
      marked: places,
      onTap: (location) => change({ places: [...places, location].slice(-SPECIAL_AGENTS) }),
    };
  if (phase === 'place-special-agents')
    return { onTap: (location) => note(drawSpecialAgent.make({ location })) };
  if (phase === 'place-freelance-agents')
    return { onTap: (location) => note(placeFreelanceAgents.make({ locations: [location] })) };
  return { chosen: from, onTap: (to) => change({ from: to === from ? undefined : to }) };
};
