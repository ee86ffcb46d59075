import { screen } from '@testing-library/react-native';
import { GlanceScreen } from '@/components/match/glance/GlanceScreen';
import { dealt, layTable } from './table';

const row = (name: string) => screen.getByRole('listitem', { name: new RegExp(`^${name}: `) });

test('supply, Missions and points of everybody are read from across the table', async () => {
  const { play } = await layTable({}, GlanceScreen);
  play('table', dealt);
  play(0, { type: 'connect-city', connection: 'paris-madrid' });
  expect(row('Anna')).toHaveAccessibleName(
    'Anna: 12 Agents in the supply, 1 open Mission, 0 of 7 Missions completed, 1 point',
  );
  expect(screen.getByText('12')).toHaveStyle({ fontSize: 56 });
});

test('who has triggered the end, who has a last turn, and the last turn itself are told', async () => {
  const { play } = await layTable({}, GlanceScreen);
  play('table', dealt);
  play('table', {
    type: 'correct',
    changes: [
      { entry: 'earlier/0', to: 7 },
      { entry: 'deck', to: 32 },
    ],
  });
  expect(row('Anna')).toHaveAccessibleName(/7 of 7 Missions completed, 1 point, Seven done$/);
  expect(row('Ben')).toHaveAccessibleName(/, Last turn to come$/);
  play(0, { type: 'connect-city', connection: 'paris-madrid' }, { type: 'end-turn' });
  expect(row('Ben')).toHaveAccessibleName(/, Last turn$/);
});

test('extra turns and a light game are told too', async () => {
  const options = { seatCount: 2, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15] };
  const { play } = await layTable({ module: 'light', options: options as never }, GlanceScreen);
  const extra = { type: 'complete-mission', points: 2, extraTurn: true, agents: 0, circles: 1 };
  play(0, extra as never);
  expect(row('Anna')).toHaveAccessibleName(
    'Anna: 15 Agents in the supply, 0 open Missions, 1 of 7 Missions completed, 2 points, 1 extra turn to come',
  );
  play(0, { type: 'end-turn' });
  expect(row('Anna')).toHaveAccessibleName(/, Extra Turn$/);
});
