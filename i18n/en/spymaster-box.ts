export const spymasterBox = {
  'box.kind.location': 'Locations',
  'box.kind.type': 'Fourth type',
  'box.kind.intelligence': 'Intelligence cards',
  'box.kind.mission': 'Missions',
  'box.field.city': 'City',
  'box.field.name': 'Name',
  'box.field.type': 'Type',
  'box.field.value': 'Value',
  'box.field.colour': 'Colour',
  'box.field.specialAgents': 'Special Agents',
  'box.field.freelanceAgents': 'Freelance Agents',
  'box.field.intelligence': 'Intelligence',
  'box.field.points': 'Victory points',
  'box.label.location': '{{place}}: {{name}}',
  'box.label.type': '{{name}}',
  'box.label.intelligence': '{{type}} {{value}}',
  'box.label.mission_one':
    '{{colour}}: {{special}} + {{freelance}} Agents, {{type}} {{value}}; {{count}} point',
  'box.label.mission_other':
    '{{colour}}: {{special}} + {{freelance}} Agents, {{type}} {{value}}; {{count}} points',
} as const;
