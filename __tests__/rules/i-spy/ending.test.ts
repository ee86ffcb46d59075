import { full, type Move } from '@/rules/i-spy/game';
import { endingOf } from '@/rules/i-spy/model/outcome';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { ranking } from '@/rules/i-spy/model/scoring';
import { whoWins } from '@/rules/i-spy/questions/scoring';
import { type OwnedAsset } from '@/rules/i-spy/model/state';
import { chanceOf } from '../../support/chance';
import { times } from '../../support/soak';
import {
  type Laying,
  type Six,
  adam,
  award,
  emily,
  lay,
  listed,
  reveals,
  six,
  tableOptions,
  turned,
  zachary,
} from './support/table';

const owned = (...assets: readonly number[]): readonly OwnedAsset[] =>
  assets.map((asset) => ({ asset, turned: false }));
const stacks = { berlin: [5, 6], budapest: [7, 8, 9], london: [10] };

describe('[IS-60] Assets at the end', () => {
  const assets = () =>
    lay({
      state: { phase: 'award-advantages', round: 14, initiative: emily, stacks },
      players: [{ assets: owned(1) }, { assets: owned(2, 3) }, { assets: owned(4) }],
    }).does(emily, award);

  test('[IS-60] in turn order, one at a time and around again, until none is left', () => {
    const table = assets();
    const before = table.power;
    expect(table.debts()).toEqual({ assets: 4 });
    table.does(emily, turned(2, 'italy')).does(zachary, turned(4, 'france')).does(adam, turned(1, 'france'));
    expect(table.state.turn.seat).toBe(emily);
    table.does(emily, turned(3, 'russia'));
    expect(table.power.map((power, place) => power - (before[place] ?? 0))).toEqual([0, 0, 2, 0, 1, 1]);
    expect(table.phase).toBe('reveal-alignments');
  });

  test('[IS-60] not out of turn, not another’s, not twice', () => {
    const table = assets();
    expect(table.why(adam, turned(1, 'italy'))).toEqual(['IS-20/not-your-turn']);
    expect(table.why(emily, turned(1, 'italy'))).toEqual(['IS-60/not-your-asset']);
    table.does(emily, turned(2, 'italy')).does(zachary, turned(4, 'italy')).does(adam, turned(1, 'italy'));
    expect(table.why(emily, turned(2, 'italy'))).toEqual(['IS-60/not-your-asset']);
  });

  test('[IS-60] Power added to a Nation at 38 is legal and lost', () => {
    const standing = { influence: six([4, 4, 4, 4, 4, 4]), power: six([38, 0, 0, 0, 0, 0]) };
    const table = lay({
      state: { phase: 'turn-assets', round: 14, standing, stacks: { ...stacks, berlin: [2, 3, 4, 5, 6] } },
      players: [{ assets: owned(1) }],
    });
    expect(table.does(adam, turned(1, 'austria-hungary')).power[0]).toBe(38);
  });
});

const ended = (influence: Six, power: Six, laying: Laying = {}) =>
  lay({
    ...laying,
    state: {
      phase: 'reveal-alignments',
      round: 14,
      standing: { influence: six(influence), power: six(power) },
      ...laying.state,
    },
  });

describe('[IS-61] the Alignments', () => {
  test('[IS-20] [IS-61] are revealed in turn order, and the most Power among the players’ Nations wins', () => {
    const table = ended([9, 9, 9, 9, 9, 9], [30, 20, 38, 10, 5, 1]);
    expect(table.why(emily, reveals('britain'))).toEqual(['IS-20/not-your-turn']);
    table.does(adam, reveals('germany')).does(emily, reveals('britain')).does(zachary, reveals('russia'));
    expect(table.phase).toBe('over');
    const { winners, decidedBy, scores } = full.outcome(table.state);
    expect([winners, decidedBy?.key]).toEqual([[emily], 'decided.power']);
    expect(scores.map(({ total }) => total)).toEqual([10, 20, 1]);
    expect(table.why(adam, reveals('germany'))).toEqual(['IS-20/over']);
  });

  test('[IS-61] a real token has to be told, once', () => {
    const table = ended([9, 9, 9, 9, 9, 9], [0, 0, 0, 0, 0, 0]);
    expect(table.why(adam, reveals())).toEqual(['IS-61/nation-missing']);
    table.does(adam, reveals('italy'));
    expect(table.why(adam, reveals('italy'))).toEqual(['IS-61/revealed']);
  });

  test('[IS-15] no two players share a Nation', () => {
    const table = ended([9, 9, 9, 9, 9, 9], [0, 0, 0, 0, 0, 0]).does(adam, reveals('italy'));
    expect(table.why(emily, reveals('italy'))).toEqual(['IS-15/same-alignment']);
  });

  test('[IS-61] the phone knows those that it dealt, and tells nobody before', () => {
    const players = [{ alignment: 'italy' }, { alignment: 'france' }, { alignment: 'russia' }] as const;
    const table = ended([1, 1, 1, 1, 1, 1], [1, 1, 9, 1, 5, 1], {
      state: { options: tableOptions(3, { alignments: 'digital' }) },
      players,
    });
    expect(table.why(adam, reveals('italy'))).toEqual(['IS-61/nation-known']);
    expect(full.outcome(table.state)).toMatchObject({ winners: [] });
    expect(JSON.stringify(full.outcome(table.state))).not.toContain('italy');
    table.does(adam, reveals()).does(emily, reveals()).does(zachary, reveals());
    expect(full.outcome(table.state).winners).toEqual([emily]);
  });
});

