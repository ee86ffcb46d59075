import { full, type Move } from '@/rules/i-spy/game';
import { adam, contact, emily, end, lay, play, retrieve, reward, tagFor, zachary } from './support/table';

describe('[IS-22] a turn is two Card Actions and one of Contact or Retrieval, in any order', () => {
  test('[IS-22] [IS-23] the contact between two cards, and the Agenda goes to the Records', () => {
    const table = lay().does(adam, play('smuggle'), contact('paris'), reward('paris', 1), play('evade'));
    expect(table.state.turn.agenda).toEqual(['smuggle', 'evade']);
    expect(table.debts()).toEqual({ text: 1 });
    table.does(adam, end);
    expect(table.player(adam).records).toEqual(['smuggle', 'evade']);
    expect(table.player(adam).hand).toHaveLength(10);
    expect(table.state.turn.seat).toBe(emily);
  });

  test('[IS-22] a third Card Action is refused, and the table may record it', () => {
    const table = lay().does(adam, play('smuggle'), play('evade'));
    expect(table.why(adam, play('courier-line'))).toEqual(['IS-22/third-card-action']);
    table.overrules(adam, play('courier-line'));
    expect(table.state.turn.agenda).toHaveLength(3);
  });

  test('[IS-22] a Contact and a Retrieval in one turn are refused, both ways', () => {
    const table = lay().does(adam, retrieve());
    expect(table.why(adam, contact('paris'))).toEqual([
      'IS-22/contact-or-retrieval-done',
      'IS-27/in-capital',
    ]);
    const other = lay().does(adam, contact('paris'), reward('paris', 1));
    expect(other.why(adam, retrieve())).toEqual(['IS-22/contact-or-retrieval-done']);
  });

  test('[IS-22] a turn cannot end before', () => {
    const table = lay();
    expect(table.why(adam, end)).toEqual(['IS-22/card-actions-owed', 'IS-22/contact-or-retrieval-owed']);
    table.does(adam, play('smuggle'), retrieve());
    expect(table.why(adam, end)).toEqual(['IS-22/card-actions-owed']);
    table.does(adam, play('evade'));
    expect(table.why(adam, end)).toEqual([]);
  });

  test('[IS-22] a refused end offers a Retrieval as its repair', () => {
    const table = lay({ players: [{ hand: ['evade', 'smuggle'], records: tenOthers }] });
    table.does(adam, play('smuggle'), play('evade'));
    expect(table.repairs(adam, end)).toEqual(
      tenOthers.slice(0, 4).map((card) => [{ type: 'retrieve', card }]),
    );
  });
});

const tenOthers = [
  'overnight-line',
  'private-line',
  'airship-line',
  'courier-line',
  'extort',
  'trace',
  'sabotage',
  'misdirect',
  'blackmail',
  'incite-sedition',
] as const;

describe('[IS-23] the Retrieval', () => {
  const later = () =>
    lay()
      .passes(adam, 'smuggle', 'evade')
      .passes(emily, 'smuggle', 'evade')
      .passes(zachary, 'smuggle', 'evade');

  test('[IS-23] its card comes back at the end of the turn, not before', () => {
    const table = later().does(adam, retrieve('smuggle'));
    expect(table.why(adam, play('smuggle'))).toEqual(['IS-24/not-in-hand']);
    table.does(adam, play('trace', { target: emily }), play('sabotage'), end);
    expect(table.player(adam).hand).toContain('smuggle');
    expect(table.player(adam).records).toEqual(['evade', 'trace', 'sabotage']);
  });

  test('[IS-23] a card played in this turn cannot be it; with cards in the Records one must be chosen', () => {
    const table = later().does(adam, play('sabotage'));
    expect(table.why(adam, retrieve('sabotage'))).toEqual(['IS-23/not-in-records']);
    expect(table.why(adam, retrieve())).toEqual(['IS-23/choose-a-card']);
    expect(table.why(adam, retrieve('evade'))).toEqual([]);
  });

  test('[IS-24] with empty Records it is possible and does nothing', () => {
    const table = lay().does(adam, retrieve());
    expect(table.debts()).toEqual({ 'card-actions': 2 });
  });
});

