import { canonicalJson } from './canonical';

export interface MergeRules {
  /** What tells the items of a list apart. */
  readonly keyOf: (item: unknown) => string;
  /** Fields that are one thing, however many parts they have. */
  readonly whole?: ReadonlySet<string>;
}

/** One value as it was, and what two windows made of it. */
export interface Versions {
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** A part that only one of the windows changed is as that one has it. Where both changed the same part, ours counts. */
export const merged = (versions: Versions, rules: MergeRules): unknown => {
  const { base, ours, theirs } = versions;
  if (isSame(ours, base)) return theirs;
  if (isSame(theirs, base)) return ours;
  if (Array.isArray(ours) && Array.isArray(theirs)) return mergedLists(versions, rules);
  return isFields(ours) && isFields(theirs) ? mergedFields(versions, rules) : ours;
};

const isSame = (left: unknown, right: unknown): boolean =>
  left === right ||
  (left !== undefined && right !== undefined && canonicalJson(left) === canonicalJson(right));

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const mergedFields = (versions: Versions, rules: MergeRules): Fields => {
  const [was, our, their] = [versions.base, versions.ours, versions.theirs].map(fieldsOf) as [
    Fields,
    Fields,
    Fields,
  ];
  const names = [...new Set([...Object.keys(our), ...Object.keys(their)])];
  const fields = names.map((name): readonly [string, unknown] => {
    const field = { base: was[name], ours: our[name], theirs: their[name] };
    if (!rules.whole?.has(name)) return [name, merged(field, rules)];
    return [name, isSame(field.ours, field.base) ? field.theirs : field.ours];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
};

/** What one window removed is gone, unless the other has changed it. */
const mergedLists = (versions: Versions, rules: MergeRules): readonly unknown[] => {
  const byKey = (list: unknown) =>
    new Map((Array.isArray(list) ? (list as unknown[]) : []).map((item) => [rules.keyOf(item), item]));
  const [was, our, their] = [byKey(versions.base), byKey(versions.ours), byKey(versions.theirs)];
  return [...new Set([...our.keys(), ...their.keys()])].flatMap((key): readonly unknown[] => {
    const item = merged({ base: was.get(key), ours: our.get(key), theirs: their.get(key) }, rules);
    return item === undefined ? [] : [item];
  });
};
