/* I, Spy as a table keeps it on paper: pools, Power, rounds, Records at the Scoring Phase, and the end. */
import * as v from 'valibot';
import { codecOf } from '@/rules/core/codec';
import { type LedgerEntry } from '@/rules/core/ledger';
import { message } from '@/rules/core/message';
import { list, tableOptions } from '@/rules/core/schemas';
import { type Seat, seatsOf, type Viewer } from '@/rules/core/seat';
import { BOOK_PRINTS } from '../../model/book';
import { poolEntries } from '../../model/lines';
import { roundOrder } from '../../model/order';
import { LAST_ROUND, type Nation, type PerNation, phaseOfRound } from '../../model/pieces';
import {
  knownFrom,
  type KnownPrints,
  openPrint,
  politicianPrint,
  type PoliticianPrint,
} from '../../model/prints';
import { FIRST_STANDING, type Posting, type Standing } from '../../model/scoring';

const schema = v.strictObject({
  ...tableOptions,
  /** The Score door opens a match `at-the-end`: the last pools and tracks are entered, then the end is directed. */
  opened: v.picklist(['at-the-start', 'at-the-end']),
  finalReport: v.boolean(),
  alignments: v.picklist(['physical', 'digital']),
  openPrints: list(openPrint, 0, 60),
  politicianPrints: list(politicianPrint, 0, 39),
});
export type Options = Readonly<v.InferOutput<typeof schema>>;
export const options = codecOf<Options>(schema);

export type Phase =
  | 'set-up'
  | 'enter-standing'
  | 'turn'
  | 'score-records'
  | 'reveal-politicians'
  | 'award-advantages'
  | 'clean-up'
  | 'final-report'
  | 'reveal-alignments'
  | 'score-final-report'
  | 'turn-assets'
  | 'over';

interface Player {
  readonly alignment?: Nation;
  readonly revealed: boolean;
  /** What the Records owe, once tapped in. */
  readonly owed?: Partial<PerNation>;
  readonly guesses?: { readonly deceived: number; readonly allRight: boolean };
  readonly assetsDone: boolean;
  readonly left: boolean;
}

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** Who had the first turn of the round under way, IS-20. */
  readonly first: Seat;
  readonly initiative: Seat;
  /** Whose turn it is, or whose Asset. */
  readonly active: Seat;
  readonly standing: Standing;
  readonly players: readonly Player[];
  /** Politicians of this Scoring Phase still to be revealed. */
  readonly toReveal: number;
  /** A Politician whose text has to be noted. */
  readonly resolving?: PoliticianPrint;
  readonly prints: KnownPrints;
  readonly postings: readonly Posting[];
}

/** The view: as the state, with only those Alignments that the viewer may know. */
export interface View extends Omit<State, 'options'> {
  readonly scoringPhase: number;
  readonly order: readonly Seat[];
}

const firstPhase = ({ opened, alignments }: Options): Phase => {
  if (opened === 'at-the-end') return 'enter-standing';
  return alignments === 'digital' ? 'set-up' : 'turn';
};

export const start = (options: Options): State => ({
  options,
  phase: firstPhase(options),
  round: options.opened === 'at-the-end' ? LAST_ROUND : 1,
  first: options.startSeat,
  initiative: options.startSeat,
  active: options.startSeat,
  standing: FIRST_STANDING,
  players: seatsOf(options).map(() => ({ revealed: false, assetsDone: false, left: false })),
  toReveal: 0,
  prints: knownFrom([...BOOK_PRINTS, ...options.openPrints]),
  postings: [],
});

export const view = ({ options: _, ...state }: State, viewer: Viewer): View => ({
  ...state,
  scoringPhase: phaseOfRound(state.round),
  order: roundOrder(state),
  players: state.players.map(({ alignment, ...player }, seat) => ({
    ...player,
    ...(alignment !== undefined && (player.revealed || seat === viewer) ? { alignment } : {}),
  })),
});

export const ledger = (state: State): readonly LedgerEntry[] => {
  if (state.phase === 'set-up' || state.phase === 'enter-standing') return [];
  const choices = state.players.flatMap(({ left }, seat) => (left ? [] : [String(seat)]));
  const chosen = (id: 'initiative' | 'active', seat: number): LedgerEntry => ({
    kind: 'choice',
    id,
    label: message(`ledger.${id}`),
    value: String(seat),
    choices,
  });
  return [
    ...poolEntries(state.standing),
    chosen('initiative', state.initiative),
    ...(state.phase === 'turn'
      ? [
          {
            kind: 'count' as const,
            id: 'round',
            label: message('ledger.round'),
            value: state.round,
            min: 1,
            max: LAST_ROUND,
          },
          chosen('active', state.active),
        ]
      : []),
  ];
};
