import { act, screen } from '@testing-library/react-native';
import { chanceOf } from '@/__tests__/support/chance';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { anyGame } from '@/__tests__/support/replay';
import { waysOut } from '@/components/games/spy-connection/ways';
import { type MatchLog } from '@/rules/core/log/match-log';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { full, type Move } from '@/rules/spy-connection/game';
import { connectCity } from '@/rules/spy-connection/moves/connect-city';
import { view } from '@/rules/spy-connection/model/view';
import { type State } from '@/rules/spy-connection/model/state';
import { choose, dealt, layTable, onMap, press, readOut } from './table';

jest.mock('expo-router', () => jest.requireActual('@/__tests__/support/jest/router'));

/** Anna's network is Paris and Madrid, and her Spy is back in Paris where her last turn began. */
const backAgain = async () => {
  const table = await layTable();
  table.play('table', dealt);
  table.play(0, { type: 'connect-city', connection: 'paris-madrid' }, { type: 'end-turn' });
  table.play(1, { type: 'connect-city', connection: 'madrid-lisbon' }, { type: 'end-turn' });
  table.play(0, { type: 'move-spy', city: 'paris' });
  return table;
};

const waysOf = (state: State) => {
  const active = view(state).players[state.active];
  if (!active) throw new Error('nobody acts');
  return waysOut({ state, active });
};

test('[SC-31] after travel the ways are those of the city where the Spy is, on the map', async () => {
  const { play, state } = await backAgain();
  for (const city of ['Berlin', 'London', 'Monaco'])
    expect(screen.getByRole('button', { name: new RegExp(`^${city}, \\d Agents?`) })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^[A-Z][a-z]+, \d Agents?(,|$)/ })).toHaveLength(3);
  onMap(/^Berlin, 2 Agents/);
  press(/^Connect Berlin · 2, /);
  expect(state().players[0]?.spy).toBe('berlin');
  play(0, { type: 'end-turn' });
});

test('[SC-31] after moving on from the first city of the network the ways are not those of the city just left', async () => {
  const { play, state } = await backAgain();
  play(0, { type: 'end-turn' });
  play(1, { type: 'move-spy', city: 'madrid' }, { type: 'end-turn' });
  play(0, { type: 'move-spy', city: 'madrid' });
  expect(
    waysOf(state())
      .map(({ from, to }) => [from, to])
      .sort(),
  ).toEqual([
    ['madrid', 'lisbon'],
    ['madrid', 'monaco'],
  ]);
  onMap('London');
  expect(screen.getByText('SC-30')).toBeOnTheScreen();
  press('Leave it');
  onMap(/^Lisbon, \d Agents?/);
  press(/^Connect Lisbon/);
  expect(state().players[0]?.spy).toBe('lisbon');
});

test('[SC-50] what is covered is the very circle that is shown', async () => {
  const { play, session } = await backAgain();
  act(() => void session.undo());
  play(0, { type: 'take-back-objective', mission: 'practice-start-1', city: 'paris' });
  play(0, { type: 'move-spy', city: 'paris' });
  press('Cover Paris and end, then Ben');
  expect(session.moment.standing.log.events.at(-2)?.move).toEqual({
    ...{ type: 'cover-objective', mission: 'practice-start-1', city: 'paris' },
  });
});

test('[SC-3] a connection that is entered again is answered with the one that is known', async () => {
  const { play, state } = await layTable({ options: { ...readOut, box: 'owner' } });
  play('table', dealt);
  onMap(/^Madrid, 2 Agents/);
  press('Another way');
  choose('2 spaces');
  press(/^Connect Madrid · 2/);
  expect(
    screen.getByText('A connection from Paris to Madrid is known already. Is this another one?'),
  ).toBeOnTheScreen();
  press('Use the connection Paris–Madrid that is known, for 2 Agents');
  expect(state().board.connections).toHaveLength(readOut.connections.length);
  expect(state().players[0]?.spy).toBe('madrid');
});

test('[SC-31] in any position the ways are the connections that are offered, from the Spy or after travel', () => {
  let seen = 0;
  const inspect = ({ state }: MatchLog<Move, State>) => {
    if (state.phase !== 'turn') return;
    const open = connectCity.offers(state, state.active).filter(({ violations }) => violations.length === 0);
    const ways = waysOf(state).filter(({ refused }) => !refused);
    const here = ways.filter(({ travels }) => !travels).map(({ connection }) => connection.id);
    expect([...here].sort()).toEqual(open.map(({ move }) => move.connection).sort());
    for (const { from, to, moves, travels } of ways) {
      const there = moves.reduce<State>((now, move) => full.apply(now, now.active, move), state);
      expect([from === state.players[state.active]?.spy, there.players[state.active]?.spy]).toEqual([
        !travels,
        to,
      ]);
      seen++;
    }
  };
  const options = practiceOptions({ seatCount: 3, startSeat: 0 });
  const weights = { 'move-spy': 4, 'connect-city': 6, 'cover-objective': 20, 'take-back-agents': 2 };
  playOut(
    { game: anyGame<Move, State>(full), options, pick: chanceOf(20), weights, cap: 400, inspect },
    new Coverage(),
  );
  expect(seen).toBeGreaterThan(200);
});
