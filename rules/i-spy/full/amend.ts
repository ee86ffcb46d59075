/*
 * IS-27, IS-28, IS-51: a print that was misread, or an amount of a text. IS-41: the cost of an Asset. IS-45: another tile.
 * Nothing of what only one player knows: notes on tiles, guesses and coerced cards have no line.
 */
import type { Amending } from '@/rules/core/amend';
import { countLine, setTo } from '@/rules/core/amend';
import type { LedgerEntry } from '@/rules/core/ledger';
import { message } from '@/rules/core/message';
import {
  choiceLine,
  effectLines,
  effectsSet,
  politicianLines,
  politicianReread,
  printLines,
  reread,
} from '../amend-lines';
import { CAPITALS } from '../pieces';
import { LEAST_COST, MOST_COST } from './assets';
import type { Move } from './moves';
import type { State } from './state';
import { placeOf, tilesOnBoard } from './tiles';

export const amend: Amending<Move, State> = {
  lines: (before, { move }) => {
    switch (move.type) {
      case 'note-print':
        return printLines(move.print);
      case 'reveal-politician':
        return move.print ? politicianLines(move.print) : [];
      case 'recruit':
        return move.print ? [costLine(move.print.cost)] : [];
      case 'resolve-text':
        return effectLines(move.effects);
      case 'control':
      case 'scandalize':
        return [tileLine(before, move.politician)];
      case 'make-contact':
      case 'play-card':
        return move.capital && !before.map ? [capitalLine(move.capital)] : [];
      default:
        return [];
    }
  },
  amended: (move, changes) => {
    switch (move.type) {
      case 'note-print':
        return { ...move, print: reread(move.print, changes) };
      case 'reveal-politician':
        return move.print ? { ...move, print: politicianReread(move.print, changes) } : move;
      case 'recruit':
        return move.print
          ? { ...move, print: { ...move.print, cost: setTo(changes, 'cost', move.print.cost) } }
          : move;
      case 'resolve-text':
        return { ...move, effects: effectsSet(move.effects, changes) };
      case 'control':
      case 'scandalize':
        return { ...move, politician: Number(setTo(changes, 'tile', String(move.politician))) };
      case 'make-contact':
        return { ...move, capital: setTo(changes, 'capital', move.capital) };
      case 'play-card':
        return move.capital ? { ...move, capital: setTo(changes, 'capital', move.capital) } : move;
      default:
        return move;
    }
  },
};

const costLine = (cost: number): LedgerEntry =>
  countLine('cost', cost, { label: message('amend.cost'), min: LEAST_COST, max: MOST_COST });

const capitalLine = (capital: string): LedgerEntry =>
  choiceLine('capital', capital, { label: message('amend.capital'), choices: CAPITALS });

/** By the place that it lay on. */
const tileLine = (before: State, politician: number): LedgerEntry => {
  const tiles = tilesOnBoard(before);
  return {
    kind: 'choice',
    id: 'tile',
    label: message('amend.place'),
    value: String(politician),
    choices: tiles.map(String),
    typed: Object.fromEntries(tiles.map((tile) => [String(tile), String(placeOf(before, tile))])),
  };
};
