import { PRACTICE_ASSETS, PRACTICE_POLITICIANS, practiceOptions } from '@/rules/i-spy/box/practice';
import { PRACTICE_PRINTS } from '@/rules/i-spy/box/practice-prints';
import { full, type Move } from '@/rules/i-spy/game';
import { BOOK_POLITICIANS, BOOK_PRINTS, textOf } from '@/rules/i-spy/model/book';
import { ACTION_CARDS, type Card, NATIONS } from '@/rules/i-spy/model/pieces';
import {
  type Advantages,
  knownFrom,
  type OpenPrint,
  type PrintedStep,
  type Reward,
} from '@/rules/i-spy/model/prints';
import { layOnMap } from './support/map-table';
import { adam, lay, play, tableOptions } from './support/table';

const note = (print: OpenPrint): Move => ({ type: 'note-print', print });
const card = (name: (typeof ACTION_CARDS)[number], nation: (typeof NATIONS)[number], by = 2): OpenPrint => ({
  kind: 'card',
  card: name,
  influence: { [nation]: by },
});
const icon = (name: Extract<Reward, { kind: 'icon' }>['icon']): Reward => ({ kind: 'icon', icon: name });
const contactIn = (
  capital: 'london' | 'rome' | 'budapest' | 'berlin',
  nation: (typeof NATIONS)[number],
  rewards: readonly [Reward, Reward],
): OpenPrint => ({
  kind: 'contact',
  capital,
  nation,
  influence: 3,
  rewards,
});
const row = (phase: number, advantages: Advantages, politicians: number): OpenPrint => ({
  kind: 'scoring-phase',
  phase,
  advantages,
  politicians,
});
/** Only what the book states is known. */
const fresh = () => lay({ options: { openPrints: [] } });
const why = (print: OpenPrint, table = fresh()) => table.why(adam, note(print));

describe('[IS-4] two cards and one contact for each Nation', () => {
  test('[IS-4] a card belongs to exactly one', () => {
    expect(why({ kind: 'card', card: 'misdirect', influence: {} })).toEqual(['IS-4/one-nation']);
    expect(why({ kind: 'card', card: 'misdirect', influence: { italy: 1, france: 1 } })).toEqual([
      'IS-4/one-nation',
    ]);
    expect(why({ kind: 'card', card: 'misdirect', influence: { italy: 0 } })).toEqual(['IS-4/one-nation']);
    expect(why(card('misdirect', 'italy'))).toEqual([]);
  });

  test('[IS-4] a third card for a Nation is refused', () => {
    expect(why(card('misdirect', 'germany'))).toEqual(['IS-4/third-card']);
    const table = fresh().does(adam, note(card('misdirect', 'italy')));
    expect(why(card('blackmail', 'italy'), table)).toEqual(['IS-4/third-card']);
    expect(why(card('misdirect', 'russia'), table)).toEqual([]);
  });

  test('[IS-4] what the book states cannot be noted otherwise', () => {
    expect(why(card('smuggle', 'france', 2))).toEqual(['IS-4/book-differs']);
    expect(why(card('smuggle', 'france', 3))).toEqual([]);
    expect(why(card('private-line', 'austria-hungary', 5))).toEqual([]);
    expect(why(card('private-line', 'russia'))).toEqual(['IS-4/book-differs']);
    expect(why(contactIn('rome', 'italy', [icon('recruit'), icon('resupply')]))).toEqual([
      'IS-4/book-differs',
    ]);
    expect(why(contactIn('rome', 'italy', [icon('resupply'), icon('control')]))).toEqual([]);
    expect(why(contactIn('berlin', 'france', [icon('recruit'), { kind: 'tickets', count: 2 }]))).toEqual([]);
    expect(why(contactIn('berlin', 'france', [icon('recruit'), { kind: 'tickets', count: 3 }]))).toEqual([
      'IS-4/book-differs',
    ]);
  });

  test('[IS-4] a second contact for a Nation is refused', () => {
    expect(why(contactIn('london', 'britain', [icon('recruit'), icon('control')]))).toEqual([
      'IS-4/second-contact',
    ]);
    const table = fresh().does(
      adam,
      note(contactIn('london', 'germany', [icon('recruit'), icon('control')])),
    );
    expect(why(contactIn('budapest', 'germany', [icon('recruit'), icon('control')]), table)).toEqual([
      'IS-4/second-contact',
    ]);
    expect(why(contactIn('budapest', 'russia', [icon('recruit'), icon('control')]), table)).toEqual([]);
  });
});

