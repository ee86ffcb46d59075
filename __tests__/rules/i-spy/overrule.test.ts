import { full, type Move } from '@/rules/i-spy/game';
import { declineRecruit } from '@/rules/i-spy/moves/decline-recruit';
import { deploy, enter, flee, fly, layOnMap, leave, relocate, travel } from './support/map-table';
import {
  type Table,
  adam,
  contact,
  control,
  emily,
  end,
  lay,
  play,
  recruit,
  retrieve,
  reward,
  scandalize,
  scoreRecords,
  zachary,
} from './support/table';

/** The table records it anyway, which it may; what stands against it is answered. */
const anyway = (table: Table, actor: number, move: Move): readonly string[] => {
  const against = full.check(table.state, actor, move).filter(({ certainty }) => certainty === 'broken');
  expect(against.length).toBeGreaterThan(0);
  expect(against.filter(({ overrulable }) => !overrulable)).toEqual([]);
  table.overrules(actor, move);
  return against.map(({ code }) => code);
};

const correct = (...changes: readonly (readonly [string, number | string])[]): Move => ({
  type: 'correct',
  changes: changes.map(([entry, to]) => ({ entry, to })),
});

describe('[IS-27] a contact outside its Capital, recorded anyway', () => {
  test('[IS-27] is made in the Capital that was named, and its Recruit goes on there', () => {
    const table = layOnMap({ at: ['praha'], players: [{ supply: 10 }] });
    expect(anyway(table, adam, contact('london'))).toEqual(['outside']);
    expect(table.state.turn).toMatchObject({ third: 'contact', visited: 'london' });
    table.does(adam, reward('london', 1), recruit(10, 4));
    expect(table.player(adam).assets).toHaveLength(1);
  });

  test('[IS-41] its Assets can be looked at where the phone shuffled, and none be taken', () => {
    const { options } = lay().state;
    const assetOrder = options.assetPrints.filter(({ starred }) => !starred).map(({ id }) => id);
    const table = layOnMap({ at: ['praha'], players: [{ supply: 10 }] });
    table.state = { ...table.state, assetOrder };
    anyway(table, adam, contact('berlin'));
    table.does(adam, reward('berlin', 2));
    const offers = (viewer: number) =>
      full.offers(table.state, adam, viewer).filter(({ move }) => move.type === 'recruit').length;
    expect([offers(adam), offers(emily)]).toEqual([6, 0]);
    anyway(table, adam, declineRecruit.make({}));
    expect(table.debts()).not.toHaveProperty('recruit');
  });

  test('[IS-27] counts as made where nobody has read what it gives', () => {
    const table = lay({ options: { openPrints: [] } });
    expect(anyway(table, adam, contact('rome'))).toEqual(['contact-unknown']);
    expect(table.state.turn).toMatchObject({ third: 'contact', visited: 'rome' });
    expect(table.debts()).not.toHaveProperty('contact-or-retrieval');
  });
});

describe('[IS-24] nothing is owed that nobody could do', () => {
  test('[IS-21] [IS-32] a flee, after an exit that the table recorded', () => {
    const table = layOnMap({ at: ['berlin-1'] });
    expect(anyway(table, adam, leave('leipzig'))).toEqual(['flee-first']);
    expect(table.debts()).not.toHaveProperty('flee');
    table.does(adam, play('overnight-line'), travel('praha'));
  });

  test('[IS-34] a flight, after a correction off the route', () => {
    const table = layOnMap({ at: ['munchen', 'riga'] }).does(adam, play('airship-line'));
    expect(table.debts()).toMatchObject({ airship: 1 });
    table.does(adam, correct(['spy/0', 'praha']));
    expect(table.debts()).not.toHaveProperty('airship');
    table.does(adam, play('smuggle'), retrieve(), end);
  });

  test('[IS-37] a Coerce, after the last card was put where it lies', () => {
    const drawing = lay({ options: { coerceDraws: 'digital' }, players: [{}, { tags: 1 }] });
    drawing
      .does(adam, play('misdirect', { target: emily }))
      .does('table', { type: 'draw-coerced-cards', cards: ['smuggle', 'evade'] });
    const all = drawing.player(emily).hand.map((card) => [`card/1/${card}`, 'records'] as const);
    drawing.does(adam, correct(...all));
    expect(drawing.debts()).not.toHaveProperty('coerce');
    expect(drawing.state.turn.drawn).toBeUndefined();
  });

  test('[IS-36] a Spy that waits for a place has one when the turn is another’s', () => {
    const away = layOnMap({ at: ['munchen', 'milano'] }).does(adam, play('airship-line'), fly('milano'));
    expect(away.debts()).toMatchObject({ relocate: 1 });
    away.does(adam, correct(['active', '2']));
    expect(away.player(emily).region).toBeDefined();
    expect(away.state.turn.seat).toBe(zachary);
  });
});

