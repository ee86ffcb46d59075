import type { Field, NameShape } from '@/rules/core/box';
import type { BoxTable } from '../box-table';
import { labelOf, pieceName } from '../box-table';

export interface BoxForm {
  readonly table: BoxTable;
  /** The kind of the entry. */
  readonly kind: string;
}

export const isAsked = ({ shape }: Field): boolean => shape.as !== 'own-id' && shape.as !== 'literal';

/** A part of a print is called by a word of its own, or as the piece that it is about. */
export const fieldName = ({ words }: Pick<BoxTable, 'words'>, name: string): string => {
  const key = `box.field.${name}`;
  const text = words(key);
  return text === key ? pieceName({ words }, name) : text;
};

export interface Named {
  readonly id: string;
  readonly label: string;
}

/** What a name can mean: what the game knows, and what this box has entered. */
export const namesOf = ({ table }: BoxForm, { of }: NameShape): readonly Named[] => {
  const { module, report } = table;
  const kinds = module.kinds.filter(({ vocabulary, unprinted }) => vocabulary === of && !unprinted);
  const entered = report.prints
    .filter(({ kind }) => kinds.some((known) => known.kind === kind))
    .map((print) => ({ id: print.id, label: labelOf(table, print, report.prints) }));
  const known = (module.vocabulary[of] ?? [])
    .filter((id) => !entered.some((entry) => entry.id === id))
    .map((id) => ({ id, label: pieceName(table, id) }));
  return [...entered, ...known];
};

type Names = readonly string[];

/** Names that entries of this kind gave to parts of theirs, as the spaces of connections: these can be shared. */
export const partsOf = ({ table, kind }: BoxForm, name: string, own: Names): readonly Named[] => {
  const { prints } = table.report;
  const parts = new Map<string, string>();
  for (const print of prints.filter((other) => other.kind === kind))
    for (const [place, id] of ((print.data as Readonly<Record<string, Names>>)[name] ?? []).entries())
      if (!own.includes(id) && !parts.has(id))
        parts.set(id, `${labelOf(table, print, prints)} · ${place + 1}`);
  return [...parts].map(([id, label]) => ({ id, label }));
};
