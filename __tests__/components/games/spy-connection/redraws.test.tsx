import { screen } from '@testing-library/react-native';
import { type AppTextProps } from '@/components/kit/AppText';
import { dealt, layTable, lie, press } from './table';

const mockDrawn: string[] = [];

jest.mock('@/components/kit/AppText', () => {
  const actual = jest.requireActual('@/components/kit/AppText');
  const AppText = (props: AppTextProps) => {
    mockDrawn.push(String(props.children));
    return actual.AppText(props);
  };
  return { ...actual, AppText };
});

let mockWays = 0;

// Only the map has them.
jest.mock('react-native-svg', () => {
  const actual = jest.requireActual('react-native-svg');
  const Polyline = () => {
    mockWays++;
    return undefined;
  };
  return { ...actual, __esModule: true, default: actual.default, Polyline };
});

const drawnBy = (tap: () => void): readonly string[] => {
  mockDrawn.length = 0;
  tap();
  return [...mockDrawn];
};

/** Anna has Paris – Rome with Paris covered and Paris – Oslo, Ben Madrid – Paris; Vienna – Moscow lies on the display. */
const setTable = async () => {
  const table = await layTable();
  table.play('table', dealt, lie(3, ['paris', 'oslo']), lie(4, ['vienna', 'moscow']));
  table.play(0, { type: 'accept-mission', mission: 'practice-mission-3' });
  return table;
};

test('a covered circle draws its own card, and no circle of any other', async () => {
  await setTable();
  const drawn = drawnBy(() => press('Paris, place an Agent'));
  expect(drawn).toContain('13 Agents in the supply · Spy in Paris');
  expect(drawn.filter((text) => text === 'Paris')).toHaveLength(1);
  for (const elsewhere of ['Rome', 'Oslo', 'Madrid', 'Ben']) expect(drawn).not.toContain(elsewhere);
});

test('a covered circle and its undoing leave the map as it is', async () => {
  await setTable();
  mockWays = 0;
  press('Paris, place an Agent');
  press(/^Undo: Anna covered Paris/);
  expect(screen.getByRole('button', { name: 'Paris, place an Agent' })).toBeVisible();
  expect(mockWays).toBe(0);
});

test('the next turn draws all of them, so that these tests can tell', async () => {
  const { play } = await setTable();
  mockWays = 0;
  const drawn = drawnBy(() => play(0, { type: 'end-turn' }));
  for (const changed of ['Rome', 'Oslo', 'Madrid', 'Ben']) expect(drawn).toContain(changed);
  expect(mockWays).toBeGreaterThan(0);
});
