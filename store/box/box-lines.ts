import { type BoxKind, type BoxModule, type Stated, entryKey } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { type Box, printOf } from '../catalogue/box';
import { type SharedSource, canHold, faceOf, kindIn, statedIn } from './shared-box';

/** `suggested`: the book may say so, and one tap confirms it. */
export type LineSource = SharedSource | 'suggested';

export interface BoxLine extends Print {
  readonly key: string;
  readonly source: LineSource;
}

/** Of what its owner has, and of what the book tells where the owner has nothing that stands against it. */
export const linesOf = (module: BoxModule, box: Box | undefined): readonly BoxLine[] => {
  const own = ownLines(module, box);
  const stated = statedIn(module).filter((fact) => {
    const kind = kindIn(module, fact.kind);
    return kind !== undefined && !isKnown(kind, fact, own);
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

/** What a match may count on: everything but suggestions. */
export const printsIn = (module: BoxModule, box: Box | undefined): readonly Print[] =>
  linesOf(module, box).filter(({ source }) => source !== 'suggested');

/** Entries that the game cannot read any more are left out: they are asked for again. */
const ownLines = (module: BoxModule, box: Box | undefined): readonly BoxLine[] =>
  (box?.entries ?? []).flatMap((entry): readonly BoxLine[] => {
    const { kind: name, id } = entry;
    const kind = kindIn(module, name);
    const print = printOf(entry);
    const data = kind && print && kind.codec.parse(print.data);
    if (!kind || !print || !data?.ok || !canHold(kind, id, data.value)) return [];
    return [{ key: entryKey(entry), kind: name, id, data: data.value, source: print.source ?? 'read' }];
  });

/** An owner who has them all in hand has read the book's among them, and perhaps as another. */
const isKnown = (kind: BoxKind, fact: Stated, own: readonly BoxLine[]): boolean => {
  const alike = own.filter((line) => line.kind === fact.kind);
  const face = faceOf(kind, fact.data);
  return (
    alike.length >= (kind.count ?? Infinity) ||
    alike.some((line) => line.id === fact.id || faceOf(kind, line.data) === face)
  );
};
