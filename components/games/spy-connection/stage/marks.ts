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
  /** Cities of a card that is being read. */
  readonly read?: ReadonlySet<string> | undefined;
}

export interface CityPrice {
  readonly text: string;
  /** More than the supply, or a way that nobody has told the app of. */
  readonly dashed: boolean;
}

export interface Route {
  readonly from: string;
  readonly to: string;
  readonly price: number;
  /** In order from the network, as on the layout. */
  readonly spaces: readonly { readonly id: string; readonly price: number }[];
  /** Drawn for the first time: it may go through spaces that lie elsewhere. */
  readonly isNew?: boolean;
}

export interface Lift {
  readonly lifted: ReadonlySet<string>;
  readonly safe: ReadonlySet<string>;
}

export const NO_MARKS: Marks = { prices: new Map(), waits: new Map(), soon: new Set() };

/** Whatever has nothing to do with what is about to happen steps back. */
export const hasFocus = ({ route, lift, read }: Marks): boolean =>
  route !== undefined || lift !== undefined || read !== undefined;
