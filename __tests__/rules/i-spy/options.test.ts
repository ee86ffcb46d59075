import { full, type Move } from '@/rules/i-spy/game';
import { ACTION_CARDS, type Nation } from '@/rules/i-spy/model/pieces';
import { reportPower } from '@/rules/i-spy/model/scoring';
import { type Guess } from '@/rules/i-spy/model/state';
import {
  adam,
  award,
  contact,
  emily,
  end,
  lay,
  play,
  reveals,
  reward,
  scoreRecords,
  zachary,
} from './support/table';

describe('[IS-70] Special Action Cards', () => {
  const recruiting = (specialActionCards: boolean) =>
    lay({ options: { specialActionCards }, players: [{ supply: 12 }] }).does(
      adam,
      contact('berlin'),
      reward('berlin', 2),
    );
  const photographer: Move = {
    type: 'recruit',
    asset: 1,
    print: { id: 'photographer', cost: 5, starred: 'photographer' },
  };

  test('[IS-70] a starred Asset adds its card to the hand, which is played and scored like any other', () => {
    const table = recruiting(true).does(adam, photographer);
    expect(table.player(adam).hand).toEqual([...ACTION_CARDS, 'photographer']);
    table.does(adam, play('photographer'), play('smuggle'), end);
    const scoring = lay({
      state: { ...table.state, phase: 'score-records', round: 3 },
      players: table.state.players,
    });
    // Britain 1 and France 1 by the Special Action Card, France 3 by Smuggle, and 3 at once by the contact in Berlin.
    expect(scoring.does(adam, scoreRecords).influence).toEqual([4, 5, 11, 4, 4, 4]);
  });

  test('[IS-70] without the option there are no starred Assets', () => {
    expect(recruiting(false).why(adam, photographer)).toEqual(['IS-70/option-off']);
  });

  test('[IS-70] the card stays when its Asset is lost', () => {
    const lose: Move = {
      type: 'resolve-text',
      source: { kind: 'asset', asset: 1 },
      effects: [{ kind: 'lose-asset', seat: adam, asset: 1 }],
    };
    const table = recruiting(true).does(adam, photographer, lose);
    expect(table.player(adam).assets).toEqual([]);
    expect(table.player(adam).hand).toContain('photographer');
  });

  test('[IS-70] it gives Influence to more than one Nation', () => {
    const note = (influence: Partial<Record<Nation, number>>): Move => ({
      type: 'note-print',
      print: { kind: 'card', card: 'photographer', influence },
    });
    expect(lay().why(adam, note({ italy: 2 }))).toEqual(['IS-70/one-nation']);
    expect(lay().why(adam, note({ italy: 2, france: -1 }))).toEqual(['IS-70/one-nation']);
    expect(lay().why(adam, note({ italy: 2, france: 1 }))).toEqual([]);
  });
});

/** Germany by Overnight Line, Britain by Evade, Italy by Airship Line, France by Smuggle, Russia by Trace. */
const guesses = (...all: readonly Guess[]): Move => ({ type: 'lay-guesses', guesses: all });
const guess = (opponent: number, card: Guess['card']): Guess => ({ opponent, card });

const reporting = (seats: 2 | 3 = 3) =>
  lay({
    seats,
    options: { finalReport: true },
    state: { phase: 'award-advantages', round: 14 },
    players: [{ records: ['smuggle'], hand: ACTION_CARDS.filter((card) => card !== 'smuggle') }],
  }).does(adam, award);

