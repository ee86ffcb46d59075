import { type BoxBoard, type BoxKind, type BoxModule, freshId, type Stated } from '@/rules/core/box';
import { codecOf } from '@/rules/core/codec';
import { type Print, schemaOf } from '@/rules/core/shape';
import { message, text } from '@/rules/core/message';
import { BOOK_POLITICIANS, BOOK_PRINTS } from '../model/book';
import {
  airshipRouteFields,
  airshipRoutePrint,
  type AirshipRoutePrint,
  regionFields,
  regionPrint,
  type RegionPrint,
  routeFields,
  routePrint,
  type RoutePrint,
} from '../model/map';
import { ASSETS, CAPITALS, CARDS, PHASES, POLITICIANS } from '../model/pieces';
import { assetId, placeId, politicianId, routeId } from '../model/print-ids';
import {
  assetFields,
  type AssetPrint,
  assetPrint,
  cardFields,
  type CardPrint,
  contactFields,
  type ContactPrint,
  openEntry,
  type OpenPrint,
  phaseFields,
  type PhasePrint,
  politicianFields,
  politicianPrint,
  type PoliticianPrint,
  type PoliticianText,
  type Reward,
  sabotageFields,
  type SabotagePrint,
} from '../model/prints';
import { checkBox } from './check';
import { boxLabel } from './labels';
import { PRACTICE_MAP } from './practice-map';

/** What is the same of all open prints. */
const open = <T extends OpenPrint>(kind: T['kind']) => ({
  kind,
  since: 1,
  fits: (id: string, print: T) => openEntry(print).id === id,
});

const cards: BoxKind<CardPrint> = {
  ...open<CardPrint>('card'),
  ids: CARDS,
  codec: codecOf(schemaOf(cardFields)),
  fields: cardFields,
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
  codec: codecOf(schemaOf(contactFields)),
  fields: contactFields,
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
  codec: codecOf(schemaOf(sabotageFields)),
  fields: sabotageFields,
  face: ({ capital, loss }) => [capital, loss],
  rank: ({ capital }) => [CAPITALS.indexOf(capital)],
};

const phases: BoxKind<PhasePrint> = {
  ...open<PhasePrint>('scoring-phase'),
  ids: Array.from({ length: PHASES }, (_, place) => String(place + 1)),
  codec: codecOf(schemaOf(phaseFields)),
  fields: phaseFields,
  face: ({ phase, advantages, politicians }) => [phase, advantages, politicians],
  rank: ({ phase }) => [phase],
};

const politicians: BoxKind<PoliticianPrint> = {
  kind: 'politician',
  count: POLITICIANS,
  codec: codecOf(politicianPrint),
  fields: politicianFields,
  since: 1,
  identify: politicianId,
  fits: (id, print) => print.id === id,
  face: ({ influence: pools, text }) => [pools, text],
  rank: (print) => [print.name ?? print.id],
};

const assets: BoxKind<AssetPrint> = {
  kind: 'asset',
  count: ASSETS,
  codec: codecOf(assetPrint),
  fields: assetFields,
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
  ...BOOK_PRINTS.map((print) => ({ ...openEntry(print), certain: true })),
  ...BOOK_POLITICIANS.map(statedPolitician),
  ...UNNAMED.map((print) => statedPolitician({ id: politicianId(print, () => false), ...print })),
  {
    kind: 'asset',
    id: 'labor-organizer',
    data: { id: 'labor-organizer', name: 'Labor Organizer', cost: 5 },
    certain: true,
  },
];

/** Where it is drawn is part of a Region's print, so a Region that was dragged is an edited Region. */
const regions: BoxKind<RegionPrint> = {
  kind: 'region',
  codec: codecOf(regionPrint),
  fields: regionFields,
  since: 1,
  vocabulary: 'region',
  identify: ({ name }, taken) => freshId(placeId(name), taken),
  fits: (id, print) => print.id === id,
  face: ({ id, name, kind, capital, nation }) => [id, name, kind, capital, nation],
  rank: ({ capital, kind, name }) => [capital ? CAPITALS.indexOf(capital) : CAPITALS.length, kind, name],
};

const routes: BoxKind<RoutePrint> = {
  kind: 'route',
  codec: codecOf(routePrint),
  fields: routeFields,
  since: 1,
  identify: routeId,
  fits: (id, print) => routeId(print) === id,
  face: routeId,
  rank: ({ regions: ends }) => [...ends].sort(),
};

const airshipRoutes: BoxKind<AirshipRoutePrint> = {
  kind: 'airship-route',
  codec: codecOf(airshipRoutePrint),
  fields: airshipRouteFields,
  since: 1,
  identify: ({ name }, taken) => freshId(placeId(name), taken),
  fits: (id, print) => print.id === id,
  face: ({ name, regions: line }) => [name, [...line].sort()],
  rank: ({ name }) => [name],
};

/** Roughly where the Capitals lie. */
const capitalAt = ({ capital }: RegionPrint) =>
  capital && PRACTICE_MAP.regions.find((region) => region.capital === capital)?.at;

/** Regions and the Normal Routes between them. */
const boxBoard = (prints: readonly Print[]): BoxBoard => {
  const places = prints.filter(({ kind }) => kind === 'region');
  const regions = new Map(places.map(({ id, data }) => [id, data as RegionPrint]));
  const region = (id: string): RegionPrint | undefined => regions.get(id);
  return {
    places,
    name: (id) => message('box.label.place', { name: text(region(id)?.name ?? id) }),
    links: prints
      .filter(({ kind }) => kind === 'route')
      .map(({ data }) => {
        const [from, to] = (data as RoutePrint).regions;
        return { from, to, steps: 1 };
      }),
    start: (id) => {
      const known = region(id);
      return known && capitalAt(known);
    },
    fixed: (id) => region(id)?.at,
    put: (id, at) => ({ kind: 'region', id, data: { ...region(id), at } }),
  };
};

export const box: BoxModule = {
  coding: 1,
  kinds: [cards, contacts, sabotages, phases, politicians, assets, regions, routes, airshipRoutes],
  vocabulary: {},
  stated,
  check: checkBox,
  board: boxBoard,
  label: boxLabel,
};
