import { spyConnectionPlay } from './spy-connection-play';
import { spyConnectionRules } from './spy-connection-rules';
import { spyConnectionUi } from './spy-connection-ui';

export const spyConnection = {
  ...spyConnectionPlay,
  ...spyConnectionRules,

  name: 'Spy Connection',
  tagline: 'Span a network, complete Missions',
  ...spyConnectionUi,

  'term.mission': 'Mission',
  'term.start-mission': 'Start Mission',
  'term.mission-deck': 'Mission deck',
  'term.mission-display': 'Mission display',
  'term.mission-space': 'Mission space',
  'term.open-mission': 'open Mission',
  'term.completed': 'completed',
  'term.objective': 'objective',
  'term.agent': 'Agent',
  'term.assigned-agents': 'Assigned Agents',
  'term.supply': 'supply',
  'term.spy': 'Spy',
  'term.city': 'city',
  'term.neighbouring-city': 'neighbouring city',
  'term.network': 'network',
  'term.connection': 'connection',
  'term.space': 'space',
  'term.turn': 'turn',
  'term.extra-turn': 'extra turn',
  'term.last-turn': 'last turn',
  'term.start-player': 'start player',
  'term.setup': 'setup',
  'term.scoring': 'scoring',
  'term.victory-points': 'victory points',
  'term.light-side': 'light side',
  'term.dark-side': 'dark side',

  'count.agents_one': '{{count}} Agent',
  'count.agents_other': '{{count}} Agents',
  'count.missions_one': '{{count}} Mission',
  'count.missions_other': '{{count}} Missions',
} as const;