test('[IS-5] Misdirect, Incite Sedition and Airship Line have two types, the others one', () => {
  const typed = (name: 'misdirect' | 'trace', types: readonly ('travel' | 'counter')[]) =>
    why({ kind: 'card', card: name, influence: { russia: 2 }, types });
  expect(typed('misdirect', ['travel'])).toEqual(['IS-5/types']);
  expect(typed('misdirect', ['travel', 'travel'])).toEqual(['IS-5/types']);
  expect(typed('misdirect', ['travel', 'counter'])).toEqual([]);
  expect(typed('trace', ['counter'])).toEqual([]);
  expect(typed('trace', ['counter', 'travel'])).toEqual(['IS-5/types']);
});

test('[IS-28] the book’s amounts of Sabotage', () => {
  expect(why({ kind: 'sabotage', capital: 'berlin', loss: 5 })).toEqual(['IS-28/book-differs']);
  expect(why({ kind: 'sabotage', capital: 'berlin', loss: 6 })).toEqual([]);
  expect(why({ kind: 'sabotage', capital: 'rome', loss: 5 })).toEqual([]);
});

describe('[IS-53] an Advantage row', () => {
  test('[IS-53] must fall, but the table may see it otherwise', () => {
    expect(why(row(3, [6, 6, 4, 2, 1], 3))).toEqual(['IS-53/row-not-falling']);
    expect(why(row(3, [6, 5, 4, 2, 3], 3))).toEqual(['IS-53/row-not-falling']);
    expect(why(row(3, [6, 5, 4, 2, 1], 3))).toEqual([]);
    expect(why(row(3, [6, 5, 4, 2, 0], 3))).toEqual([]);
    expect(full.check(fresh().state, adam, note(row(3, [6, 6, 4, 2, 1], 3)))[0]?.overrulable).toBe(true);
  });

  test('[IS-53] the book’s numbers', () => {
    expect(why(row(1, [6, 4, 3, 2, 1], 3))).toEqual(['IS-53/book-differs']);
    expect(why(row(1, [5, 4, 2, 1, 0], 3))).toEqual([]);
    expect(why(row(5, [9, 8, 6, 4, 2], 3))).toEqual(['IS-53/book-differs']);
    expect(why(row(2, [5, 4, 3, 2, 1], 3))).toEqual(['IS-53/book-differs']);
  });
});

test('[IS-12] 14 Politicians over five phases', () => {
  expect(why(row(1, [5, 4, 3, 2, 1], 13))).toEqual(['IS-12/politicians-of-phase']);
  expect(why(row(1, [5, 4, 3, 2, 1], 12))).toEqual([]);
  const table = fresh().does(
    adam,
    note(row(1, [5, 4, 3, 2, 1], 2)),
    note(row(3, [6, 5, 4, 2, 1], 3)),
    note(row(4, [7, 5, 4, 3, 1], 3)),
  );
  expect(why(row(5, [10, 8, 6, 4, 2], 3), table)).toEqual(['IS-12/politicians-of-phase']);
  expect(why(row(5, [10, 8, 6, 4, 2], 4), table)).toEqual([]);
  expect(full.view(table.state, 'table').places.map(({ group }) => group)).toEqual([
    ...Array.from({ length: 6 }, () => 'shadows'),
    ...[1, 1, 2, 2, 3, 3, 3, 4, 4, 4],
    ...Array.from({ length: 4 }, () => undefined),
  ]);
});

test('[IS-2] [IS-4] what a table has recorded against the book is in its box, and its next match begins', () => {
  const against = card('smuggle', 'italy');
  const table = fresh();
  expect(full.check(table.state, adam, note(against))).toMatchObject([
    { code: 'book-differs', overrulable: true },
  ]);
  table.overrules(adam, note(against));
  const options = { ...practiceOptions({ seatCount: 2, startSeat: 0 }), openPrints: [against] };
  expect(full.checkOptions(options)).toEqual([]);
});

