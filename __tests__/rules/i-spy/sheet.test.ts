import { reasonId } from '@/rules/core/violation';
import { deepFreeze } from '@/rules/core/log/match-log';
import { type Actor } from '@/rules/core/seat';
import { PRACTICE_PRINTS } from '@/rules/i-spy/box/practice-prints';
import { light, type Move } from '@/rules/i-spy/light/game';
import { type Options, type State } from '@/rules/i-spy/light/state';
import { canAllBe } from '@/rules/i-spy/model/scoring';
import { listed, six } from './support/table';

const options: Options = {
  seatCount: 3,
  startSeat: 0,
  opened: 'at-the-start',
  finalReport: false,
  alignments: 'physical',
  openPrints: PRACTICE_PRINTS,
  politicianPrints: [],
};

class Pad {
  state: State;
  constructor(changed: Partial<Options> = {}, state: Partial<State> = {}) {
    this.state = deepFreeze({ ...light.start({ ...options, ...changed }), ...state });
  }
  why(actor: Actor, move: Move): readonly string[] {
    return light.check(this.state, actor, move).map(reasonId);
  }
  does(actor: Actor, ...moves: readonly Move[]): this {
    for (const move of moves) {
      expect([move.type, this.why(actor, move)]).toEqual([move.type, []]);
      this.state = deepFreeze(light.apply(this.state, actor, move));
    }
    return this;
  }
  get influence() {
    return listed(this.state.standing.influence);
  }
  get power() {
    return listed(this.state.standing.power);
  }
  get debts() {
    return Object.fromEntries(light.status(this.state, 'table').debts.map(({ id, left }) => [id, left]));
  }
}

const end: Move = { type: 'end-turn' };
const adjust = (nation: 'italy' | 'germany', by: number): Move => ({
  type: 'adjust',
  measure: 'influence',
  nation,
  by,
});
const owe = (owed: Extract<Move, { type: 'enter-records' }>['owed']): Move => ({
  type: 'enter-records',
  owed,
});
const reveal = (id: string, influence = {}): Move => ({
  type: 'reveal-politician',
  print: { id, influence },
});

test('[IS-20] [IS-3] turns, the Initiative Card and pools with ±', () => {
  const pad = new Pad().does(0, adjust('italy', 3), { type: 'give-initiative', seat: 2 }, end);
  expect(pad.why(0, end)).toEqual(['IS-20/not-your-turn']);
  pad.does(1, adjust('germany', -6), end).does(2, end);
  expect(pad.influence).toEqual([4, 4, 4, 0, 7, 4]);
  expect(pad.why(2, adjust('germany', -1))).toEqual(['IS-3/at-limit']);
  expect([pad.state.round, pad.state.active]).toEqual([2, 2]);
  expect(pad.why(2, { type: 'give-initiative', seat: 3 })).toEqual(['IS-20/no-such-seat']);
  expect(pad.why(2, { type: 'clean-up' })).toEqual(['IS-20/not-now']);
  expect(pad.why('table', end)).toEqual(['IS-20/no-such-seat']);
  expect(
    new Pad({ alignments: 'digital' }).why(0, {
      type: 'deal-alignments',
      nations: ['italy', 'france', 'russia'],
    }),
  ).toEqual(['IS-20/for-the-table']);
});

test('[IS-3] a correction past the limits is refused', () => {
  const correct = (to: number): Move => ({ type: 'correct', changes: [{ entry: 'power/italy', to }] });
  expect(new Pad().why('table', correct(39))).toEqual(['IS-3/past-limit']);
  expect(new Pad().does('table', correct(38)).power[4]).toBe(38);
  const pad = new Pad().does('table', {
    type: 'correct',
    changes: [
      { entry: 'round', to: 3 },
      { entry: 'active', to: '2' },
    ],
  });
  expect(pad.does(2, end).state.phase).toBe('score-records');
});

