import { parse } from '@/rules/core/codec';
import { type RecordKind } from '@/store/storage/problem';
import { type Pair } from '../storage/backend';
import { migrate } from '../storage/migrations';
import { chooseCopy, groupCopies } from '../storage/record-copies';

/** Records by key; what was never read, or could not be, is left over. */
export class RecordReader {
  readonly #groups: ReturnType<typeof groupCopies>;
  readonly #understood = new Set<string>();

  constructor(stored: readonly Pair[], slots: boolean) {
    this.#groups = groupCopies(stored, slots);
  }

  under(prefix: string): readonly string[] {
    return [...this.#groups.keys()].filter((key) => key.startsWith(prefix));
  }

  read<T>(key: string, { kind, schema }: RecordKind<T>): T | undefined {
    const copies = this.#groups.get(key);
    const content = copies && chooseCopy(copies).content;
    if (!content?.ok) return undefined;
    const value = parse(schema, migrate(kind, content.value.schema, content.value.value));
    if (!value.ok) return undefined;
    this.#understood.add(key);
    return value.value;
  }

  /** A match of which a part is missing cannot be taken along as a match. */
  giveUp(match: string): void {
    for (const key of [`h/${match}`, `o/${match}`]) this.#understood.delete(key);
  }

  /** Of a record that was understood only copies that are damaged. */
  unread(): readonly Pair[] {
    return [...this.#groups].flatMap(([key, copies]) =>
      copies
        .filter(({ content }) => !content.ok || !this.#understood.has(key))
        .map((copy): Pair => [copy.key, copy.text]),
    );
  }
}
