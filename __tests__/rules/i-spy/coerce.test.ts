import { codes, wordsOf } from '@/__tests__/support/all-words';
import { type Viewer } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { full, type Move } from '@/rules/i-spy/game';
import { cardsToCoerce, waysToCoerce } from '@/rules/i-spy/moves/coerce';
import { takeTagForTickets } from '@/rules/i-spy/moves/take-tag-for-tickets';
import { ACTION_CARDS } from '@/rules/i-spy/model/pieces';
import {
  type Laying,
  type Table,
  adam,
  coerce,
  control,
  emily,
  end,
  initiative,
  lay,
  play,
  retrieve,
  tagFor,
  zachary,
} from './support/table';

/** Emily coerces Adam, who is tagged. */
const begun = (laying: Laying): Table =>
  lay({ ...laying, players: [{ tags: 1, ...laying.players?.[0] }, ...(laying.players ?? []).slice(1)] })
    .passes(adam, 'evade', 'sabotage')
    .does(emily, play('misdirect', { target: adam }));
const misdirected = (laying: Laying = {}): Table => begun(laying).does(emily, initiative(emily));

const giveBack: Move = { type: 'return-coerced-cards' };

describe('[IS-37] the book: Emily picks Adam’s Smuggle', () => {
  test('[IS-37] she plays it herself, takes the token, and it goes to his Records', () => {
    const table = misdirected().does(emily, coerce('smuggle', 'coercer'));
    expect(table.player(emily).supply).toBe(4);
    expect(table.player(adam).supply).toBe(3);
    expect(table.player(adam).facedown).toEqual([{ card: 'smuggle', knownTo: [emily, adam] }]);
    expect(table.player(adam).hand).not.toContain('smuggle');
    expect(table.state.turn.cardActions).toBe(1);
  });

  test('[IS-37] he plays it, and the token is his', () => {
    const table = misdirected().does(emily, coerce('smuggle', 'opponent'));
    expect(table.player(emily).supply).toBe(3);
    expect(table.player(adam).supply).toBe(4);
  });

  test('[IS-37] it scores with his Records, and he can retrieve it before', () => {
    const table = misdirected().does(emily, coerce('smuggle', 'coercer'), play('evade'), retrieve(), end);
    table.passes(zachary, 'evade', 'smuggle');
    expect(table.state.turn.seat).toBe(emily);
    table.does(emily, play('smuggle'), play('trace', { target: adam }), retrieve('misdirect'), end);
    table.passes(zachary, 'sabotage', 'courier-line');
    table.does(adam, play('trace', { target: emily }), play('courier-line'), retrieve('smuggle'), end);
    expect(table.player(adam).hand).toContain('smuggle');
    expect(table.player(adam).facedown).toEqual([]);
  });
});

