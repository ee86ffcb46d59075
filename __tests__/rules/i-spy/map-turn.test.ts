import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { deploy, drop, enter, flee, fly, layOnMap, leave, relocate, travel } from './support/map-table';
import {
  adam,
  coerce,
  contact,
  emily,
  end,
  initiative,
  lay,
  play,
  retrieve,
  tagFor,
  reward,
  zachary,
} from './support/table';

describe('[IS-17] the first turn begins with deploying', () => {
  test('[IS-17] on a vacant Start Region, before anything else', () => {
    const table = layOnMap();
    expect(table.debts()).toMatchObject({ deploy: 1, visit: 1 });
    for (const move of [play('smuggle'), retrieve(), end, travel('wien')])
      expect(table.why(adam, move)).toContain('IS-17/deploy-first');
    expect(table.repairs(adam, play('smuggle'))).toHaveLength(4);
    expect(table.repairs(adam, play('smuggle'))).toContainEqual([deploy('praha')]);
    table.does(adam, deploy('praha'));
    expect(table.player(adam).region).toBe('praha');
    expect(table.why(adam, play('smuggle'))).toEqual([]);
    expect(table.why(adam, deploy('wien'))).toEqual(['IS-24/nothing-owed']);
  });

  test('[IS-17] nowhere else, and not where somebody stands', () => {
    const table = layOnMap({ at: [undefined, 'praha'] });
    expect(table.why(adam, deploy('hamburg'))).toEqual(['IS-17/not-a-start']);
    expect(table.why(adam, deploy('praha'))).toEqual(['IS-31/occupied']);
    expect(table.why(adam, deploy('wien'))).toEqual([]);
  });

  test('[IS-17] who is not deployed cannot be targeted', () => {
    const table = layOnMap({ at: ['praha', 'wien'], players: [{}, { tags: 5 }, { tags: 5 }] });
    expect(table.why(adam, play('trace', { target: zachary }))).toEqual(['IS-17/undeployed']);
    expect(table.why(adam, play('misdirect', { target: zachary }))).toEqual(['IS-17/undeployed']);
    expect(table.why(adam, play('trace', { target: emily }))).toEqual([]);
  });
});

describe('[IS-21] a Spy who starts in a Capital flees', () => {
  test('[IS-21] first, free, to a connected vacant Outlet, and it is no visit', () => {
    const table = layOnMap({ at: ['london-1', 'praha'] });
    expect(table.debts()).toMatchObject({ flee: 1, visit: 1 });
    for (const move of [play('smuggle'), contact('london'), end, leave('dover')])
      expect(table.why(adam, move)).toContain('IS-21/flee-first');
    expect(table.why(adam, flee('praha'))).toEqual(['IS-21/not-its-outlet']);
    expect(table.repairs(adam, play('smuggle'))).toEqual(
      ['oxford', 'harwich', 'dover'].map((to) => [flee(to)]),
    );
    table.does(adam, flee('harwich'));
    expect(table.state.turn.tickets).toBe(0);
    table.does(adam, enter('london-2'), contact('london'));
  });

  test('[IS-21] [IS-36] to an occupied one only when all are', () => {
    const two = layOnMap({ at: ['london-1', 'oxford', 'dover'] });
    expect(two.why(adam, flee('oxford'))).toEqual(['IS-21/vacant-first']);
    const full = layOnMap({ seats: 4, at: ['london-1', 'oxford', 'dover', 'harwich'] });
    full.does(adam, flee('harwich'));
    expect(full.player(3).tags).toBe(1);
    expect(full.player(adam).tags).toBe(0);
    expect(full.why(adam, play('smuggle'))).toEqual(['IS-24/resolve-first']);
    full.does(adam, relocate('edinburgh'));
    expect(full.player(3)).toMatchObject({ region: 'edinburgh', supply: 4 });
  });

  test('[IS-21] without a Capital there is nothing to flee from', () => {
    expect(layOnMap({ at: ['praha'] }).why(adam, flee('leipzig'))).toEqual(['IS-24/nothing-owed']);
  });
});

