import { full, type Move } from '@/rules/i-spy/game';
import { ACTION_CARDS, type Card } from '@/rules/i-spy/model/pieces';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { type State } from '@/rules/i-spy/model/state';
import {
  type Laying,
  type Table,
  adam,
  award,
  cleanUp,
  emily,
  lay,
  play,
  scoreRecords,
  six,
  zachary,
} from './support/table';

const holding = (...records: readonly Card[]) => ({
  records,
  hand: ACTION_CARDS.filter((card) => !records.includes(card)),
});

/** The end of a round, with these Records on the table. */
const scoring = (round: number, laying: Laying = {}): Table =>
  lay({ ...laying, state: { phase: 'score-records', round, ...laying.state } });

const reveal = (print?: PoliticianPrint): Move => ({
  type: 'reveal-politician',
  ...(print ? { print } : {}),
});
const plain = (id: string, influence: PoliticianPrint['influence'] = {}): PoliticianPrint => ({
  id,
  influence,
});
const haber: PoliticianPrint = {
  id: 'fritz-haber',
  influence: { france: -3, germany: -3 },
  text: { kind: 'extreme', which: 'least', of: 'power', changes: 'power', by: 5 },
};
const berchtold = plain('leopold-berchtold', { 'austria-hungary': 3, britain: 2, russia: 1 });

/** IS-51: two tiles are gone after the first Scoring Phase. */
const afterPhase1 = (state: Partial<State>): Partial<State> => ({
  places: lay().state.places.map((tile, index) => (index === 6 || index === 7 ? undefined : tile)),
  revealed: [plain('gone-1'), plain('gone-2')],
  ...state,
});

test('[IS-50] [IS-51] [IS-53] [IS-54] the book’s second Scoring Phase, as a match', () => {
  // Owed: Austria-Hungary 1 + 2 + 2, Germany 3 + 3 + 2, Britain 1, France 3 + 1, Italy 2, Russia 3.
  const table = scoring(6, {
    state: afterPhase1({
      standing: { influence: six([6, 18, 13, 20, 16, 12]), power: six([7, 1, 5, 4, 6, 8]) },
    }),
    players: [
      holding('private-line', 'overnight-line', 'extort', 'evade'),
      holding('sabotage', 'misdirect', 'incite-sedition'),
      holding('private-line', 'overnight-line', 'smuggle', 'airship-line'),
    ],
  });
  table.does(adam, scoreRecords);
  expect(table.influence).toEqual([11, 19, 17, 28, 18, 15]);
  expect(table.state.postings.at(-1)?.cause).toMatchObject({
    kind: 'records',
    owed: [
      { 'austria-hungary': 2, germany: 5, britain: 1 },
      { 'austria-hungary': 1, france: 1, russia: 3 },
      { 'austria-hungary': 2, germany: 3, france: 3, italy: 2 },
    ],
  });
  expect(table.debts()).toEqual({ politicians: 2 });
  table.does(adam, reveal(haber), reveal(berchtold));
  expect(table.influence).toEqual([14, 21, 14, 25, 18, 16]);
  expect(table.power).toEqual([7, 6, 5, 4, 6, 8]);
  table.does(adam, award);
  expect(table.power).toEqual([8, 10, 6, 9, 9, 10]);
  table.does(adam, cleanUp);
  expect(table.influence).toEqual([4, 11, 4, 15, 8, 6]);
  expect([table.state.round, table.phase]).toEqual([7, 'turn']);
  expect(table.player(adam)).toMatchObject({ records: [], hand: ACTION_CARDS });
  expect(Object.values(table.state.stacks).map((stack) => stack.length)).toEqual([7, 4, 2]);
});

