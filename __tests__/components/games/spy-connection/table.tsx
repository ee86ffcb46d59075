import { fireEvent, screen, within } from '@testing-library/react-native';
import { type ComponentType } from 'react';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { games } from '@/__tests__/support/games';
import { type Actor } from '@/rules/core/seat';
import { type Move } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { type State } from '@/rules/spy-connection/model/state';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { type NewMatch } from '@/store/match/library';
import { annaAndBen, openTable } from '@/__tests__/support/open-table';

/** The practice board with cards that are read out, so that nothing is left to chance. */
export const readOut: Options = { ...practiceOptions({ seatCount: 2, startSeat: 0 }), decks: 'physical' };

export const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
export const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));
export const tick = (name: string) => fireEvent.press(screen.getByRole('checkbox', { name }));

const match: NewMatch = {
  ...{ game: 'spy-connection', module: 'full', name: '', practice: false, options: readOut },
  players: annaAndBen,
};

/** Opens a match of Anna and Ben on its screen. */
export const layTable = async (about: Partial<NewMatch> = {}, Shown: ComponentType = MatchScreen) => {
  const { session, play, showAgain } = await openTable({
    games,
    match: { ...match, ...about },
    Screen: Shown,
  });
  const playMoves: (actor: Actor, ...moves: readonly Move[]) => void = play;
  return { session, showAgain, play: playMoves, state: () => session.moment.standing.log.state as State };
};

/** Anna begins in Paris with Paris – Rome, Ben in Madrid with Madrid – Paris. */
export const dealt: Move = { type: 'deal-start-missions', cards: ['practice-start-1', 'practice-start-3'] };

/** The tiles 3 to 6 lie on the slots 1 to 4. */
export const lie = (tile: number, cities: readonly string[], points = 2): Move => ({
  type: 'note-mission',
  slot: (tile - 2) as 1 | 2 | 3 | 4,
  print: { id: `practice-mission-${tile}`, cities, points, extraTurn: false },
});

/** What lies on the map, for a screen reader. */
export const onMap = (name: string | RegExp) =>
  fireEvent(
    within(screen.getByLabelText(/^Map of the network/)).getByRole('button', { name }),
    'accessibilityTap',
  );
