import type { Print } from '@/rules/core/contract';
import type { GameEvent } from '@/rules/core/log/event';
import { routeId } from '../print-ids';
import type { AssetPrint, OpenPrint, PoliticianPrint } from '../prints';
import type { Move } from './moves';
import type { State } from './state';

/** What an event teaches the owner's box; a Politician that was noted in secret only when it is revealed. */
export const reveals = ({ options }: State, { move }: GameEvent<Move>): readonly Print[] => {
  if (options.box === 'practice') return [];
  switch (move.type) {
    case 'note-print':
      return [openPrint(move.print)];
    case 'reveal-politician':
      return move.print ? [politicianPrint(move.print)] : [];
    case 'note-region':
      return [{ kind: 'region', id: move.print.id, data: move.print }];
    case 'note-route':
      return [{ kind: 'route', id: routeId(move.print), data: move.print }];
    case 'note-airship-route':
      return [{ kind: 'airship-route', id: move.print.id, data: move.print }];
    case 'recruit':
      return move.print ? [assetPrint(move.print)] : [];
    default:
      return [];
  }
};

/** An open print is known by its piece, so that reading it again corrects it. */
export const openPrint = (print: OpenPrint): Print => {
  const id = 'card' in print ? print.card : 'capital' in print ? print.capital : String(print.phase);
  return { kind: print.kind, id, data: print };
};

export const politicianPrint = (print: PoliticianPrint): Print => ({
  kind: 'politician',
  id: print.id,
  data: print,
});

const assetPrint = (print: AssetPrint): Print => ({ kind: 'asset', id: print.id, data: print });
