import { say } from '@/i18n/say';
import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { type Field, type NameShape, type Print } from '@/rules/core/shape';
import { type BoxTable, labelOf, pieceName } from './box-table';
import { type Values, asList } from './values';

export interface BoxForm {
  readonly table: BoxTable;
  /** The kind of the entry. */
  readonly kind: string;
  /** Its id, where it is a known one that is changed. */
  readonly own?: string | undefined;
}

export const isAsked = ({ shape, unasked }: Field): boolean =>
  !unasked && shape.as !== 'own-id' && shape.as !== 'literal';

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

/** What a name can mean: what this box has entered, and what the book or its readers name. */
export const namesOf = ({ table }: BoxForm, { of }: NameShape): readonly Named[] => {
  const { module, report } = table;
  const kinds = kindsNamed(table, of).map(({ kind }) => kind);
  const entered = report.prints.filter(({ kind }) => kinds.includes(kind));
  const stated = module.stated.filter(
    ({ kind, id }) => kinds.includes(kind) && !entered.some((print) => print.id === id),
  );
  return [...entered, ...stated].map((print) => ({
    id: print.id,
    label: labelOf(table, print, report.prints),
  }));
};

const kindsNamed = ({ module }: BoxTable, of: string): readonly BoxKind[] =>
  module.kinds.filter(({ vocabulary, unprinted }) => vocabulary === of && !unprinted);

/** The kind that a new name makes an entry of, where its name is all there is to tell. */
export const kindToName = ({ table }: BoxForm, { of }: NameShape): BoxKind | undefined =>
  kindsNamed(table, of).find(({ fields }) => {
    const [only, ...others] = fields.filter(isAsked);
    return only?.shape.as === 'text' && others.length === 0;
  });

type Names = readonly string[];
type Listed = Readonly<Record<string, Names>>;

/**
 * Names that entries of this kind gave to parts of theirs, as the spaces of connections: these can be shared. Those of
 * entries that have something in common with this one come first.
 */
export const partsOf = (
  { table, kind, own: edited }: BoxForm,
  name: string,
  made: Values,
): readonly Named[] => {
  const { module, report } = table;
  const isNear = ({ data }: Print): boolean =>
    Object.entries(made).some(
      ([field, own]) =>
        field !== name && asList(own).some((id) => (data as Listed)[field]?.includes(String(id))),
    );
  const others = report.prints.filter((print) => print.kind === kind && print.id !== edited);
  const parts = new Map<string, string>();
  for (const print of [...others.filter(isNear), ...others])
    for (const [place, id] of ((print.data as Listed)[name] ?? []).entries())
      if (!parts.has(id)) parts.set(id, partName({ table, module }, print, place));
  return [...parts].map(([id, label]) => ({ id, label }));
};

const partName = (
  { table, module }: { readonly table: BoxTable; readonly module: BoxModule },
  print: Print,
  place: number,
): string => {
  const label = module.part?.(print, place, table.report.prints);
  return label ? say(table.words, label, { seatName: String }) : `${print.id} ${place + 1}`;
};
