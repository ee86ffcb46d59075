import { screen } from '@testing-library/react-native';
import { type Move } from '@/rules/spy-connection/game';
import { dealt, layTable, lie, press, readOut } from './table';

const laid = (supply: number, spaces: Readonly<Record<string, number>>): Move => ({
  type: 'correct',
  changes: [
    { entry: 'supply/0', to: supply },
    ...Object.entries(spaces).map(([space, to]) => ({ entry: `space/0/${space}`, to })),
  ],
});

/** One Agent in the supply; the other 13 lie around Paris, where two on the Rhine lead nowhere. */
const poor = laid(1, { loire: 2, pyrenees: 2, rhone: 2, rhine: 2, channel: 2, 'london-gate': 2, tagus: 1 });

const table = async (advice: boolean) => {
  const { play, state } = await layTable({ options: { ...readOut, advice } });
  play('table', dealt, lie(5, ['london', 'oslo']), poor);
  return { play, state };
};

test('the cheapest rescue of a connection is one tap away, by name', async () => {
  await table(true);
  press('Connect a city');
  expect(
    screen.getByRole('button', { name: /^Oslo, .*2 Agents, Take back first: Madrid–Lisbon, space 1\.$/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lisbon, first move to Madrid · 0 + 1, 1 Agent' })).toBeVisible();
});

test('the cheapest rescue of an acceptance is one tap away, by name', async () => {
  await table(true);
  press('Accept a Mission');
  expect(screen.getAllByText(/Take back first: Madrid–Lisbon, space 1\./)[0]).toBeVisible();
});

test('a table that agreed on no advice gets none', async () => {
  await table(false);
  press('Connect a city');
  expect(screen.queryByText(/Take back first/)).toBeNull();
  press(/^Oslo, /);
  expect(screen.getByRole('button', { name: /^Take back 1 Agent: / })).toBeVisible();
});

test('which spaces can be lifted now is one tap away', async () => {
  await table(true);
  press('Take back or discard');
  expect(
    screen.getByRole('checkbox', { name: /^Madrid–Lisbon, space 1: 1 Agent, Can be lifted now$/ }),
  ).toBeVisible();
  expect(
    screen.getByRole('checkbox', { name: /^London–Paris, space 2: 2 Agents, Would cut others off$/ }),
  ).toBeVisible();
});

test('the order of objectives is in sight, with what to take back for it', async () => {
  const { play, state } = await layTable({ options: { ...readOut, advice: true } });
  play('table', dealt, lie(3, ['paris', 'oslo']));
  play(0, { type: 'accept-mission', mission: 'practice-mission-3' });
  expect(screen.getByText('1. Paris – Oslo')).toBeVisible();
  press('Place in this order');
  expect(state().players[0]?.open[1]?.covered).toEqual(['paris']);
});
