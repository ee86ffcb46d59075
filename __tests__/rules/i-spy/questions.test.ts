import { ranking } from '@/rules/i-spy/model/scoring';
import { mayTouch } from '@/rules/i-spy/questions/places';
import { scorePhase, whoWins } from '@/rules/i-spy/questions/scoring';
import { listed, six } from './support/table';

describe('[IS-48] may I do this with this Politician?', () => {
  const ask = (action: 'control' | 'empower' | 'scandalize', tokens: readonly number[], stack = 19) => {
    const { allowed, rule, mends } = mayTouch({ action, seat: 0, tokens, stack });
    return [allowed, rule, ...mends.map(({ key }) => key)];
  };

  test('[IS-45] Control, while there is room', () => {
    expect(ask('control', [1, 1])).toEqual([true, 'IS-45']);
    expect(ask('control', [1, 1, 0])).toEqual([false, 'IS-45']);
  });

  test('[IS-46] [IS-48] Empower, unless somebody has more', () => {
    expect(ask('empower', [])).toEqual([true, 'IS-46']);
    expect(ask('empower', [0, 1])).toEqual([true, 'IS-46']);
    expect(ask('empower', [1])).toEqual([false, 'IS-48', 'check.control-first']);
    expect(ask('empower', [1, 1])).toEqual([false, 'IS-48', 'check.no-room']);
    expect(ask('empower', [1, 1, 0])).toEqual([false, 'IS-48', 'check.no-room']);
  });

  test('[IS-47] Scandalize, with a token of one’s own and a tile in the stack', () => {
    expect(ask('scandalize', [0])).toEqual([true, 'IS-47']);
    expect(ask('scandalize', [])).toEqual([false, 'IS-47', 'check.control-first']);
    expect(ask('scandalize', [0], 0)).toEqual([false, 'IS-47']);
    expect(ask('scandalize', [0, 1, 1])).toEqual([false, 'IS-48', 'check.no-room']);
  });
});

test('[IS-53] what does this ranking award? The book’s tie, with the places that it skips', () => {
  const places = ranking(six([9, 1, 4, 9, 9, 4]), [5, 4, 3, 2, 1]);
  expect(
    places.map(({ place, nations, advantage, skipped }) => [place, nations.length, advantage, skipped]),
  ).toEqual([
    [1, 3, 5, [4, 3]],
    [4, 2, 2, [1]],
    [6, 1, undefined, []],
  ]);
});

test('[IS-53] a tie that starts at 5th place gets the 5th each', () => {
  const [last] = ranking(six([9, 8, 7, 6, 1, 1]), [5, 4, 3, 2, 1]).slice(-1);
  expect(last).toMatchObject({ place: 5, nations: ['italy', 'russia'], advantage: 1, skipped: [] });
});

test('[IS-50] [IS-51] [IS-53] [IS-54] a whole Scoring Phase by itself', () => {
  const { steps } = scorePhase({
    standing: { influence: six([6, 6, 6, 6, 6, 6]), power: six([0, 0, 0, 0, 0, 38]) },
    owed: { france: 3, italy: 1 },
    politicians: [{ id: 'own-1', influence: { russia: -6 } }],
    advantages: [5, 4, 3, 2, 1],
    cleanUp: true,
  });
  expect(steps.map(({ kind }) => kind)).toEqual(['records', 'politician', 'advantages', 'clean-up']);
  expect(listed(steps[3]!.after.influence)).toEqual([6, 6, 9, 6, 7, 0]);
  expect(listed(steps[3]!.after.power)).toEqual([3, 3, 5, 3, 4, 38]);
});

test('[IS-61] [IS-62] who wins this tie, and the way to it', () => {
  const standing = { influence: six([5, 5, 9, 0, 0, 0]), power: six([20, 20, 20, 0, 0, 0]) };
  const verdict = whoWins({
    standing,
    aligned: [
      { seat: 0, nation: 'austria-hungary' },
      { seat: 1, nation: 'britain' },
      { seat: 2, nation: 'france' },
    ],
  });
  expect(verdict).toMatchObject({ winners: [2], decidedBy: 'standstill', rule: 'IS-62' });
  expect(verdict?.story.map(({ key }) => key)).toEqual(['story.standstill', 'story.power']);
  expect(whoWins({ standing, aligned: [{ seat: 1, nation: 'france' }] })?.rule).toBe('IS-61');
  expect(whoWins({ standing, aligned: [] })).toBeUndefined();
});
