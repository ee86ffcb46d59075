import { type Damage } from './damage';
import { type Versions } from './merge';
import { migrate } from './migrations';
import { unseal } from './record';

/** Records that several windows write. */
export interface Shared {
  readonly prefix: string;
  /** The name under which migrations know them. */
  readonly kind: string;
  /** What becomes of our change after another window has written; `undefined` gives it up. */
  readonly merge: (versions: Versions) => unknown;
  /** That is what is known now; `undefined`: another window has removed it. */
  readonly tell: (key: string, value: unknown) => void;
}

/** What another window has made of a record, and what comes of both. */
export type Reconciled =
  | {
      readonly kind: 'merged';
      readonly value: unknown;
      readonly revision: number;
      readonly tell: () => void;
      /** Both together are more than a record holds: what is stored counts. */
      readonly giveUp: () => void;
    }
  | { readonly kind: 'newer'; readonly damage: Damage };

/** What is known here of records that other windows write too. */
export class SharedRecords {
  readonly #shared: Shared[] = [];
  /** As they are stored. */
  readonly #known = new Map<string, string>();
  /** As they were read, and are not shown yet. */
  readonly #found = new Map<string, string | undefined>();
  /** Texts whose write reported failure; any of them may have arrived all the same. */
  readonly #attempts = new Map<string, readonly string[]>();

  /** Who loads them once more is told in the place of whoever did before. */
  add(shared: Shared): void {
    const known = this.#shared.findIndex(({ prefix }) => prefix === shared.prefix);
    this.#shared.splice(known < 0 ? this.#shared.length : known, 1, shared);
  }

  has(key: string): boolean {
    return this.#sharedBy(key) !== undefined;
  }

  remember(key: string, text: string | undefined): void {
    this.#attempts.delete(key);
    this.#found.delete(key);
    if (text === undefined || !this.has(key)) this.#known.delete(key);
    else this.#known.set(key, text);
  }

  /** It was read. What is shown may still be older, and with it what is changed. */
  find(key: string, text: string | undefined): void {
    if (this.has(key)) this.#found.set(key, text);
  }

  /** Of what is not among these records nothing is stored. */
  forgetOthers(prefix: string, present: (key: string) => boolean): void {
    for (const key of this.#known.keys())
      if (key.startsWith(prefix) && !present(key)) this.find(key, undefined);
  }

  /** What was read is what is shown now, and what is changed from here on. */
  accept(prefix: string, isChanged: (key: string) => boolean): void {
    for (const [key, text] of this.#found) {
      if (!key.startsWith(prefix)) continue;
      this.#found.delete(key);
      if (!isChanged(key)) this.remember(key, text);
    }
  }

  /** What may be stored under the key before this text is. */
  accepted(key: string, text: string): readonly (string | undefined)[] {
    return [this.#known.get(key), ...(this.#attempts.get(key) ?? []), text];
  }

  attempt(key: string, text: string): void {
    const attempts = this.#attempts.get(key) ?? [];
    if (!attempts.includes(text)) this.#attempts.set(key, [...attempts, text]);
  }

  /** `undefined`: nobody else has written it. */
  reconcile(key: string, ours: string, text: string | undefined): Reconciled | undefined {
    const shared = this.#sharedBy(key);
    if (!shared || [this.#known.get(key), ...(this.#attempts.get(key) ?? [])].includes(text))
      return undefined;
    const theirs = text === undefined ? undefined : unseal(text);
    const base = valueOf(shared, this.#known.get(key));
    this.remember(key, text);
    if (theirs && !theirs.ok && theirs.error.kind === 'newer') return { kind: 'newer', damage: theirs.error };
    const stored = valueOf(shared, text);
    const value = shared.merge({ base, ours: JSON.parse(ours) as unknown, theirs: stored });
    return {
      ...{ kind: 'merged', value, revision: theirs?.ok ? theirs.value.revision : 0 },
      tell: () => shared.tell(key, value),
      giveUp: () => shared.tell(key, stored),
    };
  }

  #sharedBy(key: string): Shared | undefined {
    return this.#shared.find(({ prefix }) => key.startsWith(prefix));
  }
}

const valueOf = ({ kind }: Shared, text: string | undefined): unknown => {
  const content = text === undefined ? undefined : unseal(text);
  return content?.ok ? migrate(kind, content.value.schema, content.value.value) : undefined;
};
