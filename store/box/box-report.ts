import type { BoxKind, BoxModule } from '@/rules/core/box';
import { entryKey } from '@/rules/core/box';
import type { Print } from '@/rules/core/contract';
import type { Violation } from '@/rules/core/violation';
import type { Box } from '../catalogue/box';
import { printOf } from '../catalogue/box';
import { faceOf } from './plan';
import type { SharedSource } from './shared-box';
import { canHold, kindIn, statedIn } from './shared-box';

/** `suggested`: the book may say so, and one tap confirms it. */
export type LineSource = SharedSource | 'suggested';

export interface BoxLine extends Print {
  readonly key: string;
  readonly source: LineSource;
}

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

/** Entries that the game cannot read any more are left out: they are asked for again. */
const linesOf = (module: BoxModule, box: Box | undefined): readonly BoxLine[] => {
  const own = (box?.entries ?? []).flatMap((entry): readonly BoxLine[] => {
    const { kind: name, id } = entry;
    const kind = kindIn(module, name);
    const print = printOf(entry);
    const data = kind && print && kind.codec.parse(print.data);
    if (!kind || !print || !data?.ok || !canHold(kind, id, data.value)) return [];
    return [{ key: entryKey(entry), kind: name, id, data: data.value, source: print.source ?? 'read' }];
  });
  const stated = statedIn(module).filter((fact) => {
    const kind = kindIn(module, fact.kind);
    const same = (line: BoxLine) =>
      line.kind === fact.kind &&
      (line.id === fact.id || (kind !== undefined && faceOf(kind, line.data) === faceOf(kind, fact.data)));
    return !own.some(same);
  });
  return [
    ...own,
    ...stated.map(({ kind, id, data, certain }): BoxLine => ({
      key: entryKey({ kind, id }),
      kind,
      id,
      data,
      source: certain ? 'rulebook' : 'suggested',
    })),
  ];
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