describe('[IS-24] cards are played from the hand and resolved at once', () => {
  test('[IS-24] the same card twice is refused', () => {
    expect(lay().does(adam, play('smuggle')).why(adam, play('smuggle'))).toEqual(['IS-24/not-in-hand']);
  });

  test('[IS-24] nothing else while something is owed', () => {
    const table = lay({ players: [{}, { tags: 1 }] }).does(adam, play('blackmail'));
    for (const move of [play('smuggle'), contact('paris'), retrieve(), end])
      expect(table.why(adam, move)).toContain('IS-24/resolve-first');
  });

  test('[IS-24] an icon that no card or reward gives', () => {
    expect(lay().why(adam, { type: 'control', politician: 1 })).toEqual(['IS-24/nothing-owed']);
    expect(lay().why(adam, { type: 'give-initiative', seat: 0 })).toEqual(['IS-24/nothing-owed']);
  });

  test('[IS-24] an icon that is owed later waits for its turn', () => {
    const table = lay().does(
      adam,
      play('courier-line'),
      contact('st-petersburg'),
      reward('st-petersburg', 2),
    );
    expect(table.why(adam, reward('st-petersburg', 1))).toEqual(['IS-24/resolve-first']);
    const mayOverrule = (move: Move) => full.check(table.state, adam, move)[0]?.overrulable;
    expect([mayOverrule(reward('st-petersburg', 1)), mayOverrule(play('smuggle'))]).toEqual([true, true]);
  });

  test('[IS-24] a card needs its target, and only an opponent in the game will do', () => {
    const table = lay();
    expect(table.why(adam, play('trace'))).toEqual(['IS-24/target-missing']);
    expect(table.why(adam, play('smuggle', { target: emily }))).toEqual(['IS-24/no-target']);
    expect(table.why(adam, play('trace', { target: adam }))).toEqual(['IS-24/no-opponent']);
    expect(table.why(adam, play('trace', { target: 3 }))).toEqual(['IS-24/no-opponent']);
  });

  test('[IS-24] a reward that cannot be completed cannot be chosen: Scandalize without a token', () => {
    const bare = lay({
      state: { tiles: {} },
      players: [{ tokensLeft: 21 }, { tokensLeft: 21 }, { tokensLeft: 21 }],
    });
    bare.does(adam, contact('paris'));
    expect(bare.why(adam, reward('paris', 2))).toEqual(['IS-24/impossible']);
    expect(bare.why(adam, reward('paris', 1))).toEqual([]);
  });

  test('[IS-24] Blackmail needs a possible Control or Empower; a contact needs one possible reward', () => {
    const [first, ...none] = lay().state.places;
    const revealed = none.map((_, place) => ({ id: `gone-${place}`, influence: {} }));
    const crowded = { tokens: [adam, emily, zachary], notes: {} };
    const table = lay({
      players: [{}, { tags: 1 }],
      state: { places: [first, ...none.map(() => undefined)], revealed, tiles: { 1: crowded } },
    });
    expect(table.why(adam, play('blackmail'))).toEqual(['IS-24/impossible']);
    const prints = {
      ...table.state.prints,
      contacts: {
        rome: {
          kind: 'contact',
          capital: 'rome',
          nation: 'russia',
          influence: 2,
          rewards: [
            { kind: 'icon', icon: 'control' },
            { kind: 'icon', icon: 'empower' },
          ],
        },
      },
    } as const;
    const closed = lay({ state: { ...table.state, prints } });
    expect(closed.why(adam, contact('rome'))).toEqual(['IS-24/impossible', 'IS-27/in-capital']);
  });
});

const extra: Move = {
  type: 'resolve-text',
  source: { kind: 'asset', asset: 1 },
  effects: [{ kind: 'card-actions', by: 1 }],
};
const withAsset = () =>
  lay({
    state: { stacks: { berlin: [2, 3, 4, 5, 6], budapest: [7, 8, 9], london: [10] } },
    players: [{ assets: [{ asset: 1, turned: false }] }],
  });

test('[IS-25] an extra Card Action only after the two normal ones', () => {
  const table = withAsset().does(adam, play('smuggle'));
  expect(table.why(adam, extra)).toEqual(['IS-25/normal-first']);
  table.does(adam, play('evade'), extra);
  expect(table.debts()).toMatchObject({ 'extra-card-actions': 1 });
  table.does(adam, play('courier-line'));
  expect(table.why(adam, play('sabotage'))).toEqual(['IS-22/third-card-action']);
});

