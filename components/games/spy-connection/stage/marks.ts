import { type Seat } from '@/rules/core/seat';

/** What is marked on the map at this moment, besides what lies on the table. */
export interface Marks {
  /** What the cheapest way to a city costs now. */
  readonly prices: ReadonlyMap<string, CityPrice>;
  /** Own circles that wait, by city. */
  readonly waits: ReadonlyMap<string, number>;
  /** Cities that a Mission about to be accepted would add. */
  readonly soon: ReadonlySet<string>;
  /** A connection that is about to be made. */
  readonly route?: Route | undefined;
  /** Where the Spy is about to go. */
  readonly going?: string | undefined;
  /** Agents that are about to come back. */
  readonly lift?: Lift | undefined;
  /** Own Agents that would pay for what is refused. */
  readonly rescue?: ReadonlySet<string> | undefined;
  /** Cities of a card that is being read. */
  readonly read?: ReadonlySet<string> | undefined;
  /** The red one of them, on a Start Mission. */
  readonly red?: string | undefined;
  /** Spies that are about to stand somewhere, and those of cards that are read already. */
  readonly starts?: readonly Start[];
}

export interface Start {
  readonly seat: Seat;
  readonly city: string;
  /** Its card is read. */
  readonly done: boolean;
}

export interface CityPrice {
  readonly text: string;
  /** More than the supply, or a way that nobody has told the app of. */
  readonly dashed: boolean;
}

export interface Route {
  readonly from: string;
  readonly to: string;
  /** None as long as nobody has said how many spaces it has. */
  readonly price: number | undefined;
  /** In order from the network, as on the layout. */
  readonly spaces: readonly { readonly id: string; readonly price: number }[];
  /** Those of them that lie on other ways too. */
  readonly shared?: ReadonlySet<string>;
  /** It cannot be paid, or not be made now. */
  readonly refused?: boolean;
}

export interface Lift {
  readonly lifted: ReadonlySet<string>;
  readonly safe: ReadonlySet<string>;
}

export const NO_MARKS: Marks = { prices: new Map(), waits: new Map(), soon: new Set() };

/** Whatever has nothing to do with what is about to happen steps back. */
export const hasFocus = ({ route, lift, read }: Marks): boolean =>
  route !== undefined || lift !== undefined || read !== undefined;
