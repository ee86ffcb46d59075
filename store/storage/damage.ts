/** What is wrong with a stored value. */
export type Damage =
  | { readonly kind: 'checksum' }
  | { readonly kind: 'truncated' }
  /** Written by a newer version of the app: not damaged, but not to be touched by this one. */
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'not-ours' }
  /** Nothing is stored where something has to be. */
  | { readonly kind: 'missing' }
  /** Sound in itself, but it does not follow on what is in front of it. */
  | { readonly kind: 'misplaced' };

export interface Fault {
  readonly key: string;
  readonly damage: Damage;
}

/** Refused before it is queued: storing it would break the limit on a value. */
export interface TooLarge {
  readonly kind: 'too-large';
  readonly bytes: number;
  readonly limit: number;
}
