import { seatsOf } from '@/rules/core/seat';
import { BOOK_PRINTS } from '../book';
import { knownFrom } from '../known-prints';
import { ACTION_CARDS, CACHES, CONTROL_TOKENS, PLACES } from '../pieces';
import { FIRST_STANDING } from '../scoring';
import { freshTurn, setUpDone } from './flow';
import type { Options } from './options';
import type { Player, State } from './state';

/** IS-10: three Supply Tokens each. */
const FIRST_SUPPLY = 3;

const PLAYER: Player = {
  hand: ACTION_CARDS,
  records: [],
  facedown: [],
  supply: FIRST_SUPPLY,
  tags: 0,
  tokensLeft: CONTROL_TOKENS,
  assets: [],
  revealed: false,
  marked: false,
  left: false,
};

const counted = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, step) => from + step);

/** IS-10 to IS-14: what lies on the table before the phone deals and the players mark. */
export const start = (options: Options): State =>
  setUpDone({
    options,
    phase: 'set-up',
    round: 1,
    first: options.startSeat,
    initiative: options.startSeat,
    standing: FIRST_STANDING,
    players: seatsOf(options).map(() => PLAYER),
    turn: freshTurn(options.startSeat),
    places: counted(1, PLACES),
    tiles: {},
    nextTile: PLACES + 1,
    revealed: [],
    scandalized: 0,
    stacks: { berlin: counted(1, 6), budapest: counted(7, 3), london: counted(10, 1) },
    nextAsset: 11,
    lostAssets: 0,
    caches: CACHES,
    emptied: [],
    ...(options.map ? { map: options.map } : {}),
    prints: knownFrom([...BOOK_PRINTS, ...options.openPrints]),
    coerces: 0,
    postings: [],
  });
