/* What is printed on the pieces. One description of each print gives its type, its schema, and the fields of the box. */
import * as v from 'valibot';
import { type Print, type PrintOf, schemaOf, variantOf } from '@/rules/core/shape';
import { whole } from '@/rules/core/codec';
import {
  ASSETS,
  type Capital,
  CAPITALS,
  type Card,
  CARD_TYPES,
  CARDS,
  ICONS,
  LIMIT,
  MOST_COST,
  type Nation,
  NATIONS,
  PHASES,
  POLITICIANS,
  STARRED_ASSETS,
} from './pieces';

export const nation = v.picklist(NATIONS);
export const capital = v.picklist(CAPITALS);
export const card = v.picklist(CARDS);
export const icon = v.picklist(ICONS);
export const measure = v.picklist(['influence', 'power']);
/** By the number of the tile, as the tiles are laid out: 1 to 6 in the shadows, then from the left, then down the stack. */
export const politician = whole(1, POLITICIANS);
/** By the number of the Asset: 1 to 6 Berlin, 7 to 9 Budapest, 10 London, then down the stack. */
export const asset = whole(1, ASSETS);

const perNationOf = <const S extends v.GenericSchema>(schema: S) =>
  v.strictObject({
    'austria-hungary': schema,
    britain: schema,
    france: schema,
    germany: schema,
    italy: schema,
    russia: schema,
  });

/** What Records owe is never less than nothing. */
export const someGains = perNationOf(v.exactOptional(whole(0, LIMIT)));
export const allNations = perNationOf(whole(0, LIMIT));

/** A text that the book does not tell, where it stands. */
export const textSource = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), card }),
  v.strictObject({ kind: v.literal('contact'), capital }),
  v.strictObject({ kind: v.literal('asset'), asset }),
  v.strictObject({ kind: v.literal('politician'), politician }),
]);
export type TextSource = Readonly<v.InferOutput<typeof textSource>>;

/** What must hold before a card can be played, IS-24, IS-35. */
const CARD_NEEDS = [
  'tagged',
  'five-tags',
  'somebody-tagged',
  'adjacent',
  'airship-route',
  'in-capital',
] as const;
export type CardNeed = (typeof CARD_NEEDS)[number];

const kindField = <const Kind extends string>(value: Kind) =>
  ({ name: 'kind', shape: { as: 'literal', value } }) as const;
const level = { as: 'whole', min: 0, max: LIMIT, usual: 10 } as const;
const change = { as: 'whole', min: -LIMIT, max: LIMIT } as const;
const measureShape = { as: 'choice', of: ['influence', 'power'] } as const;
const ownId = { name: 'id', shape: { as: 'own-id' } } as const;
const nameField = { name: 'name', shape: { as: 'text' }, optional: true } as const;
const capitalField = { name: 'capital', shape: { as: 'own-id', of: CAPITALS } } as const;
const iconField = { name: 'icon', shape: { as: 'choice', of: ICONS } } as const;
const countField = { name: 'count', shape: { as: 'whole', min: 1, max: 9 } } as const;

const poolField = <const Name extends Nation>(name: Name) =>
  ({ name, shape: change, optional: true }) as const;
const influenceField = {
  name: 'influence',
  shape: {
    as: 'fields',
    fields: [
      poolField('austria-hungary'),
      poolField('britain'),
      poolField('france'),
      poolField('germany'),
      poolField('italy'),
      poolField('russia'),
    ],
  },
} as const;

/** `other`: a text that the app does not know; the table notes what it did. */
const rewardKinds = { icon: [iconField], tickets: [countField], other: [] } as const;
export const reward = variantOf('kind', rewardKinds);
export type Reward = v.InferOutput<typeof reward>;

/** What a reward shows: two with the same key are the same. */
export const rewardKey = (shown: Reward): string => {
  if (shown.kind === 'icon') return shown.icon;
  return shown.kind === 'tickets' ? `tickets-${shown.count}` : 'other';
};

/** The parts of what a text does. The target of a card is an opponent. */
const stepKinds = {
  icon: [iconField],
  'control-or-empower': [],
  airship: [],
  tickets: [countField],
  'tag-target': [countField],
  'steal-supply': [countField],
  'lose-tags': [countField],
} as const;
const stepsField = {
  name: 'steps',
  shape: { as: 'list', of: { as: 'variant', by: 'kind', of: stepKinds }, min: 1, max: 6 },
} as const;
export type PrintedStep = PrintOf<readonly [typeof stepsField]>['steps'][number];

/** A text that the book does not tell, where the box knows it; otherwise the table notes what it did. */
const textFields = [
  { name: 'target', shape: { as: 'flag' }, optional: true },
  {
    name: 'needs',
    shape: { as: 'list', of: { as: 'choice', of: CARD_NEEDS }, min: 0, max: 6 },
    optional: true,
  },
  stepsField,
] as const;
export type PrintedText = PrintOf<typeof textFields>;
const textShape = { as: 'fields', fields: textFields } as const;

export const cardFields = [
  kindField('card'),
  { name: 'card', shape: { as: 'own-id', of: CARDS } },
  {
    name: 'types',
    shape: { as: 'list', of: { as: 'choice', of: CARD_TYPES }, min: 1, max: 3 },
    optional: true,
  },
  influenceField,
  { name: 'text', shape: textShape, optional: true },
  /** The second option of Trace. */
  { name: 'harsher', shape: textShape, optional: true },
] as const;
export type CardPrint = PrintOf<typeof cardFields>;