describe('[IS-71] Final Report', () => {
  test('[IS-71] comes before the Assets, with the Records taken back', () => {
    const table = reporting();
    expect(table.phase).toBe('final-report');
    expect(table.player(adam)).toMatchObject({ records: [], hand: ACTION_CARDS });
  });

  test('[IS-71] +1 for each wrong card, +1 if all are wrong, +1 for guessing everybody', () => {
    const table = reporting();
    const before = table.power;
    // Adam is Germany, Emily Britain, Zachary Italy.
    table.does(adam, guesses(guess(emily, 'evade'), guess(zachary, 'airship-line')));
    table.does(emily, guesses(guess(adam, 'smuggle'), guess(zachary, 'airship-line')));
    table.does(zachary, guesses(guess(adam, 'overnight-line'), guess(emily, 'smuggle')));
    expect(table.phase).toBe('reveal-alignments');
    table.does(adam, reveals('germany')).does(emily, reveals('britain')).does(zachary, reveals('italy'));
    table.does(adam, { type: 'score-final-report' });
    // Adam: one of two deceived and all guessed, 2. Emily: one of two deceived, 1. Zachary: nobody deceived, 0.
    expect(table.power.map((power, place) => power - (before[place] ?? 0))).toEqual([0, 1, 0, 2, 0, 0]);
    expect(table.phase).toBe('over');
    expect(full.outcome(table.state).scores[0]?.lines.map(({ label, value }) => [label.key, value])).toEqual([
      ['score.advantages', before[3]],
      ['score.final-report', 2],
    ]);
  });

  test('[IS-71] with two players a deceived opponent gives +2', () => {
    const table = reporting(2);
    const before = table.power;
    table.does(adam, guesses(guess(emily, 'smuggle'))).does(emily, guesses(guess(adam, 'overnight-line')));
    table
      .does(adam, reveals('germany'))
      .does(emily, reveals('britain'))
      .does(adam, { type: 'score-final-report' });
    expect(table.power.map((power, place) => power - (before[place] ?? 0))).toEqual([0, 3, 0, 0, 0, 0]);
  });

  test.each([
    [3, 3, true, [3, 1, 1]],
    [3, 2, false, [2, 0, 0]],
    [3, 0, true, [0, 0, 1]],
    [1, 1, false, [1, 1, 0]],
  ] as const)('[IS-71] %i cards, %i deceived, all right %s', (cards, deceived, allRight, expected) => {
    expect(Object.values(reportPower({ cards, deceived, allRight }))).toEqual(expected);
  });

  test('[IS-71] a guess for each opponent, with different cards out of the hand', () => {
    const table = reporting();
    const why = (...all: readonly Guess[]) => table.why(adam, guesses(...all));
    expect(why(guess(emily, 'evade'))).toEqual(['IS-71/guess-missing']);
    expect(why(guess(emily, 'evade'), guess(emily, 'trace'), guess(zachary, 'smuggle'))).toEqual([
      'IS-71/guess-twice',
    ]);
    expect(why(guess(emily, 'evade'), guess(zachary, 'trace'), guess(adam, 'smuggle'))).toEqual([
      'IS-71/yourself',
    ]);
    expect(why(guess(emily, 'evade'), guess(zachary, 'evade'))).toEqual(['IS-71/card-twice']);
    expect(why(guess(emily, 'evade'), guess(zachary, 'photographer'))).toEqual(['IS-71/not-in-hand']);
    expect(why(guess(emily, 'evade'), guess(zachary, 'trace'), guess(3, 'smuggle'))).toEqual([
      'IS-20/no-such-seat',
    ]);
    expect(why(guess(emily, 'evade'), guess(zachary, 'courier-line'))).toEqual([]);
  });

  test('[IS-71] only a card of one Nation can be a guess, and the app must know which', () => {
    const hand = [...ACTION_CARDS, 'photographer' as const];
    const table = lay({ seats: 2, state: { phase: 'final-report', round: 14 }, players: [{ hand }] });
    expect(table.why(adam, guesses(guess(emily, 'photographer')))).toEqual(['IS-71/more-nations']);
    const unread = lay({
      seats: 2,
      options: { openPrints: [] },
      state: { phase: 'final-report', round: 14 },
    });
    expect(unread.why(adam, guesses(guess(emily, 'misdirect')))).toEqual(['IS-71/nation-unknown']);
    expect(unread.why(adam, guesses(guess(emily, 'evade')))).toEqual([]);
  });

  test('[IS-71] laid once, and hidden until all have laid theirs', () => {
    const table = reporting().does(adam, guesses(guess(emily, 'evade'), guess(zachary, 'airship-line')));
    expect(table.why(adam, guesses(guess(emily, 'trace'), guess(zachary, 'smuggle')))).toEqual([
      'IS-71/laid',
    ]);
    const seen = (viewer: number | 'table') => full.view(table.state, viewer).players[adam];
    expect(seen(adam)?.guesses).toHaveLength(2);
    expect([seen(emily)?.guesses, seen('table')?.hasGuessed]).toEqual([undefined, true]);
  });
});

test('[IS-70] [IS-71] both options off: Assets first, then the Alignments', () => {
  const table = lay({ state: { phase: 'award-advantages', round: 14 } }).does(adam, award);
  expect(table.phase).toBe('reveal-alignments');
  expect(table.why(adam, guesses())).toEqual(['IS-20/not-now']);
});