test('[IS-50] all Records in one go: the sums that the table counted, amended by a line for each Nation', () => {
  const standing = { influence: six([9, 9, 7, 36, 5, 6]), power: six([0, 0, 0, 0, 0, 0]) };
  const pad = new Pad({}, { phase: 'score-records', round: 3, standing });
  const counted = { france: 3, germany: 4 };
  expect(pad.why(0, { type: 'score-records' })).toContain('IS-50/records-missing');
  expect(pad.why(0, { type: 'score-records', counted })).not.toContain('IS-50/records-missing');
  pad.does(0, { type: 'score-records', counted });
  expect(pad.influence).toEqual([9, 9, 10, 38, 5, 6]);
  expect(pad.state.postings.at(-1)?.cause).toEqual({ kind: 'records', owed: [], counted });
});

test('[IS-50] [IS-51] [IS-53] [IS-54] a Scoring Phase by hand: Records, two Politicians, a tie, clean-up', () => {
  const standing = { influence: six([9, 9, 7, 12, 5, 6]), power: six([0, 0, 0, 0, 0, 0]) };
  const pad = new Pad({}, { phase: 'score-records', round: 3, standing });
  pad.does(1, owe({ france: 3, russia: 2 })).does(0, owe({ 'austria-hungary': 2 }));
  expect(pad.why(0, { type: 'score-records' })).toEqual(['IS-50/records-missing']);
  pad.does(2, owe({})).does(0, { type: 'score-records' });
  expect(pad.influence).toEqual([11, 9, 10, 12, 5, 8]);
  pad.does(0, reveal('own-1', { germany: -2 }), reveal('own-2', { italy: 1, britain: 1 }));
  expect(pad.influence).toEqual([11, 10, 10, 10, 6, 8]);
  // Austria-Hungary 5; Britain, France and Germany tied for the 2nd, 4 each; Russia the 5th, 1; Italy nothing.
  pad.does(0, { type: 'award-advantages' });
  expect(pad.power).toEqual([5, 4, 4, 4, 0, 1]);
  pad.does(0, { type: 'clean-up' });
  expect(pad.influence).toEqual([6, 5, 5, 5, 1, 3]);
  expect([pad.state.round, pad.state.phase, pad.state.players[1]?.owed]).toEqual([4, 'turn', undefined]);
});

test('[IS-53] [IS-12] [IS-51] what is missing or read twice', () => {
  const pad = new Pad({ openPrints: [] }, { phase: 'score-records', round: 3 });
  [0, 1, 2].forEach((seat) => pad.does(seat, owe({})));
  expect(pad.why(0, { type: 'score-records' })).toEqual(['IS-53/row-missing']);
  const row = { kind: 'scoring-phase', phase: 1, advantages: [5, 4, 3, 2, 1], politicians: 2 } as const;
  pad.does(2, { type: 'note-print', print: row }).does(0, { type: 'score-records' });
  expect(pad.debts).toEqual({ politicians: 2 });
  pad.does(0, { type: 'reveal-politician', print: { id: 'own-1', influence: {}, text: { kind: 'other' } } });
  expect(pad.why(0, reveal('own-2'))).toEqual(['IS-51/resolve-first']);
  pad.does(0, { type: 'resolve-text', effects: [{ kind: 'power', nation: 'italy', by: 2 }] });
  expect(pad.power[4]).toBe(2);
  expect(pad.why(0, reveal('own-1'))).toEqual(['IS-12/tile-twice']);
});

test('[IS-42] no text waits where none was revealed', () => {
  const pad = new Pad({}, { phase: 'reveal-politicians', round: 3, toReveal: 1 });
  expect(pad.why(0, { type: 'resolve-text', effects: [] })).toEqual(['IS-42/no-text']);
});

const scorePad = (finalReport: boolean) =>
  new Pad({ opened: 'at-the-end', finalReport }).does('table', {
    type: 'enter-standing',
    influence: six([5, 5, 9, 1, 1, 1]),
    power: six([20, 20, 20, 30, 1, 1]),
  });