export const contactFields = [
  kindField('contact'),
  capitalField,
  { name: 'nation', shape: { as: 'choice', of: NATIONS } },
  { name: 'influence', shape: level },
  {
    name: 'rewards',
    shape: { as: 'list', of: { as: 'variant', by: 'kind', of: rewardKinds }, min: 2, max: 2 },
  },
] as const;
export type ContactPrint = PrintOf<typeof contactFields>;

export const sabotageFields = [kindField('sabotage'), capitalField, { name: 'loss', shape: level }] as const;
export type SabotagePrint = PrintOf<typeof sabotageFields>;

export const phaseFields = [
  kindField('scoring-phase'),
  { name: 'phase', shape: { as: 'whole', min: 1, max: PHASES }, unasked: true, fromId: Number },
  { name: 'advantages', shape: { as: 'list', of: level, min: 5, max: 5 } },
  { name: 'politicians', shape: { as: 'whole', min: 0, max: 14, usual: 6 } },
] as const;
export type PhasePrint = PrintOf<typeof phaseFields>;
export type Advantages = PhasePrint['advantages'];

/** What lies open for everybody and is learned when a rule first needs it. */
export const openPrint = variantOf('kind', {
  card: cardFields,
  contact: contactFields,
  sabotage: sabotageFields,
  'scoring-phase': phaseFields,
});
export type OpenPrint = CardPrint | ContactPrint | SabotagePrint | PhasePrint;

/** IS-25, IS-42: what an Asset adds to a card, to a type of cards or to a contact, or extra Card Actions each turn. */
const effectKinds = {
  card: [{ name: 'card', shape: { as: 'choice', of: CARDS } }, stepsField],
  type: [{ name: 'type', shape: { as: 'choice', of: CARD_TYPES } }, stepsField],
  contact: [stepsField],
  turn: [{ name: 'cardActions', shape: { as: 'whole', min: 1, max: 3 } }],
} as const;

export const assetFields = [
  ownId,
  nameField,
  { name: 'cost', shape: { as: 'whole', min: 1, max: 20, usual: MOST_COST } },
  { name: 'starred', shape: { as: 'choice', of: STARRED_ASSETS }, optional: true },
  /** Where the box knows them; otherwise the table notes what the Asset did. */
  {
    name: 'effects',
    shape: { as: 'list', of: { as: 'variant', by: 'on', of: effectKinds }, min: 1, max: 4 },
    optional: true,
  },
] as const;
export type AssetPrint = PrintOf<typeof assetFields>;
export type AssetEffect = NonNullable<AssetPrint['effects']>[number];
export const assetPrint = schemaOf(assetFields);

/** Beside its Influence a Politician has at most one further effect. */
const politicianTexts = {
  extreme: [
    { name: 'which', shape: { as: 'choice', of: ['most', 'least'] } },
    { name: 'of', shape: measureShape },
    { name: 'changes', shape: measureShape },
    { name: 'by', shape: change },
  ],
  /** Each spy, in turn order, gets or loses this; where it is optional each decides, IS-52. */
  'each-spy': [
    { name: 'piece', shape: { as: 'choice', of: ['tags', 'supply'] } },
    { name: 'by', shape: { as: 'whole', min: -9, max: 9 } },
    { name: 'optional', shape: { as: 'flag' } },
  ],
  other: [],
} as const;

export const politicianFields = [
  ownId,
  nameField,
  influenceField,
  { name: 'text', shape: { as: 'variant', by: 'kind', of: politicianTexts }, optional: true },
] as const;
export type PoliticianPrint = PrintOf<typeof politicianFields>;
export type PoliticianText = NonNullable<PoliticianPrint['text']>;
export const politicianPrint = schemaOf(politicianFields);

/** What is known of the open prints, by piece. */
export interface KnownPrints {
  readonly cards: Partial<Readonly<Record<Card, CardPrint>>>;
  readonly contacts: Partial<Readonly<Record<Capital, ContactPrint>>>;
  readonly sabotages: Partial<Readonly<Record<Capital, SabotagePrint>>>;
  readonly phases: Readonly<Record<number, PhasePrint>>;
}

const NOTHING: KnownPrints = { cards: {}, contacts: {}, sabotages: {}, phases: {} };

export const withPrint = (known: KnownPrints, print: OpenPrint): KnownPrints => {
  switch (print.kind) {
    case 'card':
      return { ...known, cards: { ...known.cards, [print.card]: print } };
    case 'contact':
      return { ...known, contacts: { ...known.contacts, [print.capital]: print } };
    case 'sabotage':
      return { ...known, sabotages: { ...known.sabotages, [print.capital]: print } };
    case 'scoring-phase':
      return { ...known, phases: { ...known.phases, [print.phase]: print } };
  }
};

export const knownFrom = (prints: readonly OpenPrint[]): KnownPrints => prints.reduce(withPrint, NOTHING);

/** An open print is known by its piece, so that reading it again corrects it. */
export const openEntry = (print: OpenPrint): Print => {
  const id = 'card' in print ? print.card : 'capital' in print ? print.capital : String(print.phase);
  return { kind: print.kind, id, data: print };
};

export const politicianEntry = (print: PoliticianPrint): Print => ({
  kind: 'politician',
  id: print.id,
  data: print,
});
