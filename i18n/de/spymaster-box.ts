import { translationOf } from '../catalogue';
import { type spymasterBox as en } from '../en/spymaster-box';

export const spymasterBox = translationOf<typeof en>()({
  'box.kind.location': 'Orte',
  'box.kind.type': 'Vierter Typ',
  'box.kind.intelligence': 'Intelligence-Karten',
  'box.kind.mission': 'Missionen',
  'box.field.city': 'Stadt',
  'box.field.name': 'Name',
  'box.field.type': 'Typ',
  'box.field.value': 'Wert',
  'box.field.colour': 'Farbe',
  'box.field.specialAgents': 'Special Agents',
  'box.field.freelanceAgents': 'Freelance Agents',
  'box.field.intelligence': 'Intelligence',
  'box.field.points': 'Punkte',
  'box.label.location': '{{place}}: {{name}}',
  'box.label.type': '{{name}}',
  'box.label.intelligence': '{{type}} {{value}}',
  'box.label.mission_one':
    '{{colour}}: {{special}} + {{freelance}} Agenten, {{type}} {{value}}; {{count}} Punkt',
  'box.label.mission_other':
    '{{colour}}: {{special}} + {{freelance}} Agenten, {{type}} {{value}}; {{count}} Punkte',
});