describe('[IS-38] Zachary puts Adam on the Private Line', () => {
  test('[IS-38] the Tag is Adam’s, and the coercer decides as him within limits', () => {
    const table = misdirected().does(emily, coerce('private-line', 'opponent'), tagFor(adam));
    expect(table.player(adam).tags).toBe(3);
    expect(table.player(emily).tags).toBe(0);
    const blackmail = misdirected({ players: [{}, { tags: 1 }] }).does(
      emily,
      coerce('blackmail', 'opponent'),
    );
    const frame = full.status(blackmail.state, 'table').decisions.at(-1);
    expect(frame).toMatchObject({ seats: [emily], as: adam });
    expect(frame?.limits).toHaveLength(5);
  });

  test('[IS-30] [IS-38] the Tag of the coercer’s own Private Line is the coercer’s, whatever was coerced before', () => {
    const coerced = misdirected().does(emily, coerce('private-line', 'opponent'));
    const table = coerced.does(emily, play('private-line'));
    const offered = (viewer: Viewer) =>
      full
        .offers(table.state, emily, viewer)
        .flatMap(({ move }) => (takeTagForTickets.is(move) ? [move.spy] : []));
    expect([offered('table'), offered(emily), offered(zachary)]).toEqual([[emily], [emily], [emily]]);
    table.does(emily, tagFor(emily));
    expect([table.player(emily).tags, table.player(adam).tags]).toEqual([1, 2]);
  });

  test('[IS-38] the coerced Tag goes with the Tickets: nothing else is done before it', () => {
    for (const next of [play('smuggle'), retrieve(), { type: 'make-contact', capital: 'paris' } as const]) {
      const table = misdirected().does(emily, coerce('private-line', 'opponent'));
      const offered = () =>
        full.offers(table.state, emily, emily).filter(({ move }) => takeTagForTickets.is(move));
      expect(offered()).toHaveLength(1);
      table.does(emily, next);
      expect(offered()).toEqual([]);
      expect(table.why(emily, tagFor(adam))).toEqual(['IS-30/no-private-line']);
    }
  });

  test('[IS-30] [IS-37] of two Private Lines the one that everybody saw goes first', () => {
    const table = misdirected().does(
      emily,
      coerce('private-line', 'coercer'),
      play('private-line'),
      tagFor(emily),
    );
    const offered = (viewer: Viewer) =>
      full.offers(table.state, emily, viewer).filter(({ move }) => takeTagForTickets.is(move)).length;
    expect([offered('table'), offered(emily)]).toEqual([0, 1]);
  });

  test('[IS-37] what is refused of a coerced card does not name it to the table', () => {
    const hand = ACTION_CARDS.filter((card) => card !== 'smuggle');
    const facedown = [{ card: 'smuggle', knownTo: [adam, zachary] }] as const;
    const table = lay({ players: [{}, { tags: 1, hand, facedown }] }).does(
      adam,
      play('misdirect', { target: emily }),
      initiative(adam),
    );
    expect(table.why(adam, coerce('smuggle', 'coercer'))).toEqual(['IS-37/not-in-hand']);
    for (const language of codes)
      expect(wordsOf(language, 'i-spy')['why.IS-37.not-in-hand']).not.toContain('{{card}}');
  });

  test('[IS-38] Control uses the opponent’s tokens', () => {
    const table = misdirected({ players: [{}, { tags: 1 }] }).does(
      emily,
      coerce('blackmail', 'opponent'),
      control(9),
    );
    expect(table.state.tiles[9]?.tokens).toEqual([adam]);
    expect([table.player(adam).tokensLeft, table.player(emily).tokensLeft]).toEqual([19, 20]);
  });

  test('[IS-38] the opponent does not coerce with Misdirect, only In The Wind is resolved', () => {
    const table = misdirected().does(emily, coerce('misdirect', 'opponent'));
    expect(table.debts()).toMatchObject({ 'in-the-wind': 1 });
    expect(table.debts()).not.toHaveProperty('coerce');
    table.does(emily, { type: 'give-initiative', seat: zachary });
    expect(table.state.initiative).toBe(zachary);
    expect(table.player(adam).facedown.map(({ card }) => card)).toEqual(['misdirect']);
  });

  test('[IS-38] whom older matches name for it does not matter', () => {
    const table = misdirected().does(emily, coerce('misdirect', 'opponent', { target: zachary }));
    expect(table.debts()).not.toHaveProperty('coerce');
  });

  test('[IS-38] the wizard offers it once, without anybody to coerce', () => {
    const view = full.view(misdirected().state, emily);
    expect(cardsToCoerce(view)).toContain('misdirect');
    const ways = waysToCoerce(view, 'misdirect').filter(({ player }) => player === 'opponent');
    expect(ways).toEqual([{ type: 'coerce', player: 'opponent', card: 'misdirect' }]);
  });

  test('[IS-38] the coercer with the opponent’s Misdirect coerces that opponent again, nobody else', () => {
    const table = misdirected({ players: [{}, {}, { tags: 1 }] });
    expect(table.why(emily, coerce('misdirect', 'coercer', { target: zachary }))).toEqual([
      'IS-38/same-opponent',
    ]);
    table.does(emily, coerce('misdirect', 'coercer', { target: adam }));
    expect(table.debts()).toMatchObject({ 'in-the-wind': 1, coerce: 1 });
    table.does(emily, coerce('smuggle', 'coercer'));
    expect(table.player(adam).facedown.map(({ card }) => card)).toEqual(['misdirect', 'smuggle']);
  });

  test('[IS-38] two Courier Lines do not compound', () => {
    const table = misdirected().does(emily, coerce('courier-line', 'coercer'), play('courier-line'));
    table.does(emily, { type: 'make-contact', capital: 'paris' });
    expect(table.debts()).toMatchObject({ reward: 2 });
  });
});

