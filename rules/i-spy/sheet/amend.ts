/*
 * IS-3: an amount that was mistyped. IS-50, IS-51: Records or a Politician that were misread.
 */
import type { Amending } from '@/rules/core/amend';
import { setTo } from '@/rules/core/amend';
import type { LedgerEntry } from '@/rules/core/ledger';
import { message } from '@/rules/core/message';
import {
  amountLine,
  choiceLine,
  effectLines,
  effectsSet,
  nationLines,
  nationsSet,
  politicianLines,
  politicianReread,
  printLines,
  reread,
} from '../amend-lines';
import { LIMIT, NATIONS } from '../pieces';
import type { State } from './state';
import type { Move } from './types';

export const amend: Amending<Move, State> = {
  lines: (_, { move }) => {
    switch (move.type) {
      case 'note-print':
        return printLines(move.print);
      case 'adjust':
        return adjustLines(move);
      case 'enter-records':
        return nationLines('influence', move.owed);
      case 'reveal-politician':
        return politicianLines(move.print);
      case 'resolve-text':
        return effectLines(move.effects);
      case 'enter-standing':
        return [...nationLines('power', move.power), ...nationLines('influence', move.influence)];
      case 'turn-asset':
        return [choiceLine('nation', move.nation, { label: message('amend.nation'), choices: NATIONS })];
      default:
        return [];
    }
  },
  amended: (move, changes) => {
    switch (move.type) {
      case 'note-print':
        return { ...move, print: reread(move.print, changes) };
      case 'adjust':
        return {
          ...move,
          nation: setTo(changes, 'nation', move.nation),
          measure: setTo(changes, 'measure', move.measure),
          by: setTo(changes, 'by', move.by),
        };
      case 'enter-records':
        return { ...move, owed: nationsSet('influence', move.owed, changes) };
      case 'reveal-politician':
        return { ...move, print: politicianReread(move.print, changes) };
      case 'resolve-text':
        return { ...move, effects: effectsSet(move.effects, changes) };
      case 'enter-standing':
        return {
          ...move,
          power: nationsSet('power', move.power, changes),
          influence: nationsSet('influence', move.influence, changes),
        };
      case 'turn-asset':
        return { ...move, nation: setTo(changes, 'nation', move.nation) };
      default:
        return move;
    }
  },
};

type Adjust = Extract<Move, { readonly type: 'adjust' }>;

const adjustLines = ({ nation, measure, by }: Adjust): readonly LedgerEntry[] => [
  choiceLine('nation', nation, { label: message('amend.nation'), choices: NATIONS }),
  choiceLine('measure', measure, { label: message('amend.measure'), choices: ['influence', 'power'] }),
  amountLine('by', by, { label: message('amend.by'), min: -LIMIT }),
];
