/*
 * SM-3: a Mission that was misread. SM-33: cards that were burned for it and entered wrongly.
 */
import { countLine, setTo } from '@/rules/core/amend';
import type { LedgerChange, LedgerEntry } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { cardLine, cardOf, MOST_POINTS, NO_CARD } from '../amend-lines';
import type { Intelligence, MissionPrint } from '../box';
import { COLOURS, INTELLIGENCE_TYPES } from '../box';
import { typeParam } from '../names';
import { FREELANCE_AGENTS, SPECIAL_AGENTS } from '../numbers';
import { cardKey } from '../pile';
import type { Options } from './options';

const MOST_VALUE = 99;

export const missionLines = (options: Options, print: MissionPrint): readonly LedgerEntry[] => [
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

export const reread = (print: MissionPrint, changes: readonly LedgerChange[]): MissionPrint => ({
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

/** Every burned card, and room for one that was forgotten. */
export const burnedLines = (options: Options, burned: readonly Intelligence[]): readonly LedgerEntry[] =>
  [...burned, undefined].map((card, place) =>
    cardLine(options, `burned/${place}`, {
      label: message('amend.burned', { place: number(place + 1) }),
      ...{ card, optional: true },
    }),
  );

export const burnedSetTo = (
  burned: readonly Intelligence[],
  changes: readonly LedgerChange[],
): readonly Intelligence[] =>
  [...burned, undefined].flatMap((card, place) => {
    const to = cardOf(setTo(changes, `burned/${place}`, card ? cardKey(card) : NO_CARD));
    return to ? [to] : [];
  });
