import { translationOf } from '../catalogue';
import type { spyConnection as en } from '../en/spy-connection';
import { spyConnectionPlay } from './spy-connection-play';
import { spyConnectionRules } from './spy-connection-rules';
import { spyConnectionUi } from './spy-connection-ui';

export const spyConnection = translationOf<typeof en>()({
  ...spyConnectionPlay,
  ...spyConnectionRules,

  name: 'Spy Connection',
  tagline: 'Ein Netzwerk spannen, Missionen erfüllen',
  ...spyConnectionUi,

  'term.mission': 'Mission',
  'term.start-mission': 'Startmission',
  'term.mission-deck': 'Missionsstapel',
  'term.mission-display': 'Auslage',
  'term.mission-space': 'Missionsfeld',
  'term.open-mission': 'offene Mission',
  'term.completed': 'erfüllt',
  'term.objective': 'Missionsziel',
  'term.agent': 'Agent',
  'term.assigned-agents': 'eingebundene Agenten',
  'term.supply': 'Vorrat',
  'term.spy': 'Spion',
  'term.city': 'Stadt',
  'term.neighbouring-city': 'benachbarte Stadt',
  'term.network': 'Netzwerk',
  'term.connection': 'Verbindung',
  'term.space': 'Feld',
  'term.turn': 'Zug',
  'term.extra-turn': 'Extrazug',
  'term.last-turn': 'letzter Zug',
  'term.start-player': 'Person, die beginnt',
  'term.setup': 'Spielvorbereitung',
  'term.scoring': 'Wertung',
  'term.victory-points': 'Punkte',
  'term.light-side': 'helle Vorderseite',
  'term.dark-side': 'dunkle Rückseite',

  'count.agents_one': '{{count}} Agent',
  'count.agents_other': '{{count}} Agenten',
  'count.missions_one': '{{count}} Mission',
  'count.missions_other': '{{count}} Missionen',
});