describe('[IS-62] ties', () => {
  const decided = (influence: Six, power: Six, nations: readonly Nation[]) => {
    const aligned = nations.map((nation, seat) => ({ nation, seat }));
    const ending = endingOf({ influence: six(influence), power: six(power) }, aligned);
    return [ending?.winners, ending?.decidedBy];
  };

  test('[IS-62] less Influence wins a tie in Power', () => {
    expect(
      decided([5, 6, 9, 0, 0, 0], [20, 20, 9, 0, 0, 0], ['austria-hungary', 'britain', 'france']),
    ).toEqual([[0], 'influence']);
  });

  test('[IS-62] the book’s standstill: 20/20/20 with 5/5/9, the first two drop to 0 and the third wins', () => {
    expect(
      decided([5, 5, 9, 0, 0, 0], [20, 20, 20, 0, 0, 0], ['austria-hungary', 'britain', 'france']),
    ).toEqual([[2], 'standstill']);
  });

  test('[IS-62] three tied in both: all drop, and the same tie again is shared', () => {
    expect(
      decided([5, 5, 5, 0, 0, 0], [20, 20, 20, 0, 0, 0], ['austria-hungary', 'britain', 'france']),
    ).toEqual([[0, 1, 2], 'shared']);
  });

  test('[IS-62] the way to it tells that they drop to 0, and the track shows it', () => {
    const standing = {
      power: six([21, 21, 20, 0, 0, 0]),
      influence: six([5, 5, 9, 0, 0, 0]),
    };
    const aligned = (['austria-hungary', 'britain', 'france'] as const).map((nation, seat) => ({
      nation,
      seat,
    }));
    const story = whoWins({ standing, aligned })?.story ?? [];
    expect(story.map(({ key }) => key)).toEqual(['story.standstill', 'story.power']);
    const players = aligned.map(({ nation }) => ({ alignment: nation, revealed: true }));
    const table = lay({ players, state: { phase: 'over', round: 14, standing } });
    expect(listed(full.view(table.state, 'table').standing.power)).toEqual([0, 0, 20, 0, 0, 0]);
    expect(full.view(table.state, 'table').postings.at(-1)).toMatchObject({
      cause: { kind: 'standstill' },
      lines: [
        { nation: 'austria-hungary', from: 21, to: 0, rule: 'IS-62' },
        { nation: 'britain', from: 21, to: 0, rule: 'IS-62' },
      ],
    });
    const { scores, winners } = full.outcome(table.state);
    expect([winners, scores.map(({ total }) => total)]).toEqual([[2], [0, 0, 20]]);
    expect(full.ledger(table.state, 'table').find(({ id }) => id === 'power/britain')?.value).toBe(0);
  });

  test('[IS-62] repeated once (our ruling), and the way to it says so', () => {
    const standing = { power: six([20, 20, 0, 0, 0, 0]), influence: six([5, 5, 0, 0, 0, 0]) };
    const verdict = whoWins({
      standing,
      aligned: [
        { seat: 0, nation: 'austria-hungary' },
        { seat: 1, nation: 'britain' },
      ],
    });
    expect(verdict).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
    expect(verdict?.story.map(({ key }) => key)).toEqual(['story.standstill', 'story.shared']);
  });

  test('[IS-62] a fourth Nation at 0 Power wins after a standstill of the others, with less Influence than they', () => {
    expect(
      decided([5, 5, 2, 0, 0, 0], [20, 20, 0, 0, 0, 0], ['austria-hungary', 'britain', 'france']),
    ).toEqual([[2], 'standstill']);
  });

  test('[IS-62] Nations that nobody is aligned with do not count', () => {
    expect(decided([0, 0, 9, 9, 7, 8], [38, 38, 2, 2, 1, 1], ['italy', 'russia'])).toEqual([
      [0],
      'influence',
    ]);
  });

  test('[IS-62] who has left does not win', () => {
    const table = ended([9, 9, 9, 9, 9, 9], [30, 20, 10, 0, 0, 0]);
    table.does(adam, reveals('austria-hungary')).does('table', { type: 'leave', seat: adam });
    table.does(emily, reveals('france')).does(zachary, reveals('britain'));
    expect(full.outcome(table.state).winners).toEqual([zachary]);
  });
});