test('[IS-60] [IS-61] [IS-62] the Score pad: Assets, Alignments, and the book’s standstill', () => {
  const pad = scorePad(false);
  expect(pad.state.phase).toBe('turn-assets');
  pad
    .does(0, { type: 'turn-asset', nation: 'italy' })
    .does(1, { type: 'finish-assets' })
    .does(2, { type: 'finish-assets' });
  expect(pad.why(1, { type: 'finish-assets' })).toEqual(['IS-20/not-your-turn']);
  pad.does(0, { type: 'finish-assets' });
  expect(pad.power).toEqual([20, 20, 20, 30, 2, 1]);
  expect(pad.why(0, { type: 'reveal-alignment' })).toEqual(['IS-61/nation-missing']);
  pad.does(0, { type: 'reveal-alignment', nation: 'austria-hungary' });
  expect(pad.why(0, { type: 'reveal-alignment', nation: 'italy' })).toEqual(['IS-61/revealed']);
  expect(pad.why(2, { type: 'reveal-alignment', nation: 'italy' })).toEqual(['IS-20/not-your-turn']);
  expect(pad.why(1, { type: 'reveal-alignment', nation: 'austria-hungary' })).toEqual([
    'IS-15/same-alignment',
  ]);
  pad
    .does(1, { type: 'reveal-alignment', nation: 'britain' })
    .does(2, { type: 'reveal-alignment', nation: 'france' });
  const { winners, decidedBy, scores } = light.outcome(pad.state);
  expect([winners, decidedBy?.key]).toEqual([[2], 'decided.standstill']);
  expect(scores.map(({ total }) => total)).toEqual([0, 0, 20]);
  expect(pad.why(0, end)).toEqual(['IS-20/over']);
});

test('[IS-61] the Score pad’s Power on the track comes first in the score, what is added after it', () => {
  const pad = scorePad(false)
    .does(0, { type: 'turn-asset', nation: 'italy' })
    .does(1, { type: 'finish-assets' })
    .does(2, { type: 'finish-assets' })
    .does(0, { type: 'finish-assets' }, { type: 'reveal-alignment', nation: 'italy' });
  expect(light.outcome(pad.state).scores[0]?.lines.map(({ label, value }) => [label.key, value])).toEqual([
    ['score.standing', 1],
    ['score.asset', 1],
  ]);
});

test('[IS-15] [IS-61] dealt by the phone, each knows only the own Nation until the reveal', () => {
  const pad = new Pad({ alignments: 'digital' });
  pad.does('table', { type: 'deal-alignments', nations: ['italy', 'france', 'russia'] });
  const seen = (viewer: number | 'table') =>
    light.view(pad.state, viewer).players.map(({ alignment }) => alignment);
  expect(seen(1)).toEqual([undefined, 'france', undefined]);
  expect(seen('table')).toEqual([undefined, undefined, undefined]);
  const last = new Pad({ alignments: 'digital' }, { ...pad.state, phase: 'reveal-alignments' });
  expect(last.why(0, { type: 'reveal-alignment', nation: 'italy' })).toEqual(['IS-61/nation-known']);
  expect(last.does(0, { type: 'reveal-alignment' }).state.players[0]?.revealed).toBe(true);
});

test('[IS-71] a Final Report on the pad', () => {
  const pad = scorePad(true);
  const report = (deceived: number, allRight: boolean): Move => ({
    type: 'enter-guesses',
    deceived,
    allRight,
  });
  expect(pad.why(0, report(3, false))).toEqual(['IS-71/more-than-cards']);
  pad.does(0, report(2, false));
  expect(pad.why(0, report(1, false))).toEqual(['IS-71/laid']);
  pad.does(1, report(1, false)).does(2, report(0, false));
  (['germany', 'britain', 'france'] as const).forEach((nation, seat) =>
    pad.does(seat, { type: 'reveal-alignment', nation }),
  );
  pad.does(0, { type: 'score-final-report' });
  expect(pad.power).toEqual([20, 21, 20, 33, 1, 1]);
});

