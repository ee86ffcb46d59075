import { type Viewer } from '@/rules/core/seat';
import { type Card, inBoxOrder } from './pieces';
import { lookingAt } from './places';
import { countOf } from './politicians';
import { type Known, type Player, type State, type Tile, type Turn } from './state';

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
