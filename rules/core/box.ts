import { type Codec, codecOf, id, whole } from './codec';
import { type Field, type Print } from './shape';
import { type Message } from './message';
import { type Violation } from './violation';
import * as v from 'valibot';

/** Ids come from what is printed, so that the same piece read in two matches is one in the box. */
export const plainId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Two pieces that look alike are told apart by a number. */
export const freshId = (base: string, taken: (id: string) => boolean): string => {
  let id = base;
  for (let number = 2; taken(id); number++) id = `${base}-${number}`;
  return id;
};

/** Prints of one kind, as the Missions. Its name is `box.kind.<kind>` of the game's words. */
export interface BoxKind<T = unknown> {
  readonly kind: string;
  /** How many the box holds; absent where the book does not tell. */
  readonly count?: number;
  /** Pieces that are known by name: these exist and no others. */
  readonly ids?: readonly string[];
  /** Printed nowhere, as the place where a city is drawn: no part of the box check. */
  readonly unprinted?: true;
  readonly codec: Codec<T>;
  readonly fields: readonly Field[];
  /** The version of the compact coding that brought this kind. */
  readonly since: number;
  /** The vocabulary that ids of this kind belong to. */
  readonly vocabulary?: string;
  /**
   * The id that follows from what is printed, without a look at the id itself, so that one piece read twice is one
   * entry; alike ones are numbered. A kind without it is known by ids of its own or of its vocabulary.
   */
  identify?(data: T, taken: (id: string) => boolean): string | undefined;
  /** Whether an entry of this id can hold this print. */
  fits(id: string, data: T): boolean;
  /** What two prints have in common that say the same, whatever their order or their ids. */
  face(data: T): unknown;
  /** A place in the list that suits going through a stack of pieces. */
  rank(data: T): readonly (number | string)[];
}

/** What the book tells of a piece. What is not `certain` is a suggestion for the owner to confirm. */
export interface Stated extends Print {
  readonly certain: boolean;
}

export type Spot = readonly [x: number, y: number];

/** A board as it is drawn, on a plane of 1000 by 1000. */
export interface BoxBoard {
  /** The entries that are places: cities, Regions. */
  readonly places: readonly Print[];
  /** Short enough to be written beside it. */
  name(id: string): Message;
  readonly links: readonly { readonly from: string; readonly to: string; readonly steps: number }[];
  /** Roughly where it lies on a real map. */
  start(id: string): Spot | undefined;
  /** Where its owner has put it. */
  fixed(id: string): Spot | undefined;
  /** The entry that keeps it there. */
  put(id: string, at: Spot): Print;
}

/** What there is to know of the prints of a game; the app knows boxes through this interface alone. */
export interface BoxModule {
  /** Version of the compact coding: higher whenever kinds are added. */
  readonly coding: number;
  readonly kinds: readonly BoxKind[];
  /** Ids that need not be spelled, by vocabulary. */
  readonly vocabulary: Readonly<Record<string, readonly string[]>>;
  readonly stated: readonly Stated[];
  /** What cannot be true together; `focus` names the entries as `kind/id`. */
  check(prints: readonly Print[]): readonly Violation[];
  /** Prints of another box under the names that ours already uses for the same things. */
  adopt?(ours: readonly Print[], theirs: readonly Print[]): readonly Print[];
  /** Where the game has a board that is learned. */
  board?(prints: readonly Print[]): BoxBoard;
  /** An entry in a list. */
  label(print: Print, prints: readonly Print[]): Message;
  /** A choice that each box may call differently. */
  choice?(id: string, prints: readonly Print[]): Message | undefined;
  /** A part of an entry that others may share, as a space of a connection. */
  part?(print: Print, place: number, prints: readonly Print[]): Message;
}

export const entryKey = ({ kind, id }: Pick<Print, 'kind' | 'id'>): string => `${kind}/${id}`;

/** Where something was put by hand on a drawn map, in a square of 1000 by 1000. */
export interface PlacePrint {
  readonly x: number;
  readonly y: number;
}

export const PLACE_KIND = 'place';

const coordinate = { as: 'whole', min: 0, max: 1000 } as const;

/** Known by the id of what was put there, as a city. */
export const placeKind = (vocabulary: string): BoxKind<PlacePrint> => ({
  kind: PLACE_KIND,
  vocabulary,
  unprinted: true,
  codec: codecOf<PlacePrint>(v.strictObject({ x: whole(0, 1000), y: whole(0, 1000) })),
  fields: [
    { name: 'x', shape: coordinate },
    { name: 'y', shape: coordinate },
  ],
  since: 1,
  fits: (key) => v.is(id, key),
  face: ({ x, y }) => [x, y],
  rank: ({ x, y }) => [y, x],
});