describe('[IS-71] reports that contradict each other', () => {
  const report = (deceived: number, allRight: boolean): Move => ({
    type: 'enter-guesses',
    deceived,
    allRight,
  });
  const contradiction = ['IS-71/contradicts'];

  test('[IS-71] nobody was right about everybody, where somebody deceived all', () => {
    const pad = scorePad(true).does(0, report(2, false));
    expect(pad.why(1, report(0, true))).toEqual(contradiction);
    expect(pad.why(1, report(0, false))).toEqual([]);
  });

  test('[IS-71] a card that is wrong is somebody’s wrong guess', () => {
    const pad = scorePad(true).does(0, report(0, true)).does(1, report(0, true));
    expect(pad.why(2, report(1, true))).toEqual(contradiction);
    expect(pad.why(2, report(0, false))).toEqual(contradiction);
    expect(pad.why(2, report(0, true))).toEqual([]);
  });

  test('[IS-71] with two players one report follows from the other', () => {
    const allowed = (first: Move) =>
      [report(0, false), report(0, true), report(1, false), report(1, true)].map(
        (second) => pair().does(0, first).why(1, second).length === 0,
      );
    const pair = () => new Pad({ seatCount: 2, finalReport: true }, { phase: 'final-report' });
    expect(allowed(report(0, false))).toEqual([false, false, false, true]);
    expect(allowed(report(0, true))).toEqual([false, true, false, false]);
    expect(allowed(report(1, false))).toEqual([false, false, true, false]);
    expect(allowed(report(1, true))).toEqual([true, false, false, false]);
  });

  test('[IS-71] the same is refused as when every way to lay the cards is tried', () => {
    // Right or wrong for each of four guessers' three opponents: 4,096 ways.
    const spies = [0, 1, 2, 3];
    const pairs = spies.flatMap((by) => spies.filter((about) => about !== by).map((about) => [by, about]));
    const possible = new Set<string>();
    for (let way = 0; way < 2 ** pairs.length; way++) {
      const wrong = pairs.filter((_, place) => way & (1 << place));
      const reports = spies.map((spy) => ({
        deceived: wrong.filter(([, about]) => about === spy).length,
        allRight: !wrong.some(([by]) => by === spy),
      }));
      possible.add(JSON.stringify(reports));
    }
    for (let told = 0; told < 8 ** 4; told++) {
      const reports = spies.map((spy) => {
        const code = (told >> (3 * spy)) & 7;
        return { deceived: code >> 1, allRight: (code & 1) === 1 };
      });
      expect([reports, canAllBe(reports)]).toEqual([reports, possible.has(JSON.stringify(reports))]);
    }
  });
});

test('[IS-1] somebody leaves a light match', () => {
  const leave = (seat: number): Move => ({ type: 'leave', seat });
  const pad = new Pad().does('table', leave(0));
  expect([pad.state.active, pad.state.initiative]).toEqual([1, 1]);
  expect(pad.why('table', leave(0))).toEqual(['IS-1/not-here']);
  pad.does('table', leave(2));
  expect(pad.why('table', leave(1))).toEqual(['IS-1/last-one']);
  expect(light.checkOptions({ ...options, seatCount: 5 }).map(reasonId)).toEqual(['IS-1/players']);
});

test('[IS-61] a light match that stops early', () => {
  const pad = new Pad(
    { finalReport: true },
    { resolving: { id: 'own-1', influence: {} }, phase: 'reveal-politicians' },
  );
  expect(light.stop?.(pad.state)).toEqual({ type: 'stop' });
  pad.does('table', { type: 'stop' });
  expect([pad.state.phase, pad.state.resolving]).toEqual(['reveal-alignments', undefined]);
  (['germany', 'britain', 'france'] as const).forEach((nation, seat) =>
    pad.does(seat, { type: 'reveal-alignment', nation }),
  );
  expect([pad.state.phase, light.stop?.(pad.state)]).toEqual(['over', undefined]);
});
