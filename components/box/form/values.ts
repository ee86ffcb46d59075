export type Values = Readonly<Record<string, unknown>>;

/** What is not there is not said: an optional field has no empty value. */
export const withValue = (values: Values, name: string, value: unknown): Values => {
  const { [name]: _, ...others } = values;
  return value === undefined ? others : { ...others, [name]: value };
};

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

/** An optional list without anything in it is not there. */
export const someOf = (list: readonly unknown[], optional: boolean): readonly unknown[] | undefined =>
  optional && list.length === 0 ? undefined : list;
