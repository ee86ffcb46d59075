import { type BoardProps } from '@/components/match/game-screens';
import { type Moves, movesOf } from '@/components/match/use-moves';
import { type Speak, say } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import { type Message, message } from '@/rules/core/message';
import { type Actor, type Seat, type Viewer } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { type Move } from '@/rules/i-spy/game';
import { type Options } from '@/rules/i-spy/model/options';
import { type PlayerView, type View } from '@/rules/i-spy/model/view';
import { type MatchSession } from '@/store/match/session';

export const GAME = 'i-spy';

/** Words for whatever is shown of a match, full or light, or of none. */
export interface Teller {
  readonly t: Speak;
  readonly seatName: (seat: Seat) => string;
  readonly say: (message: Message) => string;
}

/** A full match as its screens need it, through the eyes of one viewer: what is hidden from them is not in it. */
export interface Table extends Teller, Moves<Move> {
  readonly session: MatchSession;
  readonly viewer: Viewer;
  /** The colour, with its shape, that a seat wears. */
  readonly colourOf: (seat: Seat) => number;
  readonly view: View;
  /** The whole table through one player's eyes, for what that player chooses in private. */
  readonly through: (seat: Seat) => Table;
  /** Through other eyes: of who holds the phone alone, or of the table. */
  readonly viewOf: (viewer: Viewer) => View;
  readonly options: Options;
  readonly practice: boolean;
  /** The Records are only counted, as the table chose at set-up. */
  readonly counted: boolean;
  /** Whether it was played: after a refusal one chooses differently, where one was. */
  readonly act: (seat: Seat, ...moves: readonly Move[]) => boolean;
  /** As one group, with a print that the table reads out first. */
  readonly make: (...drafts: readonly { readonly actor: Actor; readonly move: Move }[]) => boolean;
  readonly why: (violations: readonly Violation[]) => string | undefined;
}

export const useTeller = (seatName: Teller['seatName']): Teller => {
  const t = useGameWords(GAME);
  return { t, seatName, say: (said) => say(t, said, { seatName }) };
};

/** The first reason that holds, in words; what only cannot be verified is none. */
export const whyNot = (teller: Teller, violations: readonly Violation[]): string | undefined => {
  const broken = violations.find(({ certainty }) => certainty === 'broken');
  return broken && teller.say(message(`why.${broken.rule}.${broken.code}`, broken.params));
};

export const useTable = (props: BoardProps): Table => tableOf(props, useTeller(props.seatName));

const tableOf = (props: BoardProps, teller: Teller): Table => {
  const { session, log, header, viewer, playAll } = props;
  const { game, state } = log;
  const options = log.options as Options;
  return {
    ...teller,
    ...{ session, viewer, options },
    colourOf: (seat) => header.players[seat]?.colour ?? seat,
    view: game.view(state, viewer) as View,
    through: (seat) => tableOf({ ...props, viewer: seat }, teller),
    viewOf: (other) => game.view(state, other) as View,
    practice: options.box === 'practice',
    counted: options.records === 'counted',
    act: (seat, ...moves) => playAll(moves.map((move) => ({ actor: seat, move }))),
    make: (...drafts) => playAll(drafts),
    ...movesOf<Move>({ game, state }, viewer),
    why: (violations) => whyNot(teller, violations),
  };
};

export const playerOf = ({ players }: Pick<View, 'players'>, seat: Seat): PlayerView => {
  const player = players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
};
