import { screen } from '@testing-library/react-native';
import { dealt, layTable, lie, press, readOut } from './table';

/** Anna's Spy is in Paris where two circles wait, and her supply pays for one. */
const twoCircles = async (advice: boolean) => {
  const { play, state } = await layTable({ options: { ...readOut, advice } });
  play('table', dealt, lie(3, ['paris', 'oslo']), lie(4, ['paris', 'rome', 'oslo']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' }, { type: 'end-turn' });
  play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  play(0, { type: 'accept-mission', mission: 'practice-mission-4' });
  play('table', {
    type: 'correct',
    changes: [
      { entry: 'supply/0', to: 1 },
      { entry: 'space/0/tagus', to: 1 },
      ...['loire', 'pyrenees', 'rhone', 'rhine', 'channel', 'london-gate'].map((id) => ({
        ...{ entry: `space/0/${id}`, to: 2 },
      })),
    ],
  });
  return state;
};

test('a table that agreed on advice has what to cover marked already', async () => {
  const state = await twoCircles(true);
  press('Cover Paris and end, then Ben');
  expect(state().players[0]?.open.map(({ covered }) => covered)).toEqual([['paris'], ['paris'], []]);
});

test('a table that agreed on no advice chooses by itself', async () => {
  const state = await twoCircles(false);
  expect(screen.queryByText(/Take back first/)).toBeNull();
  press('End turn → Ben');
  expect(state()).toMatchObject({
    active: 1,
    players: [{ open: [{}, { covered: [] }, { covered: [] }] }, {}],
  });
});
