import { enter, flee, layOnMap, leave, travel } from './support/map-table';
import {
  adam,
  coerce,
  contact,
  emily,
  end,
  initiative,
  lay,
  play,
  recruit,
  retrieve,
  tagFor,
  reward,
  zachary,
} from './support/table';

const { hand } = lay().player(adam);

describe('the book’s sample round on the practice map', () => {
  const round = () =>
    layOnMap({
      at: ['praha', 'breslau', 'london-1'],
      players: [
        {},
        { supply: 5 },
        { hand: hand.filter((card) => card !== 'airship-line'), records: ['airship-line'] },
      ],
    });

  const adamsTurn = () =>
    round()
      .does(adam, play('overnight-line'), ...['nurnberg', 'frankfurt', 'strassburg', 'reims'].map(travel))
      .does(adam, enter('paris-1'), contact('paris'), reward('paris', 1), play('smuggle'), end);

  const emilysTurn = () =>
    adamsTurn()
      .does(
        emily,
        play('private-line'),
        travel('stettin'),
        enter('berlin-1'),
        contact('berlin'),
        reward('berlin', 2),
      )
      .does(emily, recruit(1, 4), play('sabotage'), leave('leipzig'), travel('praha'), travel('wien'), end);

  test('[IS-22] [IS-27] [IS-30] Adam: four Tickets to Paris, Resupply and Smuggle', () => {
    const table = adamsTurn();
    expect(table.player(adam)).toMatchObject({
      region: 'paris-1',
      supply: 5,
      records: ['overnight-line', 'smuggle'],
    });
    expect(table.influence).toEqual([6, 4, 4, 4, 4, 4]);
    expect(table.state.turn.seat).toBe(emily);
  });

  test('[IS-28] [IS-32] [IS-41] Emily: Recruit and Sabotage in Berlin, out by the south, two more Routes', () => {
    const table = emilysTurn();
    expect(table.player(emily)).toMatchObject({
      region: 'wien',
      supply: 1,
      records: ['private-line', 'sabotage'],
    });
    expect(table.player(emily).assets).toHaveLength(1);
    expect(table.influence).toEqual([6, 4, 7, 0, 4, 4]);
  });

  test('[IS-21] [IS-23] [IS-31] Zachary: flees London, passes through Berlin, traces Emily, retrieves Airship Line', () => {
    const table = emilysTurn();
    expect(table.debts()).toMatchObject({ flee: 1 });
    table.does(zachary, flee('harwich'), play('private-line'), travel('hamburg'), enter('berlin-1'));
    table.does(
      zachary,
      leave('leipzig'),
      travel('praha'),
      play('trace', { target: emily }),
      travel('nurnberg'),
    );
    expect(table.why(zachary, end)).toEqual(['IS-22/contact-or-retrieval-owed']);
    table.does(zachary, retrieve('airship-line'), end);
    expect(table.player(emily).tags).toBe(2);
    expect(table.player(zachary)).toMatchObject({ region: 'nurnberg', records: ['private-line', 'trace'] });
    expect(table.player(zachary).hand).toContain('airship-line');
    expect(table.influence).toEqual([6, 4, 7, 0, 4, 4]);
    expect(table.state).toMatchObject({ round: 2, phase: 'turn' });
    expect(table.debts()).toMatchObject({ flee: 1 });
  });
});

test('[IS-22] [IS-27] [IS-28] Adam’s turn of the book: Berlin, Sabotage, two Tickets of the contact, Trace from afar', () => {
  const table = layOnMap({ at: ['hamburg', 'gyor', 'riga'] })
    .does(adam, enter('berlin-1'), play('sabotage'), contact('berlin'), reward('berlin', 1), leave('leipzig'))
    .does(adam, travel('praha'), travel('wien'), play('trace', { target: emily }));
  expect(table.player(emily).tags).toBe(2);
  expect(table.influence).toEqual([4, 4, 7, 0, 4, 4]);
  expect(table.why(adam, end)).toEqual([]);
});

test('[IS-37] [IS-38] Zachary puts Adam on the Private Line: three Routes, a Tag and two more', () => {
  const table = layOnMap({ at: ['praha', 'breslau', 'riga'], players: [{}, { tags: 1 }] })
    .does(adam, play('misdirect', { target: emily }), initiative(adam), coerce('private-line', 'opponent'))
    .does(adam, ...['warszawa', 'minsk', 'kyiv'].map(travel), tagFor(emily))
    .does(adam, ...['odessa', 'bucuresti'].map(travel));
  expect(table.player(emily)).toMatchObject({ region: 'bucuresti', tags: 2 });
  expect(table.player(emily).facedown).toEqual([{ card: 'private-line', knownTo: [adam, emily] }]);
});

describe('[IS-26] with the map the playable cards are judged exactly', () => {
  const stuck = (at: readonly string[]) =>
    layOnMap({
      at,
      players: [
        {
          hand: ['trace', 'airship-line'],
          records: hand.filter((card) => !['trace', 'airship-line'].includes(card)),
        },
      ],
    });

  test('[IS-26] nobody adjacent and no Airship Route: the hand is shown', () => {
    const table = stuck(['praha', 'riga', 'rouen']).does(adam, { type: 'show-hand' }, retrieve('smuggle'));
    expect(table.why(adam, end)).toEqual([]);
  });

  test('[IS-26] one of them can be played: it must be', () => {
    expect(stuck(['praha', 'wien', 'rouen']).why(adam, { type: 'show-hand' })).toEqual(['IS-26/can-play']);
    expect(stuck(['munchen', 'riga', 'rouen']).why(adam, { type: 'show-hand' })).toEqual(['IS-26/can-play']);
  });

  test('[IS-26] [IS-22] who moves on has to show it again', () => {
    const table = stuck(['leipzig', 'riga', 'rouen']);
    expect(table.why(adam, { type: 'show-hand' })).toEqual(['IS-26/can-play']);
    const away = stuck(['hamburg', 'leipzig', 'rouen']);
    expect(away.why(adam, { type: 'show-hand' })).toEqual(['IS-26/can-play']);
    const inside = stuck(['stettin', 'riga', 'rouen']).does(adam, { type: 'show-hand' }, enter('berlin-1'));
    expect(inside.why(adam, end)).toContain('IS-22/card-actions-owed');
  });
});