describe('[IS-26] a player with no playable card', () => {
  const holding = (...hand: readonly ('trace' | 'extort' | 'smuggle' | 'blackmail')[]) =>
    lay({
      players: [
        {
          hand,
          records: [...tenOthers, 'evade' as const, 'smuggle' as const].filter(
            (card) => !(hand as readonly string[]).includes(card),
          ),
        },
      ],
    });
  const show: Move = { type: 'show-hand' };

  test('[IS-26] shows the hand, and the turn may end with fewer', () => {
    const table = holding('extort', 'blackmail').does(adam, retrieve('smuggle'), show);
    expect(table.why(adam, end)).toEqual([]);
    expect(table.debts()).toEqual({});
  });

  test('[IS-26] not while one can surely be played', () => {
    expect(holding('smuggle').why(adam, show)).toEqual(['IS-26/can-play']);
  });

  test('[IS-26] what depends on places the table vouches for', () => {
    expect(holding('trace').why(adam, show)).toEqual(['IS-26/vouched']);
  });

  test('[IS-26] there is no need after two Card Actions', () => {
    expect(lay().does(adam, play('smuggle'), play('evade')).why(adam, show)).toEqual(['IS-26/no-need']);
  });
});

describe('[IS-27] a Contact Action', () => {
  test('[IS-27] is vouched for, scored at once, and gives one of two rewards', () => {
    const table = lay();
    expect(table.why(adam, contact('paris'))).toEqual(['IS-27/in-capital']);
    table.does(adam, contact('paris'));
    expect(table.influence).toEqual([6, 4, 4, 4, 4, 4]);
    table.does(adam, reward('paris', 1));
    expect(table.player(adam).supply).toBe(4);
    expect(table.state.postings.at(-1)?.cause).toEqual({ kind: 'contact', seat: adam, capital: 'paris' });
  });

  test('[IS-27] of a contact that nobody has read is refused', () => {
    const table = lay({ options: { openPrints: [] } });
    expect(table.why(adam, contact('london'))).toEqual(['IS-27/contact-unknown', 'IS-27/in-capital']);
    expect(table.why(adam, contact('berlin'))).toEqual(['IS-27/in-capital']);
  });

  test('[IS-27] with Courier Line scored once and two rewards, the same or different', () => {
    const table = lay().does(
      adam,
      play('courier-line'),
      contact('paris'),
      reward('paris', 1),
      reward('paris', 1),
    );
    expect(table.player(adam).supply).toBe(5);
    expect(table.influence[0]).toBe(6);
    expect(table.why(adam, reward('paris', 1))).toEqual(['IS-24/nothing-owed']);
  });

  test('[IS-27] Courier Line after the contact is too late', () => {
    const table = lay().does(adam, contact('paris'), reward('paris', 1), play('courier-line'));
    expect(table.why(adam, reward('paris', 1))).toEqual(['IS-24/nothing-owed']);
  });

  test('[IS-27] a second reward that has become impossible is lost', () => {
    const prints = lay().state.prints;
    const rewards = [
      { kind: 'icon', icon: 'scandalize' },
      { kind: 'icon', icon: 'scandalize' },
    ] as const;
    const paris = { ...prints.contacts.paris!, rewards };
    const table = lay({ state: { prints: { ...prints, contacts: { paris } } } });
    table.does(adam, play('courier-line'), contact('paris'), reward('paris', 2), {
      type: 'scandalize',
      politician: 1,
    });
    expect(table.debts()).toEqual({ 'card-actions': 1 });
  });

  test('[IS-3] at 37 it stops at 38', () => {
    const { standing } = lay().state;
    const table = lay({
      state: { standing: { ...standing, influence: { ...standing.influence, france: 37 } } },
    });
    expect(table.does(adam, contact('berlin')).influence[2]).toBe(38);
  });
});

