import type { BoardProps } from '@/components/games/game-screens';
import type { Speak } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import type { Board } from '@/rules/spy-connection/board';
import type { Move } from '@/rules/spy-connection/full/moves';
import type { State } from '@/rules/spy-connection/full/state';
import type { PlayerView, View } from '@/rules/spy-connection/full/view';
import { view } from '@/rules/spy-connection/full/view';
import type { Seat } from '@/rules/core/seat';

export const GAME = 'spy-connection';

/** A full match as its screens need it. It is made anew from every state, so that nothing shown is stale. */
export interface Table {
  readonly state: State;
  readonly view: View;
  readonly active: PlayerView;
  readonly t: Speak;
  readonly city: (id: string) => string;
  readonly seatName: (seat: Seat) => string;
  /** The index of the colour that this seat's player wears. */
  readonly colourOf: (seat: Seat) => number;
  readonly practice: boolean;
  readonly act: (...moves: readonly Move[]) => void;
  readonly note: (move: Move) => void;
}

/** A city of the books is translated, a city that an owner typed stays as typed. */
export const cityName = (t: Speak, { cities }: Pick<Board, 'cities'>, id: string): string =>
  cities.find((city) => city.id === id)?.name ?? t(`piece.${id}`);

export const useTable = ({ session, header, play, playAll, seatName }: BoardProps): Table => {
  const t = useGameWords(GAME);
  const state = session.log.state as State;
  const shown = view(state);
  const { active } = state;
  return {
    state,
    view: shown,
    active: shown.players[active] as PlayerView,
    t,
    city: (id) => cityName(t, state.board, id),
    seatName,
    colourOf: (seat) => header.players[seat]?.colour ?? seat,
    practice: state.options.box === 'practice',
    act: (...moves) => playAll(moves.map((move) => ({ actor: active, move }))),
    note: (move) => play('table', move),
  };
};
