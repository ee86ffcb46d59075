import { act, screen } from '@testing-library/react-native';
import { ScoreScreen } from '@/components/match/score/ScoreScreen';
import { layTable } from './table';

const options = { seatCount: 2, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15] };

test('light tracking that was counted before its time says so on its score', async () => {
  const { session } = await layTable({ module: 'light', options }, ScoreScreen);
  expect(screen.queryByText(/Ended early/)).toBeNull();
  act(() => void session.endEarly());
  for (const actor of [0, 1])
    act(
      () =>
        void session.play([
          { actor, move: { type: 'enter-score', completed: [actor], covered: 0 } as never },
        ]),
    );
  expect(screen.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  expect(screen.getByText(/^Ended early/)).toBeVisible();
});
