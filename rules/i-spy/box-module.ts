import type { BoxKind, BoxModule, Stated } from '@/rules/core/box';
import { codecOf } from '@/rules/core/codec';
import { fail, ok } from '@/rules/core/result';
import { BOOK_POLITICIANS, BOOK_PRINTS } from './book';
import { boxBoard } from './box-board';
import { boxLabel } from './box-labels';
import { airshipRoutes, regions, routes } from './box-map';
import {
  assetEffect,
  cardText,
  influence,
  kindField,
  level,
  name,
  ownId,
  politicianText,
  reward,
  types,
} from './box-shapes';
import { checkBox } from './check-box';
import { MOST_COST } from './full/assets';
import { openPrint as asPrint } from './full/reveals';
import { ASSETS, CAPITALS, CARDS, NATIONS, PHASES, POLITICIANS, STARRED_ASSETS } from './pieces';
import { assetId, politicianId } from './print-ids';
import { assetPrint, openPrint, politicianPrint } from './print-schemas';
import type {
  AssetPrint,
  CardPrint,
  ContactPrint,
  OpenPrint,
  PhasePrint,
  PoliticianPrint,
  PoliticianText,
  Reward,
  SabotagePrint,
} from './prints';

const openCodec = codecOf<OpenPrint>(openPrint);

/** The codec of the open prints serves four kinds; each takes its own. */
const open = <T extends OpenPrint>(kind: T['kind']) => ({
  kind,
  codec: {
    parse: (input: unknown) => {
      const read = openCodec.parse(input);
      if (!read.ok) return read;
      return read.value.kind === kind
        ? ok(read.value as T)
        : fail({ path: 'kind', problem: 'unknown' } as const);
    },
  },
  since: 1,
  fits: (id: string, print: T) => asPrint(print).id === id,
});

const cards: BoxKind<CardPrint> = {
  ...open<CardPrint>('card'),
  ids: CARDS,
  fields: [
    kindField('card'),
    { name: 'card', shape: { as: 'own-id' } },
    types,
    influence,
    { name: 'text', shape: cardText, optional: true },
    { name: 'harsher', shape: cardText, optional: true },
  ],
  face: ({ card, types: shown, influence: gains, text, harsher }) => [
    card,
    shown && [...shown].sort(),
    gains,
    text,
    harsher,
  ],
  rank: ({ card }) => [CARDS.indexOf(card)],
};

const contacts: BoxKind<ContactPrint> = {
  ...open<ContactPrint>('contact'),
  ids: CAPITALS,
  fields: [
    kindField('contact'),
    { name: 'capital', shape: { as: 'own-id' } },
    { name: 'nation', shape: { as: 'choice', of: NATIONS } },
    { name: 'influence', shape: level },
    { name: 'rewards', shape: { as: 'list', of: reward, min: 2, max: 2 } },
  ],
  face: ({ capital, nation, influence: gain, rewards }) => [
    capital,
    nation,
    gain,
    rewards.map(rewardFace).sort(),
  ],
  rank: ({ capital }) => [CAPITALS.indexOf(capital)],
};

/** Two rewards are the same two in either order. */
const rewardFace = (one: Reward): string => JSON.stringify(Object.values(one).map(String).sort());

const sabotages: BoxKind<SabotagePrint> = {
  ...open<SabotagePrint>('sabotage'),
  ids: CAPITALS,
  fields: [
    kindField('sabotage'),
    { name: 'capital', shape: { as: 'own-id' } },
    { name: 'loss', shape: level },
  ],
  face: ({ capital, loss }) => [capital, loss],
  rank: ({ capital }) => [CAPITALS.indexOf(capital)],
};

const phases: BoxKind<PhasePrint> = {
  ...open<PhasePrint>('scoring-phase'),
  ids: Array.from({ length: PHASES }, (_, place) => String(place + 1)),
  fields: [
    kindField('scoring-phase'),
    { name: 'phase', shape: { as: 'whole', min: 1, max: PHASES }, unasked: true, fromId: Number },
    { name: 'advantages', shape: { as: 'list', of: level, min: 5, max: 5 } },
    { name: 'politicians', shape: { as: 'whole', min: 0, max: 14, usual: 6 } },
  ],
  face: ({ phase, advantages, politicians }) => [phase, advantages, politicians],
  rank: ({ phase }) => [phase],
};

const politicians: BoxKind<PoliticianPrint> = {
  kind: 'politician',
  count: POLITICIANS,
  codec: codecOf<PoliticianPrint>(politicianPrint),
  fields: [ownId, name, influence, { name: 'text', shape: politicianText, optional: true }],
  since: 1,
  identify: politicianId,
  fits: (id, print) => print.id === id,
  face: ({ influence: pools, text }) => [pools, text],
  rank: (print) => [print.name ?? print.id],
};

const assets: BoxKind<AssetPrint> = {
  kind: 'asset',
  count: ASSETS,
  codec: codecOf<AssetPrint>(assetPrint),
  fields: [
    ownId,
    name,
    { name: 'cost', shape: { as: 'whole', min: 1, max: 20, usual: MOST_COST } },
    { name: 'starred', shape: { as: 'choice', of: STARRED_ASSETS }, optional: true },
    { name: 'effects', shape: { as: 'list', of: assetEffect, min: 1, max: 4 }, optional: true },
  ],
  since: 1,
  identify: assetId,
  fits: (id, print) => print.id === id,
  face: ({ name: called, cost, starred, effects }) => [starred ?? called, cost, effects],
  rank: ({ name: called, id }) => [called ?? id],
};

/** Seen in the book's examples without their names; and whether Tirpitz has Influence it does not say. */
const UNNAMED: readonly {
  readonly influence: PoliticianPrint['influence'];
  readonly text?: PoliticianText;
}[] = [
  { influence: { france: 3, britain: 2, russia: 1 } },
  {
    influence: { germany: -3, italy: -3 },
    text: { kind: 'each-spy', piece: 'tags', by: -2, optional: true },
  },
];

const statedPolitician = (data: PoliticianPrint): Stated => ({
  kind: 'politician',
  id: data.id,
  data,
  certain: Object.keys(data.influence).length > 0 && data.name !== undefined,
});

const stated: readonly Stated[] = [
  ...BOOK_PRINTS.map((print) => ({ ...asPrint(print), certain: true })),
  ...BOOK_POLITICIANS.map(statedPolitician),
  ...UNNAMED.map((print) => statedPolitician({ id: politicianId(print, () => false), ...print })),
  {
    kind: 'asset',
    id: 'labor-organizer',
    data: { id: 'labor-organizer', name: 'Labor Organizer', cost: 5 },
    certain: true,
  },
];

export const box: BoxModule = {
  coding: 1,
  kinds: [cards, contacts, sabotages, phases, politicians, assets, regions, routes, airshipRoutes],
  vocabulary: {},
  stated,
  check: checkBox,
  board: boxBoard,
  label: boxLabel,
};
