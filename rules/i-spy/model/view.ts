import { type Seat, type Viewer } from '@/rules/core/seat';
import { type AssetCapital, type Card, inBoxOrder, type Nation, phaseOfRound, PLACES } from './pieces';
import { lookingAt } from './places';
import { countOf, groupOf, shuffledPrint, stackLeft, tileOf, toReveal } from './politicians';
import {
  type Guess,
  type Known,
  type OwnedAsset,
  type Phase,
  type Player,
  type Resolving,
  type State,
  type Tile,
  type Turn,
} from './state';
import { shuffledAsset } from './assets';
import { recorded } from './cards';
import { type MapPrint } from './map';
import { assetCount } from './options';
import { tracksOf } from './outcome';
import { roundOrder } from './order';
import { type AssetPrint, type KnownPrints, type PoliticianPrint } from './prints';
import { type Posting, type Standing } from './scoring';

/** A tap asks for view, status, offers and ledger of one state: what its viewer may know is made once. */
const made = new WeakMap<State, Map<Viewer, State>>();

/**
 * What this viewer may know of the state. Views, offers and the ledger are made from it alone, so that no secret can
 * reach them: what the viewer does not know is taken out, and an unseen card in somebody's Records counts as one that
 * may still be in the hand.
 */
export const seenBy = (state: State, viewer: Viewer): State => {
  const views = made.get(state) ?? new Map<Viewer, State>();
  const seen = views.get(viewer) ?? masked(state, viewer);
  made.set(state, views.set(viewer, seen));
  return seen;
};

const masked = (state: State, viewer: Viewer): State => {
  const { politicianOrder, assetOrder } = state;
  return {
    ...state,
    players: state.players.map((player, seat) => seenPlayer(state, player, { seat, viewer })),
    // Only real tiles are noted.
    tiles: politicianOrder ? state.tiles : seenTiles(state, viewer),
    turn: seenTurn(state, viewer),
    ...(politicianOrder
      ? {
          politicianOrder: politicianOrder.map((id, index) =>
            mayLookAt(state, viewer, index + 1) ? id : '',
          ),
        }
      : {}),
    ...(assetOrder
      ? { assetOrder: assetOrder.map((id, index) => (maySeeAsset(state, viewer, index + 1) ? id : '')) }
      : {}),
  };
};

const knows = ({ knownTo }: Known, viewer: Viewer): boolean =>
  knownTo === undefined || (viewer !== 'table' && knownTo.includes(viewer));

interface Look {
  readonly seat: number;
  readonly viewer: Viewer;
}

const seenPlayer = ({ phase }: State, player: Player, { seat, viewer }: Look): Player => {
  const { alignment, guesses, ...rest } = player;
  const hidden = player.facedown.flatMap(({ card, ...each }): readonly Card[] =>
    knows(each, viewer) || card === undefined ? [] : [card],
  );
  const own = seat === viewer;
  return {
    ...rest,
    hand: hidden.length > 0 ? inBoxOrder([...player.hand, ...hidden]) : player.hand,
    facedown: player.facedown.map((each) => (knows(each, viewer) ? each : { knownTo: each.knownTo ?? [] })),
    ...(alignment !== undefined && (own || player.revealed) ? { alignment } : {}),
    // That somebody has laid guesses is seen; which ones, when all have.
    ...(guesses ? { guesses: own || phase !== 'final-report' ? guesses : [] } : {}),
  };
};

const seenTiles = ({ tiles }: State, viewer: Viewer): State['tiles'] =>
  Object.fromEntries(Object.entries(tiles).map(([tile, each]) => [tile, seenTile(each, viewer)]));

const seenTile = (tile: Tile, viewer: Viewer): Tile => {
  const note = viewer === 'table' ? undefined : tile.notes[viewer];
  return { ...tile, notes: viewer !== 'table' && note ? { [viewer]: note } : {} };
};

/** IS-45: who has a token on it may look at it. */
const mayLookAt = ({ tiles }: State, viewer: Viewer, politician: number): boolean =>
  viewer !== 'table' && countOf(tiles[politician]?.tokens ?? [], viewer) > 0;

/** IS-41: recruited Assets lie open, the others are seen by who looks at the Capital's stack. */
const maySeeAsset = (state: State, viewer: Viewer, asset: number): boolean => {
  if (state.players.some(({ assets }) => assets.some((own) => own.asset === asset))) return true;
  const capital = lookingAt(state, viewer);
  return capital !== undefined && state.stacks[capital].includes(asset);
};

const seenTurn = ({ turn, players, options }: State, viewer: Viewer): Turn => {
  const { courierLine, drawn, retrieving, ...rest } = turn;
  const coerced = turn.owed.find((owed) => owed.kind === 'coerce');
  const isParty = viewer === turn.seat || (coerced?.kind === 'coerce' && coerced.opponent === viewer);
  const unseen = (players[turn.seat]?.facedown ?? []).some(
    (each) => each.card === retrieving && !knows(each, viewer),
  );
  return {
    ...rest,
    tagOffers: turn.tagOffers.filter((offer) => knows(offer, viewer)),
    owed: turn.owed.filter((owed) => owed.kind !== 'text' || knows(owed, viewer)),
    ...(courierLine && knows(courierLine, viewer) ? { courierLine } : {}),
    // That cards were drawn is seen by all; which ones, by the two whom it concerns.
    ...(isParty && drawn ? { drawn } : {}),
    ...(!isParty && (drawn || (coerced && options.coerceDraws === 'physical')) ? { drawn: [] } : {}),
    ...(retrieving !== undefined && !unseen ? { retrieving } : {}),
  };
};

