import { type Print } from '@/rules/core/shape';
import { type Box, printOf } from '@/store/catalogue/box';

/** Everything that a box holds, as it counts. */
export const boxPrints = (box: Box | undefined): readonly Print[] =>
  (box?.entries ?? []).flatMap((entry) => {
    const print = printOf(entry);
    return print ? [{ kind: entry.kind, id: entry.id, data: print.data }] : [];
  });