describe('[IS-37] what Coerce can pick', () => {
  test('[IS-37] nothing that is not in the hand, and no Special Action Card', () => {
    const table = misdirected({ players: [{ hand: [...ACTION_CARDS, 'photographer'] }] });
    expect(table.why(emily, coerce('evade', 'coercer'))).toEqual(['IS-37/not-in-hand']);
    expect(table.why(emily, coerce('photographer', 'coercer'))).toEqual(['IS-37/special']);
  });

  test('[IS-37] not from an empty hand, and the icon before the Coerce changes nothing', () => {
    const table = lay({ players: [{}, { hand: [], records: ACTION_CARDS, tags: 2 }] });
    expect(table.why(adam, play('misdirect', { target: emily }))).toEqual(['IS-37/no-card']);
  });

  test('[IS-37] a coerced card must be playable', () => {
    const table = misdirected({ players: [{ tags: 1 }, { tags: 0 }] });
    expect(table.why(emily, coerce('extort', 'coercer', { target: zachary }))).toEqual([
      'IS-35/not-tagged',
      'IS-31/adjacent',
    ]);
  });

  test('[IS-37] with neither playable both return; the table vouches', () => {
    const table = misdirected();
    expect(table.why(emily, giveBack)).toEqual(['IS-37/vouched']);
    table.does(emily, giveBack);
    expect(table.player(adam).hand).toHaveLength(10);
    expect(table.why(emily, giveBack)).toEqual(['IS-24/nothing-owed']);
  });
});

describe('[IS-37] a coerced card that lies facedown cannot be found out at the open table', () => {
  /** Adam is to move, and his Smuggle lies facedown in his Records, alone or with two cards that all have seen. */
  const facedown = (...records: readonly (typeof ACTION_CARDS)[number][]) =>
    lay({
      players: [
        {
          hand: ACTION_CARDS.filter((card) => card !== 'smuggle' && !records.includes(card)),
          records,
          facedown: [{ card: 'smuggle', knownTo: [emily, adam] }],
        },
      ],
    });
  const offered = (table: Table, viewer: Viewer, type: Move['type']) =>
    full.offers(table.state, adam, viewer).flatMap((offer) => (offer.move.type === type ? [offer] : []));
  const codes = (table: Table, viewer: Viewer, type: Move['type']) => [
    ...new Set(
      offered(table, viewer, type).flatMap(({ violations }) =>
        violations.filter(({ certainty }) => certainty === 'broken').map(reasonId),
      ),
    ),
  ];

  test('[IS-37] every card of the hand is refused alike there, and none to its owner for that', () => {
    const table = facedown();
    expect(codes(table, 'table', 'play-card')).toContain('IS-37/in-private');
    for (const { violations } of offered(table, 'table', 'play-card'))
      expect(violations.map(reasonId)).toContain('IS-37/in-private');
    expect(codes(table, adam, 'play-card')).not.toContain('IS-37/in-private');
    expect(offered(table, adam, 'play-card').some(({ id }) => id.includes('smuggle'))).toBe(false);
    expect(codes(lay(), 'table', 'play-card')).not.toContain('IS-37/in-private');
  });

  test('[IS-37] a Retrieval with nothing but that card is chosen in private', () => {
    expect(codes(facedown(), 'table', 'retrieve')).toEqual(['IS-37/in-private']);
    expect(offered(facedown(), adam, 'retrieve').map(({ id }) => id)).toEqual(['retrieve/smuggle']);
    const open = facedown('evade', 'sabotage');
    expect(codes(open, 'table', 'retrieve')).toEqual([]);
    expect(offered(open, 'table', 'retrieve')).toHaveLength(2);
    expect(offered(open, adam, 'retrieve')).toHaveLength(3);
  });

  test('[IS-37] no repair names it, and no correction tries it', () => {
    const table = facedown('evade', 'sabotage').does(adam, play('overnight-line'), play('courier-line'));
    expect(JSON.stringify(full.repairs(table.state, adam, end))).not.toContain('smuggle');
    expect(full.repairs(table.state, adam, end)).toHaveLength(2);
    const cards = (viewer: Viewer) =>
      full.ledger(table.state, viewer).filter(({ id }) => id.startsWith('card/0/')).length;
    expect([cards('table'), cards(zachary), cards(emily), cards(adam)]).toEqual([2, 2, 10, 10]);
  });

  test('[IS-37] which card is coerced is chosen by who coerces, not at the open table', () => {
    const { state } = misdirected();
    const cards = (viewer: Viewer) => cardsToCoerce(full.view(state, viewer));
    expect([cards(emily).length > 0, cards('table')]).toEqual([true, []]);
    const returns = (viewer: Viewer) =>
      full.offers(state, emily, viewer).filter(({ id }) => id === 'return-coerced-cards');
    expect([returns(emily).length, returns('table').length]).toEqual([1, 0]);
  });
});

