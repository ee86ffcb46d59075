import { fireEvent, screen } from '@testing-library/react-native';
import { chooseEntry } from '@/__tests__/support/history';
import { setNumber } from '@/__tests__/support/set-number';
import { HistoryScreen } from '@/components/match/history/HistoryScreen';
import { games } from '@/__tests__/support/games';
import { type Move } from '@/rules/spymaster/game';
import { type State } from '@/rules/spymaster/model/state';
import { annaAndBen, openTable } from '@/__tests__/support/open-table';
import { placed, press, readOut, ROME, rome, ROW } from './table';

const layHistory = async () => {
  const match = { game: 'spymaster', module: 'full', name: '', practice: false } as const;
  const { session, play } = await openTable({
    ...{ games, Screen: HistoryScreen },
    match: { ...match, options: readOut, players: annaAndBen },
  });
  const enter = (actor: 0 | 1 | 'table', move: Move) => play(actor, move);
  for (const move of placed) enter('table', move);
  enter(0, { type: 'choose-stack', stack: 1 });
  enter('table', { type: 'lay-out-row', cards: ROW });
  enter(0, { type: 'cut-files', cuts: [4], spyMasterCard: 4 });
  return { play: enter, state: () => session.moment.standing.log.state as State };
};

/** Anna cuts for three; Ben takes the first File, Cleo the second, and Anna is left with the third. */
const layThree = async () => {
  const match = { game: 'spymaster', module: 'full', name: '', practice: false } as const;
  const { session, play: made } = await openTable({
    ...{ games, Screen: HistoryScreen },
    match: {
      ...match,
      options: { ...readOut, seatCount: 3, specialAgents: 'chosen' },
      players: [...annaAndBen, { name: 'Cleo', colour: 2 }],
    },
  });
  const play = (actor: number | 'table', move: Move) => made(actor, move);
  const locations = ['area-1-blue', 'area-2-blue', 'area-3-blue'] as const;
  for (const seat of [0, 1, 2]) play(seat, { type: 'place-special-agents', locations });
  for (const move of placed.slice(-1)) play('table', move);
  play(0, { type: 'choose-stack', stack: 1 });
  play('table', { type: 'lay-out-row', cards: [...ROW, { type: 'surveillance', value: 5 }] });
  play(0, { type: 'cut-files', cuts: [3, 6], spyMasterCard: 6 });
  play(1, { type: 'choose-file', first: 0 });
  play(2, { type: 'choose-file', first: 3 });
  return { state: () => session.moment.standing.log.state as State };
};

const pick = (line: RegExp, choice: string) => {
  press(line);
  fireEvent.changeText(screen.getByLabelText(/^Search/), choice);
  press(choice);
};

test('[SM-2] a card of the row is set right after the cut, and the cut stays', async () => {
  const { state } = await layHistory();
  chooseEntry(/^9 cards were laid out/);
  press('Change');
  pick(/^Card 2 of the row/, 'Dossiers 5');
  expect(screen.getByText('It said Espionage 3')).toBeVisible();
  press('Change it');
  expect(state().files[0]?.cards[1]).toEqual({ type: 'dossiers', value: 5 });
});

test('[SM-24] once the Files are taken the row can no longer be read from the history', async () => {
  const { play } = await layHistory();
  play(1, { type: 'choose-file', first: 0 });
  chooseEntry(/^9 cards were laid out/);
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('[SM-3] a Mission that was misread is read again, and its points count', async () => {
  const { play, state } = await layHistory();
  play(1, { type: 'choose-file', first: 0 });
  play('table', { ...rome, print: { ...ROME, freelanceAgents: 0 } });
  play(0, { type: 'complete-mission', area: 'area-1', burned: [{ type: 'surveillance', value: 4 }] });
  chooseEntry(/^The Mission in Rome was noted/);
  press('Change');
  setNumber('Victory points', 8);
  press('Change it');
  expect(state().players[0]?.completed[0]?.print.points).toBe(8);
});

test('[SM-23] two players who had each other’s File are set right by one change, and it is said before', async () => {
  const { state } = await layThree();
  chooseEntry(/^Ben took File 1/);
  press('Change');
  setNumber('File', 2);
  expect(screen.getByText('With it: Cleo took File 1 with 3 cards.')).toBeVisible();
  press('Change it');
  expect(state().players.map(({ hand }) => hand.cards.length)).toEqual([4, 3, 3]);
  expect(state().players[1]?.hand.cards[0]).toEqual(ROW[3]);
});
