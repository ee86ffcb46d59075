import { type Seat } from './seat';

/**
 * What a sentence is filled with. A `piece` is an id that the catalogue of the language translates;
 * a `text` was typed by an owner and stays as typed. A `list` names several, as the cities of a Mission.
 * A `phrase` is worded itself, as the spaces of a connection are.
 */
export type Param =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Param[] }
  | { readonly kind: 'phrase'; readonly phrase: Message };

export type Params = Readonly<Record<string, Param>>;

/** A sentence that the rules want said; the screen words it in the language of the moment. */
export interface Message {
  readonly key: string;
  readonly params?: Params;
}

export const seat = (value: Seat): Param => ({ kind: 'seat', seat: value });
export const piece = (id: string): Param => ({ kind: 'piece', piece: id });
export const number = (value: number): Param => ({ kind: 'number', value });
export const text = (value: string): Param => ({ kind: 'text', text: value });
export const phrase = (value: Message): Param => ({ kind: 'phrase', phrase: value });
export const listed = (items: readonly Param[]): Param => ({ kind: 'list', items });

export const message = (key: string, params?: Params): Message => (params ? { key, params } : { key });
