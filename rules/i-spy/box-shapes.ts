import { type Field, type Shape } from '@/rules/core/shape';
import { CARD_TYPES, CARDS, ICONS, LIMIT, NATIONS } from './pieces';
import { CARD_NEEDS } from './prints';

export const level = { as: 'whole', min: 0, max: LIMIT, usual: 10 } as const;
const change = { as: 'whole', min: -LIMIT, max: LIMIT } as const;
const measure = { as: 'choice', of: ['influence', 'power'] } as const;
export const ownId: Field = { name: 'id', shape: { as: 'own-id' } };
export const name: Field = { name: 'name', shape: { as: 'text' }, optional: true };
export const kindField = (value: string): Field => ({ name: 'kind', shape: { as: 'literal', value } });
export const influence: Field = {
  name: 'influence',
  shape: { as: 'fields', fields: NATIONS.map((nation) => ({ name: nation, shape: change, optional: true })) },
};

const icon: Field = { name: 'icon', shape: { as: 'choice', of: ICONS } };
const count: Field = { name: 'count', shape: { as: 'whole', min: 1, max: 9 } };
export const types: Field = {
  name: 'types',
  shape: { as: 'list', of: { as: 'choice', of: CARD_TYPES }, min: 1, max: 3 },
  optional: true,
};

export const reward: Shape = { as: 'variant', by: 'kind', of: { icon: [icon], tickets: [count], other: [] } };

const steps: Field = {
  name: 'steps',
  shape: {
    as: 'list',
    of: {
      as: 'variant',
      by: 'kind',
      of: {
        icon: [icon],
        'control-or-empower': [],
        airship: [],
        tickets: [count],
        'tag-target': [count],
        'steal-supply': [count],
        'lose-tags': [count],
      },
    },
    min: 1,
    max: 6,
  },
};

export const cardText: Shape = {
  as: 'fields',
  fields: [
    { name: 'target', shape: { as: 'flag' }, optional: true },
    {
      name: 'needs',
      shape: { as: 'list', of: { as: 'choice', of: CARD_NEEDS }, min: 0, max: 6 },
      optional: true,
    },
    steps,
  ],
};

export const assetEffect: Shape = {
  as: 'variant',
  by: 'on',
  of: {
    card: [{ name: 'card', shape: { as: 'choice', of: CARDS } }, steps],
    type: [{ name: 'type', shape: { as: 'choice', of: CARD_TYPES } }, steps],
    contact: [steps],
    turn: [{ name: 'cardActions', shape: { as: 'whole', min: 1, max: 3 } }],
  },
};

export const politicianText: Shape = {
  as: 'variant',
  by: 'kind',
  of: {
    extreme: [
      { name: 'which', shape: { as: 'choice', of: ['most', 'least'] } },
      { name: 'of', shape: measure },
      { name: 'changes', shape: measure },
      { name: 'by', shape: change },
    ],
    'each-spy': [
      { name: 'piece', shape: { as: 'choice', of: ['tags', 'supply'] } },
      { name: 'by', shape: { as: 'whole', min: -9, max: 9 } },
      { name: 'optional', shape: { as: 'flag' } },
    ],
    other: [],
  },
};
