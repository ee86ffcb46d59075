import { nationOf } from '@/rules/i-spy/model/check-print';
import { ACTION_CARDS, type Card } from '@/rules/i-spy/model/pieces';
import { type KnownPrints } from '@/rules/i-spy/model/prints';

/** Action Cards of which neither the book nor the table has told the Nation. */
export const missingNations = (known: KnownPrints): readonly Card[] =>
  ACTION_CARDS.filter((card) => nationOf(known, card) === undefined);
