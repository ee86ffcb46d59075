import { useMemo } from 'react';
import { type BoardProps } from '@/components/match/game-screens';
import { type Speak } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import { type Moves, useMoves } from '@/components/match/use-moves';
import { type Board } from '@/rules/spy-connection/model/board';
import { type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { type PlayerView, type View, view } from '@/rules/spy-connection/model/view';
import { type Seat } from '@/rules/core/seat';

export const GAME = 'spy-connection';

/** What stays the same from tap to tap within a turn: a card that gets no more than this is not drawn again. */
export interface Desk {
  readonly t: Speak;
  readonly city: (id: string) => string;
  readonly seatName: (seat: Seat) => string;
  /** The index of the colour that this seat's player wears. */
  readonly colourOf: (seat: Seat) => number;
  readonly practice: boolean;
  /** The box that the match learns for. */
  readonly box: string | undefined;
  readonly act: (...moves: readonly Move[]) => void;
  readonly note: (move: Move) => void;
}

/** A full match as its screens need it. It is made anew from every state, so that nothing shown is stale. */
export interface Table extends Desk {
  readonly desk: Desk;
  readonly state: State;
  readonly view: View;
  readonly active: PlayerView;
  /** For the player to move. */
  readonly refuses: (move: Move) => boolean;
  readonly check: (move: Move) => ReturnType<Moves<Move>['check']>;
}

/** A city of the books is translated, a city that an owner typed stays as typed. */
export const cityName = (t: Speak, { cities }: Pick<Board, 'cities'>, id: string): string =>
  cities.find((city) => city.id === id)?.name ?? t(`piece.${id}`);

export const useTable = (props: BoardProps): Table => {
  const { log, header, play, playAll, seatName } = props;
  const t = useGameWords(GAME);
  const moves = useMoves<Move>(props);
  const state = log.state as State;
  const { active, board } = state;
  const practice = state.options.box === 'practice';
  const desk = useMemo(
    (): Desk => ({
      t,
      city: (id) => cityName(t, board, id),
      seatName,
      colourOf: (seat) => header.players[seat]?.colour ?? seat,
      practice,
      box: header.box,
      act: (...moves) => playAll(moves.map((move) => ({ actor: active, move }))),
      note: (move) => play('table', move),
    }),
    [t, board, seatName, header, practice, active, play, playAll],
  );
  return useMemo(() => {
    const shown = view(state);
    return {
      ...{ ...desk, desk, state, view: shown, active: shown.players[active] as PlayerView },
      refuses: (move) => moves.refuses(active, move),
      check: (move) => moves.check(active, move),
    };
  }, [desk, state, active, moves]);
};