/** Knows the rules as the book words them, and imports nothing of what it judges. */
const bookRanking = (influence: Six, row: readonly number[]): readonly number[] => {
  const awards = influence.map(() => 0);
  const left = new Set(influence.map((_, nation) => nation));
  let next = 0;
  while (left.size > 0 && next < row.length) {
    const most = Math.max(...[...left].map((nation) => influence[nation] as number));
    const tied = [...left].filter((nation) => influence[nation] === most);
    for (const nation of tied) {
      awards[nation] = row[next] as number;
      left.delete(nation);
    }
    next += tied.length;
  }
  return awards;
};

const bookWinners = (influence: readonly number[], power: readonly number[]): readonly number[] => {
  let levels = [...power];
  for (let pass = 0; pass < 2; pass++) {
    const top = [...levels.keys()].filter((seat) =>
      levels.every((level) => level <= (levels[seat] as number)),
    );
    const best = top.filter((seat) =>
      top.every((other) => (influence[seat] as number) <= (influence[other] as number)),
    );
    if (best.length === 1 || pass === 1) return best;
    levels = levels.map((level, seat) => (best.includes(seat) ? 0 : level));
  }
  return [];
};

test('[IS-53] [IS-62] ranking and standstill agree with an independent count over random boards', () => {
  const pick = chanceOf(53);
  const row = [10, 8, 6, 4, 2];
  for (let board = 0; board < times(3000, 200_000); board++) {
    const spread = 1 + pick(6);
    const influence = Array.from({ length: 6 }, () => pick(spread)) as unknown as Six;
    const power = Array.from({ length: 6 }, () => pick(spread)) as unknown as Six;
    const awarded = ranking(six(influence), row).flatMap(({ nations, advantage = 0 }) =>
      nations.map((nation) => [NATIONS.indexOf(nation), advantage] as const),
    );
    const awards = influence.map((_, nation) => new Map(awarded).get(nation));
    expect(awards).toEqual(bookRanking(influence, row));
    const seats = 2 + pick(3);
    const aligned = Array.from({ length: seats }, (_, seat) => ({ seat, nation: NATIONS[seat] as Nation }));
    const ending = endingOf({ influence: six(influence), power: six(power) }, aligned);
    expect(ending?.winners).toEqual(bookWinners(influence.slice(0, seats), power.slice(0, seats)));
  }
});

describe('[IS-1] somebody leaves', () => {
  const leave = (seat: number): Move => ({ type: 'leave', seat });

  test('[IS-1] the turns are skipped, and the Initiative Card goes on', () => {
    const table = lay().does('table', leave(adam));
    expect([table.state.turn.seat, table.state.initiative]).toEqual([emily, emily]);
    expect(table.why('table', leave(adam))).toEqual(['IS-1/not-here']);
    expect(table.why(adam, { type: 'end-turn' })).toEqual(['IS-1/not-here']);
    table.does('table', leave(emily));
    expect(table.why('table', leave(zachary))).toEqual(['IS-1/last-one']);
  });
});

test('[IS-61] a game that stops early reveals the Alignments, and Power counts as it stands', () => {
  const standing = { influence: six([4, 4, 4, 4, 4, 4]), power: six([3, 9, 0, 0, 0, 0]) };
  const table = lay({ seats: 2, options: { finalReport: true }, state: { standing } });
  const stop = full.stop?.(table.state);
  expect(stop).toEqual({ type: 'stop' });
  expect(table.why(adam, { type: 'stop' })).toEqual(['IS-20/for-the-table']);
  table.does('table', { type: 'stop' });
  expect(full.stop?.(table.state)).toBeUndefined();
  table.does(adam, reveals('austria-hungary')).does(emily, reveals('britain'));
  expect([table.phase, full.outcome(table.state).winners]).toEqual(['over', [emily]]);
});
