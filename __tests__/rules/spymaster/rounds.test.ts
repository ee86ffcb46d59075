import { full } from '@/rules/spymaster/game';
import { burn, complete, end, lay, missionPrint, pass } from './support/table';

const hands = [{ hand: 's1 s3' }, { hand: 'e1' }, { hand: 'd1' }];
const table = () => lay({ players: hands, state: { nextSpyMaster: 2 } });

test('[SM-36] to pass is chosen before anything is done', () => {
  const play = table();
  expect(play.why(0, end)).toEqual(['SM-36/pass-instead']);
  play.does(0, burn('s1'));
  expect(play.why(0, pass)).toEqual(['SM-36/acted']);
  play.does(0, end);
});

test('[SM-36] burning a card for movement is acting, whether or not an Agent then moves', () => {
  const play = table().does(0, pass).does(1, pass).does(2, burn('d1'), end);
  expect(play.state).toMatchObject({ phase: 'operations', active: 0, passes: 0 });
});

test('[SM-36] completing a Mission is acting too', () => {
  const play = lay({ players: hands, missions: { 1: { special: 0 } } }).does(0, complete(1, 's3'));
  expect(play.why(0, pass)).toEqual(['SM-36/acted']);
});

test('[SM-36] who passed acts again after somebody else did', () => {
  const play = table().does(0, pass).does(1, burn('e1'), end).does(2, pass).does(0, burn('s3'), end);
  expect(play.state).toMatchObject({ phase: 'operations', active: 1, passes: 0 });
});

test('[SM-37] the round ends at once when all have passed in a row, not before', () => {
  const play = table().does(0, burn('s1'), end).does(1, pass).does(2, pass);
  expect(play.state).toMatchObject({ round: 1, passes: 2, active: 0 });
  expect(full.view(play.state, 'table').ring).toEqual({ passed: [1, 2], left: 1, last: 0 });
  play.does(0, pass);
  expect(play.state).toMatchObject({ round: 2, phase: 'choose-stack', spyMaster: 2, active: 2, passes: 0 });
});

test('[SM-37] the pass ring tells whose pass would end the round', () => {
  const ring = (play: ReturnType<typeof table>) => full.view(play.state, 'table').ring;
  const play = table();
  expect(ring(play)).toEqual({ passed: [], left: 3, last: 2 });
  expect(ring(play.does(0, pass))).toEqual({ passed: [0], left: 2, last: 2 });
  expect(play.debts()).toMatchObject({ passes: 2 });
  expect(ring(play.does(1, burn('e1')))).toEqual({ passed: [], left: 3, last: 1 });
  expect(ring(play.does(1, end))).toEqual({ passed: [], left: 3, last: 1 });
});

const last = {
  1: { special: 0, single: true },
  2: { empty: true },
  3: { empty: true },
  4: { empty: true },
  5: { empty: true },
};

test('[SM-37] the round ends at once with the last Mission on the board', () => {
  const cleared = { ...last, 6: { empty: true } };
  const play = lay({ players: hands, missions: cleared, state: { nextSpyMaster: 1 } });
  play.does(0, complete(1, 's3'));
  expect(play.state).toMatchObject({ round: 2, phase: 'choose-stack', active: 1 });
});

test('[SM-37] a facedown Mission is still on the board', () => {
  const under = { ...last, 1: { special: 0 }, 6: { empty: true } };
  const play = lay({ players: hands, missions: under }).does(0, complete(1, 's3'));
  expect(play.state).toMatchObject({ round: 1, phase: 'operations', active: 0 });
});

test('[SM-38] the pawn passes on, and every space again has a hidden Mission under a visible one', () => {
  const play = lay({
    players: hands,
    missions: { 1: { points: 7 }, 2: { points: 9, single: true }, 3: { empty: true } },
    state: { nextSpyMaster: 1 },
  });
  const { missionDeck } = play.state;
  play.does(0, pass).does(1, pass).does(2, pass);
  expect(play.state.spaces.every(({ faceup, facedown }) => faceup && facedown)).toBe(true);
  expect(play.state.spaces[0]?.faceup?.print?.points).toBe(7);
  expect(play.state.spaces[1]?.faceup?.print?.points).toBe(9);
  expect(play.state.spaces[2]?.faceup).toEqual({});
  expect(play.state.missionDeck).toBe(missionDeck - 3);
  expect(play.state.spyMaster).toBe(1);
});

test('[SM-38] the table is told who gets the pawn and what goes onto which space', () => {
  const play = lay({
    players: hands,
    missions: { 2: { single: true }, 3: { empty: true } },
    state: { nextSpyMaster: 1 },
  });
  expect(full.view(play.state, 'table').between).toBeUndefined();
  play.does(0, pass).does(1, pass).does(2, pass);
  expect(full.view(play.state, 'table').between).toEqual({
    pawnFrom: 0,
    refills: [
      { area: 'area-2', top: 'stays' },
      { area: 'area-3', top: 'new' },
    ],
  });
  play.does(1, { type: 'choose-stack', stack: 2 });
  expect(full.view(play.state, 'table').between).toBeUndefined();
});

test('[SM-38] the 60 Missions always suffice: 12 at the start and 12 in each of four refills', () => {
  const everything = { unknown: 65 };
  const play = lay({
    players: [everything, {}, {}, {}],
    options: { intelligenceCards: [] },
    state: { stacks: [] },
  });
  let missions = 0;
  const clearFaceup = () => {
    for (const area of [1, 2, 3, 4, 5, 6]) {
      const pays = `${'sedf'.charAt(missions % 4)}1`;
      play.does(0, complete(area, pays, missionPrint(`m-${++missions}`, { special: 0, pays })));
    }
  };
  for (let round = 1; round <= 5; round++) {
    expect(play.state.round).toBe(round);
    // Straight to the Operations phase: all cards are in one hand already.
    play.state = { ...play.state, phase: 'operations', active: 0, spyMaster: 0 };
    clearFaceup();
    play.does(0, end).does(1, pass).does(2, pass).does(3, pass);
    clearFaceup();
  }
  expect(play.player().completed).toHaveLength(60);
  expect(play.state).toMatchObject({ missionDeck: 0, round: 5, phase: 'count-hands' });
});

test('[SM-38] after round five there is no refill: the game is over', () => {
  const play = lay({ players: hands, state: { round: 5, stacks: [] } });
  const { missionDeck } = play.state;
  play.does(0, pass).does(1, pass).does(2, pass);
  expect(play.state).toMatchObject({ phase: 'over', round: 5, missionDeck });
  for (const move of [pass, burn('s1')]) expect(play.why(0, move)).toEqual(['SM-30/over']);
});

test('[SM-30] a finished game takes no more moves', () => {
  const play = lay({ players: hands, state: { round: 5, stacks: [], phase: 'over' } });
  expect(play.why(0, pass)).toEqual(['SM-30/over']);
  expect(play.why('table', { type: 'stop' })).toEqual(['SM-30/over']);
  expect(full.stop?.(play.state)).toBeUndefined();
});
