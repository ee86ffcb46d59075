import { fireEvent, screen } from '@testing-library/react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { type BaseMove } from '@/rules/core/contract';
import { type Actor } from '@/rules/core/seat';
import { practiceOptions } from '@/rules/i-spy/box/practice';
import { type Move } from '@/rules/i-spy/game';
import { type Options } from '@/rules/i-spy/model/options';
import { games } from '@/__tests__/support/games';
import { type NewMatch } from '@/store/match/library';
import { annaAndBen, openTable } from '@/__tests__/support/open-table';

/** The practice box with tiles, Assets and tokens that people handle, so that nothing is left to chance. */
export const byHand: Options = {
  ...practiceOptions({ seatCount: 2, startSeat: 0 }),
  alignments: 'physical',
  politicians: 'physical',
  assets: 'physical',
  coerceDraws: 'physical',
};

export const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

const match: NewMatch = {
  ...{ game: 'i-spy', module: 'full', name: '', practice: false, options: byHand },
  players: annaAndBen,
};

/** Opens a match of Anna and Ben on its screen. */
export const layTable = async (about: Partial<NewMatch> = {}) => {
  const { session, play, showAgain } = await openTable({
    games,
    match: { ...match, ...about },
    Screen: MatchScreen,
  });
  const playMoves = <M extends BaseMove = Move>(actor: Actor, ...moves: readonly M[]): void =>
    play(actor, ...moves);
  return { session, play: playMoves, showAgain };
};

/** Anna has marked place 1, Ben place 2, and Anna has the first turn. */
export const marked = async (options: Options = byHand) => {
  const table = await layTable({ options });
  table.play(0, { type: 'mark-politician', politician: 1 });
  table.play(1, { type: 'mark-politician', politician: 2 });
  return table;
};
