import { PlayedTable } from '@/__tests__/support/played-table';
import { type Seat } from '@/rules/core/seat';
import { PRACTICE_PRINTS } from '@/rules/i-spy/box/practice-prints';
import { type Reward } from '@/rules/i-spy/model/prints';
import { chooseReward } from '@/rules/i-spy/moves/choose-reward';
import { practiceOptions } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { type Options } from '@/rules/i-spy/model/options';
import { type Capital, type Card, type Nation, NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import { type Player, type State } from '@/rules/i-spy/model/state';
import { expectPieces } from './invariants';

export const [adam, emily, zachary] = [0, 1, 2] as const;

/** Austria-Hungary, Britain, France, Germany, Italy, Russia. */
export type Six = readonly [number, number, number, number, number, number];
export const six = (values: Six): PerNation => ({
  'austria-hungary': values[0],
  britain: values[1],
  france: values[2],
  germany: values[3],
  italy: values[4],
  russia: values[5],
});
export const listed = (per: PerNation): readonly number[] => NATIONS.map((nation) => per[nation]);

export interface Laying {
  readonly seats?: 2 | 3 | 4;
  readonly options?: Partial<Options>;
  readonly state?: Partial<State>;
  readonly players?: readonly Partial<Player>[];
}

/** Real pieces, with the practice values for what is printed. */
export const tableOptions = (seatCount: number, changed: Partial<Options> = {}): Options => ({
  ...practiceOptions({ seatCount, startSeat: 0 }),
  alignments: 'physical',
  politicians: 'physical',
  assets: 'physical',
  coerceDraws: 'physical',
  box: 'owner',
  ...changed,
});

/** A game after set-up: each seat has marked the tile of its number, and seat 0 has the first turn. */
export const lay = ({ seats = 3, options = {}, state = {}, players = [] }: Laying = {}): Table => {
  const begun = new Table(full.start(tableOptions(seats, options)));
  for (let seat = 0; seat < seats; seat++) begun.does(seat, mark(seat + 1));
  return new Table({
    ...begun.state,
    ...state,
    players: begun.state.players.map((player, seat) => ({ ...player, ...players[seat] })),
  });
};

export class Table extends PlayedTable<State, Move, Player> {
  constructor(state: State) {
    super(full, expectPieces, state);
  }

  get influence(): readonly number[] {
    return listed(this.state.standing.influence);
  }

  get power(): readonly number[] {
    return listed(this.state.standing.power);
  }

  /** A whole turn that leaves nothing but two cards in the Records. */
  passes(seat: Seat, one: Card, other: Card): this {
    const card = this.player(seat).records[0];
    return this.does(seat, play(one), play(other), card ? retrieve(card) : retrieve(), end);
  }
}

export const mark = (politician: number): Move => ({ type: 'mark-politician', politician });
export const play = (card: Card, at: { target?: Seat; option?: 1 | 2; capital?: Capital } = {}): Move => ({
  type: 'play-card',
  card,
  ...at,
});
export const contact = (capital: Capital): Move => ({ type: 'make-contact', capital });
/** By its place on the Contact card of the practice box. */
export const reward = (capital: Capital, place: 1 | 2): Move => {
  const contacts = PRACTICE_PRINTS.flatMap((print) => (print.kind === 'contact' ? [print] : []));
  const print = contacts.find((each) => each.capital === capital);
  if (!print) throw new Error(`no contact in ${capital}`);
  return chooseReward.make({ reward: print.rewards[place - 1] as Reward });
};
export const retrieve = (card?: Card): Move => ({ type: 'retrieve', ...(card ? { card } : {}) });
export const control = (politician: number): Move => ({ type: 'control', politician });
export const empower = (one: number, other: number): Move => ({ type: 'empower', politicians: [one, other] });
export const scandalize = (politician: number): Move => ({ type: 'scandalize', politician });
export const initiative = (seat: Seat): Move => ({ type: 'give-initiative', seat });
export const coerce = (
  card: Card,
  player: 'coercer' | 'opponent',
  at: { target?: Seat; capital?: Capital } = {},
): Move => ({ type: 'coerce', card, player, ...at });
export const recruit = (asset: number, cost?: number, id = `asset-${asset}`): Move => ({
  type: 'recruit',
  asset,
  ...(cost === undefined ? {} : { print: { id, cost } }),
});
export const turned = (asset: number, nation: Nation): Move => ({ type: 'turn-asset', asset, nation });
export const reveals = (nation?: Nation): Move => ({
  type: 'reveal-alignment',
  ...(nation ? { nation } : {}),
});
export const tagFor = (spy: Seat): Move => ({ type: 'take-tag-for-tickets', spy });
export const end: Move = { type: 'end-turn' };
export const scoreRecords: Move = { type: 'score-records' };
export const award: Move = { type: 'award-advantages' };
export const cleanUp: Move = { type: 'clean-up' };