test('[IS-41] a box with an Asset that costs what none can cost starts no match', () => {
  const assetPrints = [{ id: 'dear', cost: 12 }];
  const options = { ...tableOptions(2), assetPrints };
  expect(full.checkOptions(options).map(({ code }) => code)).toEqual(['cost']);
});

describe('[IS-4] [IS-24] what the book tells of a card is a part of its text', () => {
  const told = (name: Card, steps: readonly PrintedStep[]) =>
    why({ kind: 'card', card: name, influence: { britain: 2 }, text: { steps } });
  const tickets = (count: number): PrintedStep => ({ kind: 'tickets', count });
  const knowing = (name: Card, steps: readonly PrintedStep[]) => {
    const prints = knownFrom([{ kind: 'card', card: name, influence: {}, text: { steps } }]);
    return textOf(prints, name).steps;
  };

  test('[IS-4] an owner adds Tickets to Courier Line, and its two rewards stay', () => {
    expect(told('courier-line', [tickets(2)])).toEqual([]);
    expect(knowing('courier-line', [tickets(2)])).toEqual([{ kind: 'two-rewards' }, tickets(2)]);
    const print: OpenPrint = {
      kind: 'card',
      card: 'courier-line',
      influence: { britain: 2 },
      text: { steps: [tickets(2)] },
    };
    const table = layOnMap({ at: ['leipzig'] }).does(adam, note(print), play('courier-line'));
    expect(table.state.turn).toMatchObject({ tickets: 2, courierLine: {} });
  });

  test('[IS-30] a step that the book and the owner both tell is one', () => {
    expect(knowing('private-line', [tickets(3), { kind: 'icon', icon: 'resupply' }])).toEqual([
      tickets(3),
      { kind: 'tag-offer' },
      { kind: 'icon', icon: 'resupply' },
    ]);
  });

  test('[IS-4] another amount than the book’s is not the book’s card', () => {
    expect(
      why({ kind: 'card', card: 'overnight-line', influence: { germany: 3 }, text: { steps: [tickets(5)] } }),
    ).toEqual(['IS-4/book-differs']);
    expect(
      why({ kind: 'card', card: 'overnight-line', influence: { germany: 3 }, text: { steps: [tickets(4)] } }),
    ).toEqual([]);
  });

  test('[IS-4] a second option is known of Trace alone', () => {
    const harsher = { steps: [tickets(1)] };
    expect(why({ kind: 'card', card: 'courier-line', influence: { britain: 2 }, harsher })).toEqual([
      'IS-4/second-option',
    ]);
    expect(why({ kind: 'card', card: 'trace', influence: { russia: 2 }, harsher })).toEqual([]);
  });
});

test('[IS-2] the practice box is whole, fits the book, and holds what the book states', () => {
  expect([PRACTICE_POLITICIANS.length, PRACTICE_ASSETS.length]).toEqual([39, 35]);
  expect(PRACTICE_ASSETS.filter(({ starred }) => starred)).toHaveLength(6);
  expect(full.checkOptions(practiceOptions({ seatCount: 4, startSeat: 1 }))).toEqual([]);
  for (const print of BOOK_PRINTS) expect(PRACTICE_PRINTS).toContain(print);
  for (const print of BOOK_POLITICIANS) expect(PRACTICE_POLITICIANS).toContain(print);
  const cards = PRACTICE_PRINTS.flatMap((print) => (print.kind === 'card' ? [print] : []));
  expect(cards).toHaveLength(18);
  for (const nation of NATIONS)
    expect(
      cards.filter((print) => ACTION_CARDS.some((name) => name === print.card) && print.influence[nation]),
    ).toHaveLength(2);
});

test('[IS-2] a practice match teaches the owner’s box nothing, a real one what was read', () => {
  const move = note(card('trace', 'russia'));
  const event = { id: 1, group: 1, actor: adam, move } as const;
  expect(full.reveals(fresh().state, event)).toEqual([
    { kind: 'card', id: 'trace', data: { kind: 'card', card: 'trace', influence: { russia: 2 } } },
  ]);
  expect(full.reveals(lay({ options: { box: 'practice' } }).state, event)).toEqual([]);
  const secret = { type: 'note-politician', politician: 1, print: { id: 'own-1', influence: {} } } as const;
  expect(full.reveals(fresh().state, { ...event, move: secret })).toEqual([]);
});