describe('[IS-50] the Records', () => {
  test('[IS-50] scoring begins after rounds 3, 6, 9, 12 and 14 only', () => {
    for (let round = 1; round <= 14; round++) {
      const table = lay({ state: { round, first: emily, turn: { ...lay().state.turn, seat: adam } } });
      table.passes(adam, 'smuggle', 'evade');
      expect([round, table.phase]).toEqual([
        round,
        [3, 6, 9, 12, 14].includes(round) ? 'score-records' : 'turn',
      ]);
    }
  });

  test('[IS-50] a retrieved card is not scored, a card of an earlier round is', () => {
    const table = lay({
      seats: 2,
      state: { round: 3, first: emily },
      players: [holding('smuggle', 'airship-line')],
    });
    table.does(
      adam,
      play('evade'),
      play('courier-line'),
      { type: 'retrieve', card: 'smuggle' },
      { type: 'end-turn' },
    );
    table.does(adam, scoreRecords);
    expect(table.influence).toEqual([4, 4 + 1 + 2, 4, 4, 4 + 2, 4]);
  });

  test('[IS-50] cards that nobody has read are asked for, each by its name', () => {
    const table = scoring(6, {
      options: { openPrints: [] },
      state: afterPhase1({}),
      players: [holding('smuggle', 'trace'), holding('trace')],
    });
    expect(table.why(adam, scoreRecords)).toEqual(['IS-50/print-missing', 'IS-53/row-missing']);
    expect(table.debts()).toEqual({ prints: 2 });
    const read = (print: Extract<Move, { type: 'note-print' }>['print']): Move => ({
      type: 'note-print',
      print,
    });
    table.does(
      emily,
      read({ kind: 'card', card: 'trace', influence: { russia: 2 } }),
      read({ kind: 'scoring-phase', phase: 1, advantages: [5, 4, 3, 2, 1], politicians: 3 }),
    );
    expect(table.does(adam, scoreRecords).influence).toEqual([4, 4, 7, 4, 4, 8]);
  });

  test('[IS-50] or the table counts the Nations that they may belong to', () => {
    const table = scoring(6, {
      options: { openPrints: [] },
      state: afterPhase1({}),
      players: [holding('smuggle', 'trace'), holding('trace')],
    });
    const counted: Move = { type: 'score-records', counted: { russia: 6 } };
    expect(table.why(adam, counted)).toEqual(['IS-53/row-missing']);
    table.does(emily, {
      type: 'note-print',
      print: { kind: 'scoring-phase', phase: 1, advantages: [5, 4, 3, 2, 1], politicians: 3 },
    });
    expect(table.does(adam, counted).influence).toEqual([4, 4, 7, 4, 4, 10]);
  });

  test('[IS-53] the row of every phase so far has to be known', () => {
    const table = scoring(9, { options: { openPrints: [] } });
    expect(table.why(adam, scoreRecords)).toEqual(['IS-53/row-missing', 'IS-53/row-missing']);
  });

  test('[IS-3] a pool stops at 38', () => {
    const standing = { influence: six([4, 4, 37, 4, 4, 4]), power: six([0, 0, 0, 0, 0, 0]) };
    expect(
      scoring(3, { state: { standing }, players: [holding('smuggle')] }).does(adam, scoreRecords)
        .influence[2],
    ).toBe(38);
  });

  test('[IS-20] the holder of the Initiative Card directs it', () => {
    expect(scoring(3).why(emily, scoreRecords)).toEqual(['IS-20/not-your-turn']);
    expect(scoring(3, { state: { initiative: emily } }).why(emily, scoreRecords)).toEqual([]);
  });
});

