import { type LedgerChange, type LedgerEntry, setTo } from '@/rules/core/ledger';
import { message, number, type Param, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { MOST_TOKENS, phaseOfRound, PLACES, POLITICIANS, SHADOWS } from './pieces';
import { type PoliticianPrint } from './prints';
import { bend, refuse } from './refusals';
import { type State, type Tile } from './state';

/** The owners of the Control Tokens on a tile. */
export type Tokens = readonly Seat[];

export const countOf = (tokens: Tokens, seat: Seat): number =>
  tokens.filter((owner) => owner === seat).length;

/** IS-48: the opponent who has more tokens on it than this spy, if there is one. */
export const leaderOver = (tokens: Tokens, seat: Seat): Seat | undefined =>
  tokens.find((owner) => owner !== seat && countOf(tokens, owner) > countOf(tokens, seat));

/** IS-48: may this spy empower or scandalize it? */
export const checkUntouched = (tokens: Tokens, seat: Seat): readonly Violation[] => {
  const leader = leaderOver(tokens, seat);
  return leader === undefined
    ? NONE
    : [
        bend('IS-48', 'opponent-leads', {
          params: {
            seat: seatParam(leader),
            theirs: number(countOf(tokens, leader)),
            own: number(countOf(tokens, seat)),
          },
        }),
      ];
};

/** IS-45: three tokens at most on one Politician, whoever they belong to. */
export const checkSpace = (tokens: Tokens): readonly Violation[] =>
  tokens.length < MOST_TOKENS
    ? NONE
    : [refuse('IS-45', 'three-tokens', { params: { most: number(MOST_TOKENS) } })];

/** IS-47: only a Politician with a token of one's own is scandalized. */
export const checkOwn = (tokens: Tokens, seat: Seat): readonly Violation[] =>
  countOf(tokens, seat) > 0 ? NONE : [bend('IS-47', 'no-own-token')];

export const checkStack = (left: number): readonly Violation[] =>
  left > 0 ? NONE : [refuse('IS-47', 'stack-empty')];

const BARE: Tile = { tokens: [], notes: {} };

export const tileOf = ({ tiles }: Pick<State, 'tiles'>, politician: number): Tile =>
  tiles[politician] ?? BARE;

/** 1 to 20, or nothing for a tile that is not on the board. */
export const placeOf = ({ places }: Pick<State, 'places'>, politician: number): number | undefined => {
  const index = places.indexOf(politician);
  return index < 0 ? undefined : index + 1;
};

export const tilesOnBoard = ({ places }: Pick<State, 'places'>): readonly number[] =>
  places.filter((tile) => tile !== undefined);

export const inShadows = (place: number): boolean => place <= SHADOWS;

/** The last place of each Scoring Phase's group, from the left, as far as their numbers are known without a gap. */
const lastPlaces = ({ phases }: State['prints']): readonly number[] => {
  const ends: number[] = [];
  let last = SHADOWS;
  for (let phase = 1; last < PLACES; phase++) {
    const print = phases[phase];
    if (!print) break;
    last += print.politicians;
    ends.push(last);
  }
  return ends;
};

/** The Scoring Phase that reveals the tile on this place, where the numbers of the phases before are known. */
export const groupOf = ({ prints }: Pick<State, 'prints'>, place: number): number | 'shadows' | undefined => {
  if (inShadows(place)) return 'shadows';
  const group = lastPlaces(prints).findIndex((last) => place <= last);
  return group < 0 ? undefined : group + 1;
};

/** IS-51: what this Scoring Phase has still to reveal, from the left. */
export const toReveal = ({ prints, places, round }: State): readonly number[] => {
  const ends = [SHADOWS, ...lastPlaces(prints)];
  const phase = phaseOfRound(round);
  return places.slice(ends[phase - 1] ?? PLACES, ends[phase] ?? 0).filter((tile) => tile !== undefined);
};

/** What a tile shows, where the phone shuffled. */
export const shuffledPrint = (state: State, politician: number): PoliticianPrint | undefined => {
  const id = state.politicianOrder?.[politician - 1];
  return id ? state.options.politicianPrints.find((print) => print.id === id) : undefined;
};

export const stackLeft = ({ nextTile }: State): number => POLITICIANS + 1 - nextTile;

export const withTile = (state: State, politician: number, change: Partial<Tile>): State => ({
  ...state,
  tiles: { ...state.tiles, [politician]: { ...tileOf(state, politician), ...change } },
});

/** A tile leaves the board: its place is empty or taken by another one. */
export const replaceTile = (state: State, politician: number, by?: number): State => {
  const { [politician]: _, ...tiles } = state.tiles;
  return { ...state, tiles, places: state.places.map((tile) => (tile === politician ? by : tile)) };
};

export const canControl = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).tokensLeft > 0 &&
  tilesOnBoard(state).some((tile) => checkSpace(tileOf(state, tile).tokens).length === 0);

export const canEmpower = (state: State, seat: Seat): boolean =>
  tilesOnBoard(state).filter((tile) => checkUntouched(tileOf(state, tile).tokens, seat).length === 0).length >
  1;

export const canScandalize = (state: State, seat: Seat): boolean =>
  checkStack(stackLeft(state)).length === 0 &&
  tilesOnBoard(state).some((tile) => {
    const { tokens } = tileOf(state, tile);
    return checkOwn(tokens, seat).length + checkUntouched(tokens, seat).length === 0;
  });

export const checkTile = (state: State, politician: number): readonly Violation[] =>
  placeOf(state, politician) === undefined ? [refuse('IS-12', 'no-such-tile')] : NONE;

/** What stands against it is about the tokens on this tile: a recount begins there. */
export const aboutTile = (
  { players }: State,
  politician: number,
  violations: readonly Violation[],
): readonly Violation[] =>
  violations.map((violation) => ({
    ...violation,
    focus: players.map((_, seat) => `tokens/${politician}/${seat}`),
  }));

/** A tile is told by its place. */
export const placeParam = (state: State, politician: number): Param =>
  number(placeOf(state, politician) ?? 0);

/** Another tile was meant; it is told by the place that it lay on. */
export const tileAmending = {
  lines: (before: State, { move }: { readonly move: OfTile }): readonly LedgerEntry[] => {
    const tiles = tilesOnBoard(before);
    return [
      {
        kind: 'choice',
        id: 'tile',
        label: message('amend.place'),
        value: String(move.politician),
        choices: tiles.map(String),
        typed: Object.fromEntries(tiles.map((tile) => [String(tile), String(placeOf(before, tile))])),
      },
    ];
  },
  amended: <Move extends OfTile>(move: Move, changes: readonly LedgerChange[]): Move => ({
    ...move,
    politician: Number(setTo(changes, 'tile', String(move.politician))),
  }),
};

interface OfTile {
  readonly politician: number;
}

/** What the Politician that is being resolved gives to or takes from a spy. */
export const withShare = (state: State, seat: Seat): State => {
  const text = state.resolving?.print.text;
  if (text?.kind !== 'each-spy') return state;
  const count = playerOf(state, seat)[text.piece];
  return withPlayer(state, seat, { [text.piece]: Math.max(0, count + text.by) });
};