describe('[IS-30] Tickets', () => {
  test('[IS-30] one for each Normal Route, saved within the turn and lost at its end', () => {
    const table = layOnMap({ at: ['praha', 'krakow', 'riga'] }).does(adam, play('overnight-line'));
    expect(table.debts()).toMatchObject({ tickets: 4 });
    table.does(adam, travel('wien'), retrieve(), play('smuggle'), travel('gyor'));
    expect(table.debts()).toMatchObject({ tickets: 2 });
    table.does(adam, end);
    expect(table.state.turn).toMatchObject({ seat: emily, tickets: 0 });
  });

  test('[IS-30] a Route that is not there, a Ticket too many', () => {
    const table = layOnMap({ at: ['praha', 'krakow', 'riga'] });
    expect(table.why(adam, travel('wien'))).toEqual(['IS-30/no-ticket']);
    expect(table.repairs(adam, travel('wien'))).toEqual([[play('overnight-line')], [play('private-line')]]);
    table.does(adam, play('overnight-line'));
    expect(table.why(adam, travel('gyor'))).toEqual(['IS-30/no-route']);
    expect(table.why(adam, travel('milano'))).toEqual(['IS-30/no-route']);
    expect(table.why(adam, travel('atlantis'))).toEqual(['IS-31/no-such-region']);
    table.does(adam, ...['wien', 'praha', 'wien', 'praha'].map(travel));
    expect(table.why(adam, travel('wien'))).toEqual(['IS-30/no-ticket']);
  });

  test('[IS-30] no Route leads out of a Capital, and the way out is offered', () => {
    const table = layOnMap({ at: ['leipzig'] }).does(adam, play('overnight-line'), enter('berlin-1'));
    expect(table.why(adam, travel('praha'))).toEqual(['IS-30/leave-first']);
    expect(table.repairs(adam, travel('praha'))).toContainEqual([leave('leipzig')]);
  });

  test('[IS-30] a contact and Private Line’s Tag add to the pool', () => {
    const table = layOnMap({ at: ['leipzig'] }).does(
      adam,
      enter('berlin-1'),
      contact('berlin'),
      reward('berlin', 1),
    );
    expect(table.state.turn.tickets).toBe(2);
    table.does(adam, play('private-line'), tagFor(adam));
    expect([table.state.turn.tickets, table.player(adam).tags]).toEqual([7, 1]);
    expect(table.why(adam, tagFor(adam))).toEqual(['IS-30/no-private-line']);
  });
});

describe('[IS-31] Regions', () => {
  test('[IS-31] an occupied one cannot be entered by Ticket', () => {
    const table = layOnMap({ at: ['praha', 'wien'] }).does(adam, play('overnight-line'));
    expect(table.why(adam, travel('wien'))).toEqual(['IS-31/occupied']);
    expect(table.why(adam, travel('nurnberg'))).toEqual([]);
  });

  /** Trace from one place on a Spy in the other. */
  const layTurn = (one: string, other: string) => {
    const table = layOnMap({ at: [one, other] });
    const { turn } = table.state;
    const there = layOnMap({ at: [one, other], state: { turn: { ...turn, owed: [] } } });
    return there.why(adam, play('trace', { target: emily }));
  };

  test('[IS-31] adjacent by a Normal Route or in the same Capital', () => {
    expect(layTurn('praha', 'wien')).toEqual([]);
    expect(layTurn('wien', 'praha')).toEqual([]);
    expect(layTurn('berlin-1', 'berlin-3')).toEqual([]);
  });

  test('[IS-31] not through an Airship Route, nor an Outlet with its Capital, nor two Capitals', () => {
    expect(layTurn('milano', 'munchen')).toEqual(['IS-31/not-adjacent']);
    expect(layTurn('leipzig', 'berlin-1')).toEqual(['IS-31/not-adjacent']);
    expect(layTurn('paris-1', 'berlin-1')).toEqual(['IS-31/not-adjacent']);
  });

  test('[IS-31] a Ticket can bring a Spy close enough', () => {
    const table = layOnMap({ at: ['praha', 'zagreb', 'riga'] }).does(adam, play('private-line'));
    expect(table.why(adam, play('trace', { target: emily }))).toEqual(['IS-31/not-adjacent']);
    expect(table.repairs(adam, play('trace', { target: emily }))).toContainEqual([travel('wien')]);
  });

  test('[IS-31] without the map there is nowhere to go', () => {
    const table = lay();
    for (const move of [deploy('praha'), flee('praha'), travel('praha'), enter('berlin-1'), leave('dover')])
      expect(table.why(adam, move)).toEqual(['IS-31/map-off']);
    for (const move of [fly('praha'), relocate('praha')])
      expect(table.why(adam, move)).toEqual(['IS-31/map-off']);
  });
});