describe('[IS-51] the Politicians', () => {
  const revealing = (laying: Laying = {}) =>
    scoring(3, laying).does(laying.state?.initiative ?? adam, scoreRecords);

  test('[IS-51] from the left, each then discarded, its tokens back to their owners', () => {
    const tiles = { 1: { tokens: [adam], notes: {} }, 7: { tokens: [adam, emily, adam], notes: {} } };
    const table = revealing({
      state: { tiles },
      players: [{ tokensLeft: 18 }, { tokensLeft: 20 }, { tokensLeft: 21 }],
    });
    expect(full.view(table.state, 'table').toReveal).toEqual([7, 8]);
    table.does(adam, reveal(berchtold));
    expect(table.state.places[6]).toBeUndefined();
    expect([table.player(adam).tokensLeft, table.player(emily).tokensLeft]).toEqual([20, 21]);
    expect(table.phase).toBe('reveal-politicians');
    expect(table.does(adam, reveal(haber)).phase).toBe('award-advantages');
  });

  test('[IS-46] [IS-51] a tile that was empowered into the row is revealed, the one in the shadows never', () => {
    const places = lay().state.places.map((tile) => (tile === 1 ? 8 : tile === 8 ? 1 : tile));
    expect(full.view(revealing({ state: { places } }).state, 'table').toReveal).toEqual([7, 1]);
  });

  test('[IS-12] a real tile has to be read, and cannot be one that was revealed', () => {
    const table = revealing();
    expect(table.why(adam, reveal())).toEqual(['IS-12/print-missing']);
    table.does(adam, reveal(haber));
    expect(table.why(adam, reveal(haber))).toEqual(['IS-12/tile-twice']);
  });

  test('[IS-12] a tile that the phone shuffled is known', () => {
    const politicianOrder = lay().state.options.politicianPrints.map(({ id }) => id);
    const table = revealing({ state: { politicianOrder } });
    expect(table.why(adam, reveal(haber))).toEqual(['IS-12/print-known']);
    table.does(adam, reveal());
    expect(table.state.revealed[0]?.id).toBe(politicianOrder[6]);
  });

  const each = (piece: 'tags' | 'supply', by: number, optional: boolean): PoliticianPrint => ({
    id: 'own-1',
    influence: { germany: -3, italy: -3 },
    text: { kind: 'each-spy', piece, by, optional },
  });
  const answer = (accept: boolean): Move => ({ type: 'answer-politician', accept });

  test('[IS-52] each spy may lose 2 Tags, in turn order from the holder; who has none is not asked', () => {
    const table = revealing({
      state: { initiative: emily },
      players: [{ tags: 1 }, { tags: 0 }, { tags: 5 }],
    });
    table.does(emily, reveal(each('tags', -2, true)));
    expect(table.debts()).toEqual({ answers: 2, politicians: 1 });
    expect(table.why(emily, reveal(haber))).toEqual(['IS-51/resolve-first']);
    expect(table.why(adam, answer(true))).toEqual(['IS-52/not-asked']);
    table.does(zachary, answer(true));
    expect(table.why(zachary, answer(true))).toEqual(['IS-52/not-asked']);
    table.does(adam, answer(false));
    expect(table.state.players.map(({ tags }) => tags)).toEqual([1, 0, 3]);
    expect(table.influence).toEqual([4, 4, 4, 1, 1, 4]);
  });

  test('[IS-52] what concerns every spy alike happens at once', () => {
    const table = revealing({ players: [{ supply: 0 }] }).does(adam, reveal(each('supply', -1, false)));
    expect(table.state.players.map(({ supply }) => supply)).toEqual([0, 2, 2]);
    expect(table.debts()).toEqual({ politicians: 1 });
    expect(
      revealing()
        .does(adam, reveal(each('tags', -2, true)))
        .debts(),
    ).toEqual({ politicians: 1 });
  });

  test('[IS-51] a text that the app does not know is noted before the next tile', () => {
    const unknown: PoliticianPrint = { id: 'own-1', influence: {}, text: { kind: 'other' } };
    const table = revealing().does(adam, reveal(unknown));
    expect(table.debts()).toEqual({ text: 1, politicians: 1 });
    expect(table.why(adam, reveal(haber))).toEqual(['IS-51/resolve-first']);
    const note = (politician: number): Move => ({
      type: 'resolve-text',
      source: { kind: 'politician', politician },
      effects: [{ kind: 'influence', nation: 'britain', by: 2 }],
    });
    expect(table.why(adam, note(8))).toEqual(['IS-42/no-text']);
    expect(table.why(emily, note(7))).toEqual(['IS-20/not-your-turn']);
    const icon: Move = { ...note(7), effects: [{ kind: 'icon', icon: 'control' }] } as Move;
    expect(table.why(adam, icon)).toEqual(['IS-20/not-now']);
    expect(table.does(adam, note(7)).influence[1]).toBe(6);
    expect(table.why(adam, note(7))).toEqual(['IS-42/no-text']);
  });
});

describe('[IS-54] the clean-up', () => {
  const cleaning = (round: number, influence: Parameters<typeof six>[0]) =>
    lay({
      state: {
        phase: 'clean-up',
        round,
        standing: { influence: six(influence), power: six([0, 0, 0, 0, 0, 0]) },
      },
    });

  test('[IS-54] with a pool below 5 nothing is removed', () => {
    expect(cleaning(3, [4, 20, 9, 8, 30, 38]).does(adam, cleanUp).influence).toEqual([4, 20, 9, 8, 30, 38]);
  });

  test('[IS-54] pools of 38 lose six large counters', () => {
    expect(cleaning(9, [38, 38, 38, 38, 38, 38]).does(adam, cleanUp).influence).toEqual([8, 8, 8, 8, 8, 8]);
  });

  test('[IS-54] there is none after round 14', () => {
    const table = lay({ state: { phase: 'award-advantages', round: 14 } }).does(adam, award);
    expect(table.phase).toBe('reveal-alignments');
  });

  test('[IS-20] [IS-54] the next round starts with the holder of the Initiative Card', () => {
    const table = lay({ state: { phase: 'clean-up', round: 3, initiative: zachary } }).does(zachary, cleanUp);
    expect([table.state.round, table.state.turn.seat]).toEqual([4, zachary]);
  });
});

test('[IS-53] the first Scoring Phase of the book: Italy +5, Russia +4, Britain nothing', () => {
  const standing = { influence: six([9, 2, 7, 5, 14, 11]), power: six([0, 0, 0, 0, 0, 0]) };
  const table = lay({ state: { phase: 'award-advantages', round: 3, standing } }).does(adam, award);
  expect(table.power).toEqual([3, 0, 2, 1, 5, 4]);
});
