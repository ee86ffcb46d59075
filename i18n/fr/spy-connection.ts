import { translationOf } from '../catalogue';
import type { spyConnection as en } from '../en/spy-connection';
import { spyConnectionPlay } from './spy-connection-play';
import { spyConnectionRules } from './spy-connection-rules';
import { spyConnectionUi } from './spy-connection-ui';

export const spyConnection = translationOf<typeof en>()({
  ...spyConnectionPlay,
  ...spyConnectionRules,

  name: 'Spy Connection',
  tagline: 'Tisser un réseau, accomplir des missions',
  ...spyConnectionUi,

  'term.mission': 'mission',
  'term.start-mission': 'mission de départ',
  'term.mission-deck': 'pioche Missions',
  'term.mission-display': 'piste des missions',
  'term.mission-space': 'emplacement de mission',
  'term.open-mission': 'mission inachevée',
  'term.completed': 'accomplie',
  'term.objective': 'objectif de mission',
  'term.agent': 'agent',
  'term.assigned-agents': 'agents affectés',
  'term.supply': 'réserve',
  'term.spy': 'espion',
  'term.city': 'ville',
  'term.neighbouring-city': 'ville voisine',
  'term.network': 'réseau',
  'term.connection': 'connexion',
  'term.space': 'point de connexion',
  'term.turn': 'tour',
  'term.extra-turn': 'tour bonus',
  'term.last-turn': 'dernier tour',
  'term.start-player': 'premier joueur',
  'term.setup': 'mise en place',
  'term.scoring': 'décompte',
  'term.victory-points': 'points de victoire',
  'term.light-side': 'côté clair',
  'term.dark-side': 'côté sombre',

  'count.agents_one': '{{count}} agent',
  'count.agents_other': '{{count}} agents',
  'count.missions_one': '{{count}} mission',
  'count.missions_other': '{{count}} missions',
});
