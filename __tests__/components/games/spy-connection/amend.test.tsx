import { fireEvent, screen } from '@testing-library/react-native';
import { chooseEntry } from '@/__tests__/support/history';
import { setNumber } from '@/__tests__/support/set-number';
import { HistoryScreen } from '@/components/match/history/HistoryScreen';
import { type State } from '@/rules/spy-connection/light/state';
import { dealt, layTable, lie, press, readOut } from './table';

/** In the list that came up last: the lines behind it show cities too. */
const pick = (name: string) => {
  const row = screen.getAllByRole('button', { name }).at(-1);
  if (!row) throw new Error(`no ${name}`);
  fireEvent.press(row);
};

const print = { id: 'm-2-london-paris', cities: ['london', 'paris'], points: 2, extraTurn: false };

const read = async () => {
  const table = await layTable({ options: { ...readOut, missionPrints: [] } }, HistoryScreen);
  table.play('table', dealt);
  const mission = print.id;
  table.play(0, { type: 'accept-mission', mission, slot: 1, print }, { type: 'cover-objective', mission });
  table.play(0, { type: 'end-turn' });
  return table;
};

test('mistyped points of a card are changed in the entry, and everything after it stays', async () => {
  const { session, state } = await read();
  chooseEntry(/^Anna accepted London, Paris/);
  press('Change');
  setNumber('Points of London, Paris', 3);
  expect(screen.getByText('It said 2')).toBeVisible();
  expect(screen.getByText('The entries after it stay as they are.')).toBeVisible();
  press('Change it');
  expect(state().players[0]?.open[1]).toMatchObject({ covered: ['paris'], print: { points: 3 } });
  press('Undo: the change to an old entry');
  expect(state().players[0]?.open[1]?.print.points).toBe(2);
  expect(session.moment.standing.log.events.length).toBe(4);
});

test('a misread city lists what no longer fits, and a city twice is refused with the rule', async () => {
  const { state } = await read();
  chooseEntry(/^Anna accepted London, Paris/);
  press('Change');
  press('London, Paris: city 2, Paris');
  pick('London');
  expect(screen.getByText('SC-2')).toBeVisible();
  press('London, Paris: city 2, London');
  pick('Rome');
  expect(screen.getByText('1 later entry would be against the rules:')).toBeVisible();
  press('Change it');
  expect(state().players[0]?.open[1]).toMatchObject({ covered: [], print: { cities: ['london', 'rome'] } });
});

test('in light tracking the points of a completed Mission are changed in the entry', async () => {
  const options = { seatCount: 2, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15] };
  const { session, play } = await layTable({ module: 'light', options: options as never }, HistoryScreen);
  const complete = { type: 'complete-mission', points: 5, extraTurn: false, agents: 0, circles: 1 };
  play(0, complete as never);
  chooseEntry(/^Anna completed a Mission, 5 points/);
  press('Change');
  setNumber('Points', 4);
  press('Change it');
  expect((session.moment.standing.log.state as State).players[0]?.completed).toEqual([4]);
});

test('[SC-22] a price that follows from a changed acceptance is told before it is changed', async () => {
  const { play, state } = await layTable({ options: { ...readOut, missionPrints: [] } }, HistoryScreen);
  play('table', dealt, lie(3, ['london', 'paris']), lie(4, ['rome', 'oslo']));
  play('table', lie(5, ['berlin', 'vienna']), lie(6, ['madrid', 'lisbon']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' }, { type: 'end-turn' });
  play(1, { type: 'accept-mission', mission: 'practice-mission-5' });
  const ben = () => state().players[1]?.open[1]?.assigned;
  const before = ben();
  chooseEntry(/^Anna accepted London, Paris/);
  press('Change');
  press(/^Mission space it was taken from/);
  pick('Space 4: Madrid, Lisbon');
  expect(screen.getByText('1 entry after it follows from it and will read:')).toBeVisible();
  expect(screen.getByText(`Ben accepted Berlin, Vienna for ${Number(before) + 1} Agents`)).toBeVisible();
  press('Change it');
  expect(ben()).toBe(Number(before) + 1);
});
