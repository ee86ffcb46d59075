import type { BoxModule } from '@/rules/core/box';
import type { Print } from '@/rules/core/contract';
import { kindIn } from './shared-box';

/** A print under the id that it gets in this box. `data` holds the fields of its kind but for its own id. */
export const newPrint = (
  module: BoxModule,
  { kind: name, data, id }: { readonly kind: string; readonly data: object; readonly id?: string },
  taken: (id: string) => boolean,
): Print | undefined => {
  const kind = kindIn(module, name);
  const own = id ?? kind?.identify?.(data, taken);
  if (!kind || own === undefined) return undefined;
  const ids = kind.fields.filter(({ shape }) => shape.as === 'own-id').map((field) => [field.name, own]);
  const parsed = kind.codec.parse({ ...data, ...Object.fromEntries(ids) });
  return parsed.ok ? { kind: name, id: own, data: parsed.value } : undefined;
};
