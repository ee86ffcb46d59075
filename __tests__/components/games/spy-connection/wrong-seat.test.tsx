import { act, fireEvent, screen } from '@testing-library/react-native';
import { layTable, press } from './table';

const options = { seatCount: 2, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15] };

const annaAccepted = async () => {
  const { session } = await layTable({ module: 'light', options });
  act(() => void session.play([{ actor: 0, move: { type: 'accept-mission', agents: 2 } as never }]));
  press('Menu');
  press('Wrong seat');
  // The strip behind the sheet names the seat too.
  const ben = screen.getAllByRole('button', { name: 'Ben' }).at(-1);
  if (ben) fireEvent.press(ben);
  return session;
};

test('the end of the turn that nobody tapped is put before the move of the right seat, as one step', async () => {
  const session = await annaAccepted();
  press('Before it: End the turn');
  expect(session.moment.standing.log.events.map(({ actor, move }) => [actor, move.type])).toEqual([
    [0, 'end-turn'],
    [1, 'accept-mission'],
  ]);
  expect(session.moment.standing.log.done.length).toBe(1);
  expect(screen.queryByText('That cannot be, because:')).toBeNull();
});

test('the table may give a move out of turn to another seat', async () => {
  const session = await annaAccepted();
  press('Record it anyway');
  expect(session.moment.standing.log.events).toEqual([
    expect.objectContaining({ actor: 1, overruled: ['SC-13/not-your-turn'] }),
  ]);
});
