import { practiceOnMap } from '@/rules/i-spy/box/practice';
import { full } from '@/rules/i-spy/game';
import { type AssetEffect, type CardPrint, type PrintedText } from '@/rules/i-spy/model/prints';
import { enter, fly, layOnMap } from './support/map-table';
import { adam, coerce, contact, emily, initiative, lay, play, reward, tableOptions } from './support/table';

const practice = practiceOnMap({ seatCount: 3, startSeat: 0 });
const known = { openPrints: practice.openPrints, assetPrints: practice.assetPrints };

const asset = (...effects: readonly AssetEffect[]) => ({
  asset: 1,
  print: { id: 'own', cost: 5, effects },
  turned: false,
});
const stacks = { berlin: [2, 3, 4, 5, 6], budapest: [7, 8, 9], london: [10] };

const owning = (at: readonly string[], ...effects: readonly AssetEffect[]) =>
  layOnMap({ at, options: known, state: { stacks }, players: [{ assets: [asset(...effects)] }] });

test('[IS-24] a practice match on its map is whole, and nothing is left to note', () => {
  expect(full.checkOptions(practice)).toEqual([]);
  expect(full.codec.options.parse(JSON.parse(JSON.stringify(practice)))).toEqual({
    ok: true,
    value: practice,
  });
  expect(practice.openPrints.filter((print) => print.kind === 'card' && !print.text && !print.types)).toEqual(
    [],
  );
  const plain = practice.assetPrints.filter(({ effects, starred }) => !effects && !starred);
  expect(plain).toEqual([]);
});

describe('[IS-24] what a card requires, as the box tells it', () => {
  test('[IS-24] a Spy in a Capital', () => {
    const outside = layOnMap({ at: ['leipzig'], options: known });
    expect(outside.why(adam, play('incite-sedition'))).toEqual(['IS-24/not-in-capital']);
    expect(outside.repairs(adam, play('incite-sedition'))).toContainEqual([enter('berlin-1')]);
    expect(outside.does(adam, enter('berlin-1')).why(adam, play('incite-sedition'))).toEqual([]);
  });

  test('[IS-24] without the map the table vouches for it', () => {
    expect(lay({ options: known }).why(adam, play('incite-sedition'))).toEqual(['IS-24/in-capital']);
  });

  test('[IS-24] an icon that cannot be completed', () => {
    const text: PrintedText = { steps: [{ kind: 'icon', icon: 'scandalize' }] };
    const evade: CardPrint = { kind: 'card', card: 'evade', influence: { britain: 1 }, text };
    const bare = lay({
      options: { openPrints: [evade] },
      state: { tiles: {} },
      players: [{ tokensLeft: 21 }, { tokensLeft: 21 }, { tokensLeft: 21 }],
    });
    expect(bare.why(adam, play('evade'))).toEqual(['IS-24/impossible']);
  });

  test('[IS-4] what the book does not tell of a card may be anything', () => {
    const text: PrintedText = { steps: [{ kind: 'tickets', count: 9 }] };
    const evade: CardPrint = { kind: 'card', card: 'evade', influence: { britain: 1 }, text };
    expect(full.checkOptions(tableOptions(3, { openPrints: [evade] }))).toEqual([]);
  });
});

test('[IS-24] Evade, Extort and the harsher Trace do what the box tells', () => {
  const table = layOnMap({
    at: ['praha', 'wien'],
    options: known,
    players: [{ tags: 3 }, { tags: 5, supply: 1 }],
  });
  table.does(adam, play('evade'), play('extort', { target: emily }));
  expect([table.player(adam).tags, table.player(adam).supply, table.player(emily).supply]).toEqual([1, 4, 0]);
  const harsh = layOnMap({ at: ['praha', 'wien'], options: known, players: [{}, { tags: 5, supply: 2 }] });
  harsh.does(adam, play('trace', { target: emily, option: 2 }));
  expect([harsh.player(adam).supply, harsh.player(emily).supply]).toEqual([5, 0]);
});

