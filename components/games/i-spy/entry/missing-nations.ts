import { nationOf } from '@/rules/i-spy/check-print';
import type { KnownPrints } from '@/rules/i-spy/known-prints';
import type { Card } from '@/rules/i-spy/pieces';
import { ACTION_CARDS } from '@/rules/i-spy/pieces';

/** Action Cards of which neither the book nor the table has told the Nation. */
export const missingNations = (known: KnownPrints): readonly Card[] =>
  ACTION_CARDS.filter((card) => nationOf(known, card) === undefined);
