import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { kindIn } from './shared-box';

/** A print under the id that it gets in this box. `data` holds the fields of its kind but for its own id. */
export const newPrint = (
  module: BoxModule,
  { kind: name, data, id }: { readonly kind: string; readonly data: object; readonly id?: string },
  taken: (id: string) => boolean,
): Print | undefined => {
  const kind = kindIn(module, name);
  const read = kind && withId(kind, data, id ?? ANY_ID);
  const own = id ?? (read?.ok ? kind?.identify?.(read.value, taken) : undefined);
  if (!kind || own === undefined) return undefined;
  const parsed = withId(kind, data, own);
  return parsed.ok ? { kind: name, id: own, data: parsed.value } : undefined;
};

/** What is not filled in yet cannot be identified; whether it is, is asked under an id that fits anywhere. */
const ANY_ID = 'x';

const withId = (kind: BoxKind, data: object, id: string) => {
  const ids = kind.fields.filter(({ shape }) => shape.as === 'own-id').map((field) => [field.name, id]);
  return kind.codec.parse({ ...data, ...Object.fromEntries(ids) });
};