describe('[IS-32] a Capital', () => {
  test('[IS-32] is entered free from its Outlet and left free to another', () => {
    const table = layOnMap({ at: ['hamburg'] }).does(adam, enter('berlin-2'), leave('leipzig'));
    expect(table.player(adam).region).toBe('leipzig');
    expect(table.why(adam, enter('berlin-1'))).toEqual(['IS-32/second-visit']);
    expect(table.debts()).not.toHaveProperty('visit');
  });

  test('[IS-32] from elsewhere, to elsewhere, or into no Capital', () => {
    const table = layOnMap({ at: ['hamburg', 'leipzig'] });
    expect(table.why(adam, enter('paris-1'))).toEqual(['IS-32/not-at-outlet']);
    expect(table.why(adam, enter('koln'))).toEqual(['IS-32/not-a-capital']);
    expect(table.why(adam, leave('stettin'))).toEqual(['IS-32/not-inside']);
    table.does(adam, enter('berlin-1'));
    expect(table.why(adam, leave('dover'))).toEqual(['IS-32/not-its-outlet']);
    expect(table.why(adam, leave('leipzig'))).toEqual(['IS-31/occupied']);
  });

  test('[IS-32] [IS-31] a Region of it that is occupied, and a Capital that is full', () => {
    const table = layOnMap({ seats: 3, at: ['rouen', 'paris-1', 'paris-2'] });
    for (const region of ['paris-1', 'paris-2'])
      expect(table.why(adam, enter(region))).toEqual(['IS-31/occupied']);
  });
});

describe('[IS-27] [IS-28] what needs a Capital', () => {
  test('[IS-27] a contact only in it, and the way there is its repair', () => {
    const table = layOnMap({ at: ['breslau', 'riga', 'wien'] }).does(adam, play('private-line'));
    expect(table.why(adam, contact('berlin'))).toEqual(['IS-27/outside']);
    expect(table.repairs(adam, contact('berlin'))).toContainEqual([travel('stettin'), enter('berlin-1')]);
    table.does(adam, travel('stettin'), enter('berlin-1'));
    expect(table.why(adam, contact('paris'))).toEqual(['IS-27/other-capital']);
    expect(table.why(adam, contact('berlin'))).toEqual([]);
  });

  test('[IS-28] a Sabotage is where the Spy is', () => {
    const inside = layOnMap({ at: ['leipzig'] }).does(adam, enter('berlin-1'));
    expect(inside.why(adam, play('sabotage', { capital: 'paris' }))).toEqual(['IS-28/elsewhere']);
    expect(inside.does(adam, play('sabotage')).influence[3]).toBe(0);
    const outside = layOnMap({ at: ['leipzig'] });
    expect(outside.why(adam, play('sabotage', { capital: 'berlin' }))).toEqual(['IS-28/elsewhere']);
    expect(outside.does(adam, play('sabotage')).player(adam).tags).toBe(1);
  });

  test('[IS-41] Assets are looked at and recruited only there', () => {
    const deck = lay()
      .state.options.assetPrints.filter(({ starred }) => !starred)
      .map(({ id }) => id);
    const table = layOnMap({ at: ['leipzig'], state: { assetOrder: deck } });
    expect(table.why(adam, { type: 'look-at-assets', capital: 'berlin' })).toEqual(['IS-41/not-there']);
    table.does(adam, enter('berlin-1'));
    expect(table.why(adam, { type: 'look-at-assets', capital: 'berlin' })).toEqual([]);
    expect(table.why(adam, { type: 'look-at-assets', capital: 'london' })).toEqual(['IS-41/not-there']);
  });
});

