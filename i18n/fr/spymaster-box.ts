import { translationOf } from '../catalogue';
import { type spymasterBox as en } from '../en/spymaster-box';

export const spymasterBox = translationOf<typeof en>()({
  'box.kind.location': 'Lieux',
  'box.kind.type': 'Quatrième type',
  'box.kind.intelligence': 'Cartes Intelligence',
  'box.kind.mission': 'Missions',
  'box.field.city': 'Ville',
  'box.field.name': 'Nom',
  'box.field.type': 'Type',
  'box.field.value': 'Valeur',
  'box.field.colour': 'Couleur',
  'box.field.specialAgents': 'Agents spéciaux',
  'box.field.freelanceAgents': 'Agents libres',
  'box.field.intelligence': 'Intelligence',
  'box.field.points': 'Points de victoire',
  'box.label.location': '{{place}} : {{name}}',
  'box.label.type': '{{name}}',
  'box.label.intelligence': '{{type}} {{value}}',
  'box.label.mission_one':
    '{{colour}} : {{special}} + {{freelance}} agents, {{type}} {{value}} ; {{count}} point',
  'box.label.mission_other':
    '{{colour}} : {{special}} + {{freelance}} agents, {{type}} {{value}} ; {{count}} points',
});