describe('[IS-70] Special Action Cards', () => {
  const holding = (card: 'zeppelin-pilot' | 'femme-fatale' | 'photographer', at: readonly string[]) => {
    const { hand } = lay().player(adam);
    const options = { ...known, specialActionCards: true };
    return layOnMap({ at, options, state: {}, players: [{ hand: [...hand, card] }, { tags: 1 }] });
  };

  test('[IS-70] are played like any other', () => {
    const pilot = holding('zeppelin-pilot', ['munchen']).does(adam, play('zeppelin-pilot'), fly('milano'));
    expect(pilot.player(adam).region).toBe('milano');
    expect(holding('zeppelin-pilot', ['praha']).why(adam, play('zeppelin-pilot'))).toEqual([
      'IS-34/no-airship-route',
    ]);
    const photo = holding('photographer', ['praha', 'wien']);
    expect(photo.why(adam, play('photographer'))).toEqual(['IS-24/target-missing']);
    expect(photo.does(adam, play('photographer', { target: emily })).player(emily).tags).toBe(4);
  });

  test('[IS-70] with two choices, one after the other', () => {
    const table = holding('femme-fatale', ['praha']).does(adam, play('femme-fatale'));
    expect(table.debts()).toMatchObject({ 'control-or-empower': 2 });
  });
});

describe('[IS-42] Assets', () => {
  test('[IS-42] strengthen a card, and add up', () => {
    const resupply = { kind: 'icon', icon: 'resupply' } as const;
    const table = owning(
      ['praha'],
      { on: 'card', card: 'smuggle', steps: [resupply] },
      { on: 'type', type: 'espionage', steps: [resupply] },
      { on: 'type', type: 'travel', steps: [resupply] },
    );
    expect(table.does(adam, play('smuggle')).player(adam).supply).toBe(6);
    expect(table.does(adam, play('overnight-line')).player(adam).supply).toBe(7);
  });

  test('[IS-42] strengthen a contact', () => {
    const table = owning(['leipzig'], { on: 'contact', steps: [{ kind: 'tickets', count: 1 }] });
    expect(
      table.does(adam, enter('berlin-1'), contact('berlin'), reward('berlin', 1)).state.turn.tickets,
    ).toBe(3);
  });

  test('[IS-42] the Labor Organizer works in the turn of the recruiting', () => {
    const organizer = practice.assetPrints.find(({ id }) => id === 'labor-organizer');
    const table = layOnMap({ at: ['dover'], options: known, players: [{ supply: 5 }] });
    table.does(adam, enter('london-1'), contact('london'), reward('london', 1));
    table.does(adam, { type: 'recruit', asset: 10, print: organizer! }, play('smuggle'));
    expect(table.player(adam).supply).toBe(2);
  });

  test('[IS-25] give a third Card Action, and no fourth', () => {
    const table = owning(['praha'], { on: 'turn', cardActions: 1 });
    expect(table.debts()).toMatchObject({ 'card-actions': 2, 'extra-card-actions': 1 });
    table.does(adam, play('smuggle'), play('evade'), play('courier-line'));
    expect(table.why(adam, play('sabotage'))).toEqual(['IS-22/third-card-action']);
  });

  test('[IS-38] apply to a coerced card that one plays oneself, not to one that the opponent is put to', () => {
    const effect = { on: 'card', card: 'smuggle', steps: [{ kind: 'icon', icon: 'resupply' }] } as const;
    const coerced = (player: 'coercer' | 'opponent') =>
      layOnMap({
        at: ['praha', 'wien'],
        options: known,
        state: { stacks: { ...stacks, berlin: [3, 4, 5, 6] } },
        players: [{ assets: [asset(effect)] }, { tags: 1, assets: [{ ...asset(effect), asset: 2 }] }],
      }).does(adam, play('misdirect', { target: emily }), initiative(adam), coerce('smuggle', player));
    expect(coerced('coercer').player(adam).supply).toBe(5);
    expect(coerced('opponent').player(emily).supply).toBe(4);
  });
});

test('[IS-34] without the map an Airship Line that names somebody says that they make room', () => {
  const { state } = lay();
  const played = play('airship-line', { target: emily });
  const keys = full
    .offers(state, adam, adam)
    .flatMap((offer) => (JSON.stringify(offer.move) === JSON.stringify(played) ? [offer.label.key] : []));
  expect(keys).toEqual(['offer.play-card-displacing']);
  const event = { id: 0, group: 0, actor: adam, move: played };
  expect(full.describe(state, event, 'table').key).toBe('did.play-card-displacing');
});