describe('[IS-33] Supply Caches', () => {
  test('[IS-33] give their token to the first who enters, once', () => {
    const table = layOnMap({ at: ['hamburg'] }).does(adam, play('overnight-line'), travel('kobenhavn'));
    expect(table.player(adam).supply).toBe(4);
    expect(table.state.emptied).toEqual(['kobenhavn']);
    table.does(adam, travel('stettin'), travel('kobenhavn'));
    expect(table.player(adam).supply).toBe(4);
  });

  test('[IS-33] by entering alone', () => {
    expect(layOnMap({ at: ['hamburg'] }).why(adam, { type: 'take-cache' })).toEqual(['IS-33/by-entering']);
  });
});

describe('[IS-34] [IS-36] by airship', () => {
  test('[IS-34] at once to any other Region of the line', () => {
    const table = layOnMap({ at: ['munchen', 'riga'] }).does(adam, play('airship-line'));
    expect(table.why(adam, play('smuggle'))).toEqual(['IS-24/resolve-first']);
    expect(table.why(adam, fly('wien'))).toEqual(['IS-34/not-on-route']);
    expect(table.why(adam, fly('munchen'))).toEqual(['IS-34/not-on-route']);
    expect(table.why(adam, fly('atlantis'))).toEqual(['IS-31/no-such-region']);
    table.does(adam, fly('firenze'));
    expect(table.player(adam).region).toBe('firenze');
    expect(table.why(adam, fly('milano'))).toEqual(['IS-24/nothing-owed']);
  });

  test('[IS-34] only from an Airship Route', () => {
    const table = layOnMap({ at: ['praha'] });
    expect(table.why(adam, play('airship-line'))).toEqual(['IS-34/no-airship-route']);
    expect(table.why(adam, play('airship-line', { target: emily }))).toEqual(['IS-24/no-target']);
  });

  test('[IS-34] [IS-36] who is there gets a Tag and goes to an adjacent vacant Region', () => {
    const table = layOnMap({ at: ['munchen', 'milano', 'zurich'] }).does(
      adam,
      play('airship-line'),
      fly('milano'),
    );
    expect(table.player(emily).tags).toBe(1);
    expect(table.debts()).toMatchObject({ relocate: 1 });
    expect(table.why(adam, relocate('zurich'))).toEqual(['IS-36/vacant-first']);
    expect(table.why(adam, relocate('praha'))).toEqual(['IS-36/not-beside']);
    expect(table.why(adam, relocate('atlantis'))).toEqual(['IS-31/no-such-region']);
    table.does(adam, relocate('venezia'));
    expect(table.player(emily).region).toBe('venezia');
    expect(table.why(adam, relocate('geneve'))).toEqual(['IS-24/nothing-owed']);
  });

  test('[IS-36] a chain: with nothing vacant beside, the next Spy makes room, and nobody is moved twice', () => {
    const routes = [
      ['milano', 'zurich'],
      ['zurich', 'geneve'],
    ] as const;
    const chain = layOnMap({
      at: ['munchen', 'milano', 'zurich'],
      options: { map: { ...PRACTICE_MAP, routes: routes.map((regions) => ({ regions })) } },
    }).does(adam, play('airship-line'), fly('milano'));
    chain.does(adam, relocate('zurich'));
    expect(chain.debts()).toMatchObject({ relocate: 1 });
    expect(chain.why(adam, relocate('milano'))).toEqual(['IS-36/vacant-first']);
    chain.does(adam, relocate('geneve'));
    expect([chain.player(emily), chain.player(zachary)].map(({ region, tags }) => [region, tags])).toEqual([
      ['zurich', 1],
      ['geneve', 1],
    ]);
  });

  test('[IS-36] where nobody can make room, any vacant Region will do', () => {
    const chain = layOnMap({
      at: ['munchen', 'milano', 'zurich'],
      options: { map: { ...PRACTICE_MAP, routes: [{ regions: ['milano', 'zurich'] }] } },
    }).does(adam, play('airship-line'), fly('milano'));
    expect(chain.why(adam, relocate('zurich'))).toEqual(['IS-36/moved-twice']);
    chain.does(adam, relocate('praha'));
  });

  test('[IS-36] the Region just left is vacant', () => {
    const table = layOnMap({ at: ['milano', 'firenze'] }).does(adam, play('airship-line'), fly('firenze'));
    table.does(adam, relocate('milano'));
    expect(table.player(emily).region).toBe('milano');
  });
});