export interface PlayerView {
  /** Cards that may be in the hand, as far as this viewer knows; `cards` says how many of them are. */
  readonly hand: readonly Card[];
  readonly cards: number;
  readonly records: readonly Card[];
  /** Cards in the Records that this viewer has not seen. */
  readonly unseen: number;
  readonly supply: number;
  readonly tags: number;
  readonly tokensLeft: number;
  readonly assets: readonly OwnedAsset[];
  /** The viewer's own where the phone dealt it, and everybody's once revealed. */
  readonly alignment?: Nation;
  readonly revealed: boolean;
  readonly marked: boolean;
  readonly hasGuessed: boolean;
  readonly guesses?: readonly Guess[];
  readonly left: boolean;
  /** Where the Spy stands, in a match with the map. */
  readonly region?: string;
}

export interface PlaceView {
  /** 1 to 20. */
  readonly place: number;
  /** In the shadows, the Scoring Phase it belongs to, or not known yet. */
  readonly group: 'shadows' | number | undefined;
  readonly tile?: {
    readonly politician: number;
    readonly tokens: readonly Seat[];
    /** What it shows, where this viewer may look at it and the phone knows or the viewer noted it. */
    readonly print?: PoliticianPrint;
  };
}

interface AssetView {
  readonly asset: number;
  /** Only for who is looking at them. */
  readonly print?: AssetPrint;
}

export interface View {
  readonly phase: Phase;
  readonly round: number;
  /** 1 to 5: the Scoring Phase under way, or the next one. */
  readonly scoringPhase: number;
  readonly initiative: Seat;
  /** This round's turn order, without who has left. */
  readonly order: readonly Seat[];
  /** As it lies on the table, IS-62. */
  readonly standing: Standing;
  /** What decided: before Nations dropped to 0 Power after a standstill. */
  readonly counted: Standing;
  readonly players: readonly PlayerView[];
  readonly turn: Turn;
  readonly places: readonly PlaceView[];
  /** Tiles that this Scoring Phase has still to reveal, from the left. */
  readonly toReveal: readonly number[];
  readonly resolving?: Resolving;
  readonly politicianStack: number;
  readonly revealed: readonly PoliticianPrint[];
  readonly scandalized: number;
  readonly stacks: Readonly<Record<AssetCapital, readonly AssetView[]>>;
  readonly assetStack: number;
  readonly caches: number;
  readonly map?: MapView;
  readonly prints: KnownPrints;
  readonly postings: readonly Posting[];
}

/** Who stands where is in `players`. */
export interface MapView {
  readonly print: MapPrint;
  /** Supply Caches that still have their token. */
  readonly caches: readonly string[];
}

/** Made from what the viewer may know alone. */
export const view = (state: State, viewer: Viewer): View => {
  const seen = seenBy(state, viewer);
  const { resolving } = seen;
  return {
    phase: seen.phase,
    round: seen.round,
    scoringPhase: phaseOfRound(seen.round),
    initiative: seen.initiative,
    order: roundOrder(seen),
    ...tracksOf({ ...seen, over: seen.phase === 'over' }),
    counted: seen.standing,
    players: seen.players.map(playerView),
    turn: seen.turn,
    places: Array.from({ length: PLACES }, (_, index) => placeView(seen, viewer, index + 1)),
    toReveal: toReveal(seen),
    ...(resolving ? { resolving } : {}),
    politicianStack: stackLeft(seen),
    revealed: seen.revealed,
    scandalized: seen.scandalized,
    stacks: {
      berlin: seen.stacks.berlin.map((asset) => assetView(seen, asset)),
      budapest: seen.stacks.budapest.map((asset) => assetView(seen, asset)),
      london: seen.stacks.london.map((asset) => assetView(seen, asset)),
    },
    assetStack: assetCount(seen.options) + 1 - seen.nextAsset,
    caches: seen.caches,
    ...(seen.map ? { map: mapView(seen.map, seen) } : {}),
    prints: seen.prints,
  };
};

const mapView = (print: MapPrint, { emptied }: State): MapView => ({
  print,
  caches: print.regions.flatMap(({ id, kind }) => (kind === 'cache' && !emptied.includes(id) ? [id] : [])),
});

const playerView = (player: Player): PlayerView => {
  const { facedown, guesses, ...open } = player;
  const unseen = facedown.filter(({ card }) => card === undefined).length;
  return {
    ...open,
    cards: player.hand.length - unseen,
    records: recorded(player),
    unseen,
    hasGuessed: guesses !== undefined,
    ...(guesses && guesses.length > 0 ? { guesses } : {}),
  };
};

const placeView = (state: State, viewer: Viewer, place: number): PlaceView => {
  const politician = state.places[place - 1];
  const group = groupOf(state, place);
  if (politician === undefined) return { place, group };
  const { tokens, notes } = tileOf(state, politician);
  const print = shuffledPrint(state, politician) ?? (viewer === 'table' ? undefined : notes[viewer]);
  return { place, group, tile: { politician, tokens, ...(print ? { print } : {}) } };
};

const assetView = (state: State, asset: number): AssetView => {
  const print = shuffledAsset(state, asset);
  return { asset, ...(print ? { print } : {}) };
};
