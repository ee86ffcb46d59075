import { countLine, type LedgerChange, type LedgerEntry, setTo } from '@/rules/core/ledger';
import { type Message, message, number } from '@/rules/core/message';
import { cardLabel, locationParam, type Named, typeParam } from './board';
import {
  COLOURS,
  FREELANCE_AGENTS,
  type HandTotals,
  HIGHEST_VALUE,
  type Intelligence,
  INTELLIGENCE_TYPES,
  type IntelligenceType,
  type Location,
  type LocationPrint,
  LOCATIONS,
  type MissionPrint,
  MOST_POINTS,
  MOST_TOTAL,
  MOST_VALUE,
  SPECIAL_AGENTS,
} from './prints';
import { cardKey, isRead, type RowCard } from './pile';

const NO_CARD = 'no-card';

const CARDS: readonly Intelligence[] = INTELLIGENCE_TYPES.flatMap((type) =>
  Array.from({ length: HIGHEST_VALUE }, (_, place) => ({ type, value: place + 1 })),
);

interface CardLine {
  readonly label: Message;
  readonly card: Intelligence | undefined;
  /** There may have been none, and what that is called. */
  readonly none?: Message;
}

/** SM-2: one of the cards that a box may hold. */
export const cardLine = (options: Named, id: string, { label, card, none }: CardLine): LedgerEntry => ({
  kind: 'choice',
  ...{ id, label },
  value: card ? cardKey(card) : NO_CARD,
  choices: [...(none ? [NO_CARD] : []), ...CARDS.map(cardKey)],
  said: {
    ...(none ? { [NO_CARD]: none } : {}),
    ...Object.fromEntries(CARDS.map((each) => [cardKey(each), cardLabel(options, each)])),
  },
});

const cardOf = (key: string): Intelligence | undefined => CARDS.find((card) => cardKey(card) === key);

export const cardSetTo = <Was extends RowCard>(
  changes: readonly LedgerChange[],
  id: string,
  was: Was,
): Intelligence | Was => cardOf(setTo(changes, id, isRead(was) ? cardKey(was) : NO_CARD)) ?? was;

/** SM-33: every burned card, and room for one that was forgotten. */
export const burnedLines = (options: Named, burned: readonly Intelligence[]): readonly LedgerEntry[] =>
  [...burned, undefined].map((card, place) =>
    cardLine(options, `burned/${place}`, {
      label: message('amend.burned', { place: number(place + 1) }),
      ...{ card, none: message('amend.no-card') },
    }),
  );

export const burnedSetTo = (
  changes: readonly LedgerChange[],
  burned: readonly Intelligence[],
): readonly Intelligence[] =>
  [...burned, undefined].flatMap((card, place) => {
    const to = cardOf(setTo(changes, `burned/${place}`, card ? cardKey(card) : NO_CARD));
    return to ? [to] : [];
  });

/** SM-3: a Mission that was misread. */
export const missionLines = (options: Named, print: MissionPrint): readonly LedgerEntry[] => [
  {
    kind: 'choice',
    id: 'colour',
    label: message('amend.colour'),
    value: print.colour,
    choices: COLOURS,
  },
  countLine('special', print.specialAgents, { label: message('amend.special'), max: SPECIAL_AGENTS }),
  countLine('freelance', print.freelanceAgents, { label: message('amend.freelance'), max: FREELANCE_AGENTS }),
  {
    kind: 'choice',
    id: 'type',
    label: message('amend.type'),
    value: print.intelligence.type,
    choices: INTELLIGENCE_TYPES,
    said: Object.fromEntries(
      INTELLIGENCE_TYPES.map((type) => [
        type,
        message('amend.type-name', { type: typeParam(options, type) }),
      ]),
    ),
  },
  countLine('value', print.intelligence.value, { label: message('amend.value'), min: 1, max: MOST_VALUE }),
  countLine('points', print.points, { label: message('amend.points'), max: MOST_POINTS }),
];

export const missionSetTo = (changes: readonly LedgerChange[], print: MissionPrint): MissionPrint => ({
  ...print,
  colour: setTo(changes, 'colour', print.colour),
  specialAgents: setTo(changes, 'special', print.specialAgents),
  freelanceAgents: setTo(changes, 'freelance', print.freelanceAgents),
  intelligence: {
    type: setTo(changes, 'type', print.intelligence.type),
    value: setTo(changes, 'value', print.intelligence.value),
  },
  points: setTo(changes, 'points', print.points),
});

/** SM-41: the four totals of an open hand. */
export const totalLines = (options: Named, totals: HandTotals): readonly LedgerEntry[] =>
  INTELLIGENCE_TYPES.map((type) =>
    countLine(`total/${type}`, totals[type], {
      label: message('amend.total', { type: typeParam(options, type) }),
      max: MOST_TOTAL,
    }),
  );

export const totalsSetTo = (changes: readonly LedgerChange[], was: HandTotals): HandTotals => {
  const to = (type: IntelligenceType) => setTo(changes, `total/${type}`, was[type]);
  return {
    surveillance: to('surveillance'),
    espionage: to('espionage'),
    dossiers: to('dossiers'),
    fourth: to('fourth'),
  };
};

/** SM-10, SM-32: an Agent that stands elsewhere. */
export const placeLine = (
  names: readonly LocationPrint[],
  id: string,
  { label, at }: { readonly label: Message; readonly at: Location },
): LedgerEntry => ({
  kind: 'choice',
  ...{ id, label, value: at, choices: LOCATIONS },
  said: Object.fromEntries(
    LOCATIONS.map((each) => [each, message('form.location', { city: locationParam(names, each) })]),
  ),
});

export const placeLines = (
  names: readonly LocationPrint[],
  locations: readonly Location[],
): readonly LedgerEntry[] =>
  locations.map((at, place) =>
    placeLine(names, `place/${place}`, { label: message('amend.place', { place: number(place + 1) }), at }),
  );

export const placeSetTo =
  (changes: readonly LedgerChange[]) =>
  (was: Location, place: number): Location =>
    setTo(changes, `place/${place}`, was);