describe('[IS-38] coerced on the map', () => {
  const coerced = (
    at: readonly string[],
    ...cards: readonly [Parameters<typeof coerce>[0], 'coercer' | 'opponent']
  ) =>
    layOnMap({ at, players: [{}, { tags: 1 }] })
      .does(adam, play('misdirect', { target: emily }), initiative(adam))
      .does(adam, coerce(...cards));

  test('[IS-38] the opponent’s Tickets are spent at once, with the Tag if the coercer likes', () => {
    const table = coerced(['praha', 'krakow', 'riga'], 'private-line', 'opponent');
    expect(table.debts()).toMatchObject({ 'coerced-tickets': 3 });
    expect(table.why(adam, play('smuggle'))).toEqual(['IS-24/resolve-first']);
    table.does(adam, travel('warszawa'), tagFor(emily), travel('minsk'), travel('kyiv'));
    table.does(adam, travel('odessa'), travel('kyiv'));
    expect(table.player(emily)).toMatchObject({ region: 'kyiv', tags: 2, supply: 4 });
    expect(table.debts()).not.toHaveProperty('coerced-tickets');
    expect(table.state.turn.tickets).toBe(0);
    expect(table.player(adam).region).toBe('praha');
  });

  test('[IS-38] what is not spent vanishes, the offer of a Tag with it', () => {
    const table = coerced(['praha', 'krakow', 'riga'], 'private-line', 'opponent').does(
      adam,
      travel('lemberg'),
      drop,
    );
    expect(table.why(adam, tagFor(emily))).toEqual(['IS-30/no-private-line']);
    expect(table.why(adam, drop)).toEqual(['IS-24/nothing-owed']);
    expect(table.why(adam, travel('wien'))).toEqual(['IS-30/no-ticket']);
  });

  test('[IS-38] no repair sends the coercer’s Spy where the coerced one was to go', () => {
    const table = layOnMap({ at: ['praha', 'riga'], players: [{}, { tags: 1 }] }).does(
      adam,
      play('overnight-line'),
      play('misdirect', { target: emily }),
      initiative(adam),
      coerce('private-line', 'opponent'),
    );
    for (const moves of table.repairs(adam, travel('wien'))) expect(moves).not.toContainEqual(drop);
    expect(table.player(adam).region).toBe('praha');
  });

  test('[IS-38] no entering and no leaving of Capitals', () => {
    const table = coerced(['leipzig', 'hamburg', 'riga'], 'overnight-line', 'opponent');
    expect(table.why(adam, enter('berlin-1'))).toEqual(['IS-38/no-capitals']);
    const inside = coerced(['leipzig', 'berlin-1', 'riga'], 'overnight-line', 'opponent');
    expect(inside.why(adam, leave('hamburg'))).toEqual(['IS-38/no-capitals']);
    expect(inside.why(adam, travel('koln'))).toEqual(['IS-38/no-capitals']);
    inside.does(adam, drop);
  });

  test('[IS-38] played by oneself its Tickets join the pool', () => {
    const table = coerced(['praha', 'krakow', 'riga'], 'overnight-line', 'coercer');
    expect(table.state.turn.tickets).toBe(4);
    expect(table.does(adam, travel('wien')).player(adam).region).toBe('wien');
  });

  test('[IS-38] put on an airship the opponent flies, and the coercer chooses where', () => {
    const table = coerced(['praha', 'munchen', 'milano'], 'airship-line', 'opponent').does(
      adam,
      fly('milano'),
    );
    expect(table.player(emily).region).toBe('milano');
    table.does(adam, relocate('geneve'));
    expect(table.player(zachary)).toMatchObject({ region: 'geneve', tags: 1 });
  });

  test('[IS-37] a card that the chosen spy cannot play is refused', () => {
    const table = layOnMap({ at: ['praha', 'krakow', 'riga'], players: [{}, { tags: 1 }] }).does(
      adam,
      play('misdirect', { target: emily }),
      initiative(adam),
    );
    expect(table.why(adam, coerce('airship-line', 'opponent'))).toEqual(['IS-34/no-airship-route']);
    expect(table.why(adam, coerce('trace', 'opponent', { target: adam }))).toEqual(['IS-31/not-adjacent']);
    expect(table.why(adam, coerce('photographer', 'coercer'))).toEqual(['IS-37/special']);
  });
});