describe('[IS-37] drawn by the phone', () => {
  const drawing = (players: Laying['players'] = []) =>
    begun({ options: { coerceDraws: 'digital' }, players });
  const draw = (...cards: readonly (typeof ACTION_CARDS)[number][]): Move => ({
    type: 'draw-coerced-cards',
    cards,
  });

  test('[IS-37] two of the cards that can be picked, before anything else', () => {
    const table = drawing();
    expect(full.status(table.state, 'table').chance).toMatchObject({
      deck: 'coerce',
      count: 2,
      source: 'digital',
    });
    expect(full.pool(table.state)).toEqual(table.player(adam).hand);
    expect(table.why(emily, coerce('smuggle', 'coercer'))).toEqual(['IS-37/draw-first']);
    expect(table.why(emily, giveBack)).toEqual(['IS-37/draw-first']);
    expect(table.why('table', { type: 'stop' })).toEqual(['IS-37/draw-first']);
    expect(table.why('table', draw('smuggle'))).toEqual(['IS-37/not-drawn']);
    expect(table.why('table', draw('smuggle', 'smuggle'))).toEqual(['IS-37/not-drawn']);
    expect(table.why('table', draw('smuggle', 'evade'))).toEqual(['IS-37/not-drawn']);
    table.does('table', draw('smuggle', 'trace'));
    expect(table.why('table', draw('smuggle', 'trace'))).toEqual(['IS-37/nothing-to-draw']);
    expect(table.why(emily, coerce('blackmail', 'coercer'))).toEqual(['IS-37/not-drawn']);
    expect(table.why(emily, coerce('smuggle', 'coercer'))).toEqual([]);
  });

  test('[IS-37] with one card that can be picked, that one', () => {
    const others = ACTION_CARDS.filter((card) => !['evade', 'sabotage', 'trace'].includes(card));
    const table = drawing([{ hand: ['evade', 'sabotage', 'trace'], records: others }]);
    expect(full.status(table.state, 'table').chance?.count).toBe(2);
    const last = drawing([{ hand: ['evade', 'sabotage'], records: [...others, 'trace'] }]);
    expect(full.status(last.state, 'table').chance?.count).toBe(1);
  });

  test('[IS-37] cards that can be played do not return', () => {
    const table = drawing().does('table', draw('smuggle', 'trace'));
    expect(table.why(emily, giveBack)).toEqual(['IS-37/playable']);
    const unsure = drawing().does('table', draw('trace', 'airship-line'));
    expect(unsure.why(emily, giveBack)).toEqual(['IS-37/vouched']);
  });

  test('[IS-37] the history tells the card to the two who know it', () => {
    const table = drawing().does('table', draw('smuggle', 'trace'));
    const event = { id: 1, group: 1, actor: emily, move: coerce('smuggle', 'coercer') };
    const told = (viewer: number | 'table') => JSON.stringify(full.describe(table.state, event, viewer));
    expect([told(emily), told(adam)].every((line) => line.includes('smuggle'))).toBe(true);
    expect([told(zachary), told('table')].some((line) => line.includes('smuggle'))).toBe(false);
  });
});
