import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { type Violation } from '@/rules/core/violation';
import { type Box } from '../catalogue/box';
import { type BoxLine, linesOf } from './box-lines';

export interface KindReport {
  readonly kind: BoxKind;
  /** In the order that suits going through a stack. */
  readonly lines: readonly BoxLine[];
  /** Suggestions do not count. */
  readonly known: number;
  /** Absent where the book does not tell how many there are. */
  readonly all?: number;
  /** Read while playing or suggested. */
  readonly unconfirmed: number;
  /** Pieces that are known by name and of which nothing else is known. */
  readonly missing: readonly string[];
}

export interface BoxReport {
  /** What is printed; what is only drawn is left out. */
  readonly kinds: readonly KindReport[];
  /** Over the kinds of which the book tells how many there are. */
  readonly known: number;
  readonly all: number;
  readonly unconfirmed: number;
  readonly contradictions: readonly Violation[];
  /** Every print that counts, for labels. */
  readonly prints: readonly Print[];
}

/** What is known of a box, what is not, and what cannot be true. A game of which no box is kept has the book's facts. */
export const boxReport = (module: BoxModule, box: Box | undefined): BoxReport => {
  const lines = linesOf(module, box);
  const kinds = module.kinds
    .filter(({ unprinted }) => !unprinted)
    .map((kind) =>
      kindReport(
        kind,
        lines.filter((line) => line.kind === kind.kind),
      ),
    );
  const counted = kinds.filter(({ all }) => all !== undefined);
  const sum = (of: readonly KindReport[], what: (kind: KindReport) => number) =>
    of.reduce((total, kind) => total + what(kind), 0);
  const prints = lines.filter(({ source }) => source !== 'suggested');
  return {
    kinds,
    known: sum(counted, ({ known, all = 0 }) => Math.min(known, all)),
    all: sum(counted, ({ all = 0 }) => all),
    unconfirmed: sum(kinds, ({ unconfirmed }) => unconfirmed),
    contradictions: module.check(prints),
    prints,
  };
};

/** Where every piece is known there is nothing left to suggest. */
const kindReport = (kind: BoxKind, found: readonly BoxLine[]): KindReport => {
  const all = kind.count ?? kind.ids?.length;
  const known = found.filter(({ source }) => source !== 'suggested');
  const lines = known.length >= (all ?? Infinity) ? known : found;
  return {
    kind,
    lines: [...lines].sort((a, b) => compare(kind.rank(a.data), kind.rank(b.data)) || (a.id < b.id ? -1 : 1)),
    known: known.length,
    ...(all === undefined ? {} : { all }),
    unconfirmed: lines.filter(({ source }) => source === 'read' || source === 'suggested').length,
    missing: (kind.ids ?? []).filter((id) => !known.some((line) => line.id === id)),
  };
};

type Rank = readonly (number | string)[];

const compare = (left: Rank, right: Rank): number => {
  for (const [place, one] of left.entries()) {
    const other = right[place];
    if (other === undefined) return 1;
    if (one !== other) return one < other ? -1 : 1;
  }
  return left.length - right.length;
};