describe('[IS-28] Sabotage', () => {
  test('[IS-28] takes Influence from the Capital’s own Nation at once, never below 0', () => {
    const table = lay();
    expect(table.why(adam, play('sabotage', { capital: 'berlin' }))).toEqual(['IS-28/in-capital']);
    table.does(adam, play('sabotage', { capital: 'berlin' }));
    expect(table.influence).toEqual([4, 4, 4, 0, 4, 4]);
    expect(table.player(adam).tags).toBe(0);
  });

  test('[IS-28] outside a Capital brings a Tag instead', () => {
    const table = lay().does(adam, play('sabotage'));
    expect(table.player(adam).tags).toBe(1);
    expect(table.influence).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test('[IS-28] of an amount that nobody has read is refused', () => {
    const table = lay({ options: { openPrints: [] } });
    expect(table.why(adam, play('sabotage', { capital: 'rome' }))).toEqual([
      'IS-28/amount-unknown',
      'IS-28/in-capital',
    ]);
  });
});

describe('[IS-30] [IS-35] Tags', () => {
  const tag = tagFor(adam);

  test('[IS-30] Private Line’s Tag is taken once, at any point of the turn', () => {
    expect(lay().why(adam, tag)).toEqual(['IS-30/no-private-line']);
    const table = lay().does(adam, play('private-line'), play('smuggle'), tag);
    expect(table.player(adam).tags).toBe(1);
    expect(table.why(adam, tag)).toEqual(['IS-30/no-private-line']);
  });

  test('[IS-31] Trace brings two to a spy whom the table knows to be adjacent', () => {
    const table = lay();
    expect(table.why(adam, play('trace', { target: emily }))).toEqual(['IS-31/adjacent']);
    expect(table.does(adam, play('trace', { target: emily })).player(emily).tags).toBe(2);
  });

  test('[IS-35] the harsher Trace needs 5 of them or more', () => {
    const harsher = play('trace', { target: emily, option: 2 });
    expect(lay({ players: [{}, { tags: 4 }] }).why(adam, harsher)).toEqual([
      'IS-35/five-tags',
      'IS-31/adjacent',
    ]);
    expect(lay({ players: [{}, { tags: 5 }] }).why(adam, harsher)).toEqual(['IS-31/adjacent']);
  });

  test('[IS-35] Extort and Misdirect need a tagged target, Blackmail anybody tagged', () => {
    const table = lay();
    expect(table.why(adam, play('extort', { target: emily }))).toEqual([
      'IS-35/not-tagged',
      'IS-31/adjacent',
    ]);
    expect(table.why(adam, play('misdirect', { target: emily }))).toEqual(['IS-35/not-tagged']);
    expect(table.why(adam, play('blackmail'))).toEqual(['IS-35/nobody-tagged']);
    const tagged = lay({ players: [{}, { tags: 1 }] });
    expect(tagged.why(adam, play('extort', { target: emily }))).toEqual(['IS-31/adjacent']);
    expect(tagged.why(adam, play('misdirect', { target: emily }))).toEqual([]);
    expect(tagged.why(adam, play('blackmail'))).toEqual([]);
  });

  test('[IS-34] [IS-36] an airship displaces a spy with a Tag; both places are vouched for', () => {
    const table = lay();
    expect(table.why(adam, play('airship-line'))).toEqual(['IS-34/airship-route']);
    const flight = play('airship-line', { target: zachary });
    expect(table.why(adam, flight)).toEqual(['IS-34/airship-route', 'IS-34/displaced']);
    expect(table.does(adam, flight).player(zachary).tags).toBe(1);
  });
});

test('[IS-33] [IS-40] a cache gives its token once, and Smuggle resupplies', () => {
  const table = lay().does(adam, { type: 'take-cache' }, play('smuggle'));
  expect(table.player(adam).supply).toBe(5);
  expect(table.state.caches).toBe(4);
});

describe('[IS-20] In The Wind', () => {
  const misdirected = () =>
    lay({ players: [{}, { tags: 1 }] }).does(adam, play('misdirect', { target: emily }));

  test('[IS-20] names the next holder; the order of the round under way stays', () => {
    const table = misdirected().does(adam, { type: 'give-initiative', seat: zachary });
    expect(table.state.initiative).toBe(zachary);
    table.does(adam, { type: 'return-coerced-cards' }, play('smuggle'), retrieve(), end);
    expect(table.state.turn.seat).toBe(emily);
    table.passes(emily, 'smuggle', 'evade').passes(zachary, 'smuggle', 'evade');
    expect([table.state.round, table.state.turn.seat]).toEqual([2, zachary]);
  });

  test('[IS-20] only somebody in the game can hold it', () => {
    expect(misdirected().why(adam, { type: 'give-initiative', seat: 3 })).toEqual(['IS-20/no-such-seat']);
    expect(misdirected().why(adam, { type: 'give-initiative', seat: adam })).toEqual([]);
  });

  test('[IS-20] what is owed can leave it where it is, as a repair', () => {
    const waiting = misdirected().does(adam, { type: 'return-coerced-cards' });
    expect(waiting.repairs(adam, play('smuggle'))).toEqual([[{ type: 'give-initiative', seat: adam }]]);
  });
});

test('[IS-20] nobody acts for the table, and nobody who is not there', () => {
  const table = lay();
  expect(table.why('table', play('smuggle'))).toEqual(['IS-20/no-such-seat']);
  expect(table.why(adam, { type: 'deal-alignments', nations: ['italy', 'france'] })).toEqual([
    'IS-20/not-now',
  ]);
  expect(table.why(adam, { type: 'draw-coerced-cards', cards: ['smuggle'] })).toEqual([
    'IS-20/for-the-table',
  ]);
  expect(table.why(adam, { type: 'score-records' })).toEqual(['IS-20/not-now']);
});