describe('[IS-20] a wrong seat, recorded anyway', () => {
  test('[IS-20] takes the turn: what lies before the other is put away, and the order goes on from there', () => {
    const table = lay().does(adam, play('smuggle'));
    expect(anyway(table, emily, play('evade'))).toEqual(['not-your-turn']);
    expect(table.state.turn).toMatchObject({ seat: emily, agenda: ['evade'], cardActions: 1 });
    expect(table.player(adam).records).toEqual(['smuggle']);
    table.does(emily, play('smuggle'), retrieve(), end);
    expect(table.state.turn.seat).toBe(zachary);
  });

  test('[IS-50] in a Scoring Phase anybody may have pressed', () => {
    const table = lay({ state: { phase: 'score-records', round: 3 } });
    expect(anyway(table, emily, scoreRecords)).toEqual(['not-your-turn']);
    expect(table.phase).toBe('reveal-politicians');
  });
});

describe('[IS-22] an overruled move counts as made', () => {
  test('[IS-23] the card that was played in this turn comes back to the hand', () => {
    const table = lay().does(adam, play('smuggle'), play('evade'));
    expect(anyway(table, adam, retrieve('smuggle'))).toEqual(['not-in-records']);
    table.does(adam, end);
    expect(table.player(adam)).toMatchObject({ records: ['evade'] });
    expect(table.player(adam).hand).toContain('smuggle');
  });

  test('[IS-24] a card out of the Records is a Card Action, and one in the Agenda is not played twice', () => {
    const table = lay({
      players: [
        {
          hand: lay()
            .player(adam)
            .hand.filter((card) => card !== 'smuggle'),
          records: ['smuggle'],
        },
      ],
    });
    expect(anyway(table, adam, play('smuggle'))).toEqual(['not-in-hand']);
    expect(table.state.turn.cardActions).toBe(1);
    expect(full.check(table.state, adam, play('smuggle'))[0]?.overrulable).toBe(false);
  });

  test('[IS-24] [IS-45] a Control that nothing gave, and a reward that the contact does not show', () => {
    const table = lay();
    expect(anyway(table, adam, control(9))).toEqual(['nothing-owed']);
    expect(table.state.tiles[9]?.tokens).toEqual([adam]);
    table.does(adam, contact('paris'));
    expect(anyway(table, adam, { type: 'choose-reward', reward: { kind: 'icon', icon: 'control' } })).toEqual(
      ['impossible'],
    );
    expect(table.debts()).toMatchObject({ control: 1 });
  });

  test('[IS-41] an Asset without enough Supply leaves none', () => {
    const table = lay({ players: [{ supply: 4 }] }).does(adam, contact('berlin'), reward('berlin', 2));
    expect(anyway(table, adam, recruit(1, 9))).toEqual(['short']);
    expect(table.player(adam)).toMatchObject({ supply: 0 });
  });

  test('[IS-17] [IS-21] a Spy is deployed or flees where the table has put it', () => {
    const begun = layOnMap();
    expect(anyway(begun, adam, deploy('leipzig'))).toEqual(['not-a-start']);
    expect(begun.player(adam).region).toBe('leipzig');
    const fled = layOnMap({ at: ['berlin-1'] });
    expect(anyway(fled, adam, flee('praha'))).toEqual(['not-its-outlet']);
    expect(fled.player(adam).region).toBe('praha');
  });

  test('[IS-38] a coerced Spy enters the Capital, not the coercer', () => {
    const table = layOnMap({ at: ['praha', 'leipzig'], players: [{}, { tags: 1 }] }).does(
      adam,
      play('misdirect', { target: emily }),
      { type: 'give-initiative', seat: adam },
      { type: 'coerce', card: 'overnight-line', player: 'opponent' },
    );
    expect(anyway(table, adam, enter('berlin-1'))).toEqual(['no-capitals']);
    expect([table.player(adam).region, table.player(emily).region]).toEqual(['praha', 'berlin-1']);
    expect(table.state.turn.visited).toBeUndefined();
  });

  test('[IS-31] two Spies never stand in one Region, and nothing is moved that nobody names', () => {
    const table = layOnMap({ at: ['praha', 'wien'] }).does(adam, play('overnight-line'));
    for (const move of [travel('wien'), relocate('praha'), scandalize(40)])
      expect(full.check(table.state, adam, move).some(({ overrulable }) => !overrulable)).toBe(true);
  });
});
