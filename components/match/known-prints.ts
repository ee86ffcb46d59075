import { type Schema, parse } from '@/rules/core/codec';
import { type GameModule } from '@/rules/core/contract';
import { type TableOptions } from '@/rules/core/seat';
import { type NewMatchChoice } from './game-screens';

/** What a box holds of one kind; what does not fit any more is left out, and the match asks for it again. */
export const knownPrints = <T>(
  { prints }: Pick<NewMatchChoice, 'prints'>,
  kind: string,
  schema: Schema<T>,
): readonly T[] =>
  prints(kind).flatMap(({ data }) => {
    const parsed = parse(schema, data);
    return parsed.ok ? [parsed.value] : [];
  });

interface Rules<Options extends TableOptions> {
  readonly checkOptions: (options: Options) => readonly unknown[];
  readonly codec: { readonly options: GameModule<Options>['codec']['options'] };
}

/** The first options that a match can start with: a box that contradicts itself must not keep a table from playing. */
export const soundOptions = <Options extends TableOptions>(
  { checkOptions, codec }: Rules<Options>,
  full: Options,
  bare: Options,
): Options => (codec.options.parse(full).ok && checkOptions(full).length === 0 ? full : bare);
