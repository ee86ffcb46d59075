import { accept, connect, cover, end, lay, takeBack, travel } from './support/table';

const rival = { spy: 'rome', agents: {} };

test('[SC-21] [SC-23] example 1: the second newest Mission takes 2 Agents, and only the top card slides down', () => {
  const table = lay({ players: [{ spy: 'paris', open: [{ cities: 'london madrid' }] }, rival] });
  const [oldest, second, third, newest] = table.state.display;
  table.does(0, accept(3));
  expect(table.player().supply).toBe(13);
  expect(table.player().open[1]).toMatchObject({ tile: third?.tile, assigned: 2 });
  expect(table.state.display).toEqual([oldest, second, newest]);
  table.does('table', { type: 'reveal-missions', cards: ['practice-mission-1'] });
  expect(table.state.display.map(({ tile }) => tile)).toEqual([901, 902, 904, 905]);
  expect(table.state.display[3]?.print?.id).toBe('practice-mission-1');
});

/** The way to Berlin has three spaces; two of them hold an Agent of hers. */
const lisaInLondon = () =>
  lay({
    players: [
      {
        spy: 'london',
        agents: { 'london-gate': 1, 'north-sea': 1 },
        open: [
          { cities: 'london madrid', covered: 'london', points: 2, extraTurn: true },
          { cities: 'madrid rome' },
        ],
      },
      { spy: 'rome', agents: { channel: 1 } },
      { spy: 'berlin', agents: { channel: 2 } },
    ],
  });

test('[SC-32] [SC-34] example 2: connecting Paris costs 2 although two rivals are there, and the Spy goes there', () => {
  const table = lisaInLondon().does(0, connect('london-paris'));
  expect(table.player()).toMatchObject({ spy: 'paris', supply: 10 });
  expect(table.player().agents).toEqual({ 'london-gate': 1, 'north-sea': 1, channel: 2 });
});

test('[SC-35] example 3: the Agent towards Berlin may be taken back, the way to Paris not', () => {
  const table = lisaInLondon().does(0, connect('london-paris'));
  expect(table.why(0, takeBack('channel'))).toEqual(['SC-35/cut-off']);
  expect(table.why(0, takeBack('london-gate', 'channel'))).toEqual(['SC-35/cut-off']);
  table.does(0, takeBack('north-sea'));
  expect(table.player().agents).toEqual({ 'london-gate': 1, channel: 2 });
});

test('[SC-40] example 4: from Madrid to London, both in the network', () => {
  const agents = { 'london-gate': 1, channel: 2, loire: 1, pyrenees: 1 };
  const table = lay({ players: [{ spy: 'madrid', agents, open: [{ cities: 'london rome' }] }, rival] });
  table.does(0, travel('london'), cover(11), end);
  expect(table.player()).toMatchObject({ spy: 'london', open: [{ covered: ['london'] }] });
  expect(table.state.active).toBe(1);
});

test('[SC-51] [SC-53] [SC-54] example 5: a completed Mission pays for the next and gives an extra turn', () => {
  const table = lay({
    players: [
      {
        spy: 'paris',
        agents: { 'london-gate': 1, channel: 2, 'north-sea': 1 },
        open: [
          { cities: 'london madrid', covered: 'london', points: 2, extraTurn: true },
          { cities: 'madrid rome' },
        ],
        supply: 2,
      },
      rival,
    ],
  });
  table.does(0, connect('paris-madrid'));
  expect(table.player().supply).toBe(0);
  expect(table.why(0, cover(11))).toEqual(['SC-52/no-agent']);
  table.does(0, takeBack('north-sea'), cover(11));
  expect(table.player()).toMatchObject({ supply: 2, completed: [{ print: { points: 2 } }] });
  table.does(0, cover(12), end);
  expect(table.player()).toMatchObject({ supply: 1, open: [{ covered: ['madrid'] }] });
  expect(table.state).toMatchObject({ active: 0, turn: { extra: true } });
  table.does(0, travel('paris'), end);
  expect(table.state.active).toBe(1);
});
