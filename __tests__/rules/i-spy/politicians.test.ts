import { full } from '@/rules/i-spy/game';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { type Tile } from '@/rules/i-spy/model/state';
import {
  adam,
  contact,
  control,
  emily,
  empower,
  lay,
  play,
  reward,
  scandalize,
  zachary,
} from './support/table';

const tile = (...tokens: readonly number[]): Tile => ({ tokens, notes: {} });
const spent = (count: number) => ({ tokensLeft: 21 - count });

/** Adam has a Control or Empower to choose, twice. */
const blackmailing = (tiles: Readonly<Record<number, Tile>> = {}) => {
  const all = { 1: tile(adam), 2: tile(emily), 3: tile(zachary), ...tiles };
  const placed = (seat: number) =>
    Object.values(all).flatMap(({ tokens }) => tokens.filter((own) => own === seat));
  return lay({
    state: { tiles: all },
    players: [
      spent(placed(adam).length),
      { tags: 1, ...spent(placed(emily).length) },
      spent(placed(zachary).length),
    ],
  }).does(adam, play('blackmail'));
};

/** Adam has a Scandalize to choose. */
const scandalizing = (tiles: Readonly<Record<number, Tile>>, nextTile = 21) => {
  const placed = (seat: number) =>
    Object.values(tiles).flatMap(({ tokens }) => tokens.filter((own) => own === seat));
  return lay({
    state: { tiles, nextTile, scandalized: nextTile - 21 },
    players: [spent(placed(adam).length), spent(placed(emily).length), spent(placed(zachary).length)],
  }).does(adam, contact('paris'), reward('paris', 2));
};

describe('[IS-45] Control', () => {
  test('[IS-45] puts a token on any Politician, in the shadows or not, also a second one', () => {
    const table = blackmailing().does(adam, control(20), control(20));
    expect(table.state.tiles[20]?.tokens).toEqual([adam, adam]);
    expect(table.player(adam).tokensLeft).toBe(18);
  });

  test('[IS-45] a fourth token is refused, whoever the others belong to', () => {
    const table = blackmailing({ 5: tile(emily, emily, zachary), 6: tile(emily, zachary) });
    expect(table.why(adam, control(5))).toEqual(['IS-45/three-tokens']);
    expect(table.why(adam, control(6))).toEqual([]);
  });

  test('[IS-45] not without a token', () => {
    const table = blackmailing();
    const players = table.state.players.map((player, seat) =>
      seat === adam ? { ...player, tokensLeft: 0 } : player,
    );
    expect(lay({ state: { ...table.state, players }, players }).why(adam, control(9))).toEqual([
      'IS-45/no-token-left',
    ]);
  });

  test('[IS-12] not on a tile that is not on the board', () => {
    expect(blackmailing().why(adam, control(21))).toEqual(['IS-12/no-such-tile']);
  });

  test('[IS-45] only with a token of one’s own may a tile be looked at, and nobody else sees the note', () => {
    const print: PoliticianPrint = { id: 'own-1', influence: { italy: 3 } };
    const table = lay();
    const note = (politician: number) => ({ type: 'note-politician', politician, print }) as const;
    expect(table.why(adam, note(2))).toEqual(['IS-45/no-token']);
    expect(table.why(emily, note(2))).toEqual([]);
    expect(table.why(adam, note(30))).toEqual(['IS-12/no-such-tile']);
    table.does(adam, note(1));
    const seen = (viewer: number | 'table') => full.view(table.state, viewer).places[0]?.tile?.print?.id;
    expect([seen(adam), seen(emily), seen('table')]).toEqual(['own-1', undefined, undefined]);
  });

  test('[IS-12] a tile that was revealed before cannot be noted again, and the phone needs no notes', () => {
    const print: PoliticianPrint = { id: 'own-1', influence: { italy: 3 } };
    const move = { type: 'note-politician', politician: 1, print } as const;
    const places = [...lay().state.places.slice(0, 19), undefined];
    expect(lay({ state: { places, revealed: [print] } }).why(adam, move)).toEqual(['IS-12/tile-twice']);
    const politicianOrder = lay().state.options.politicianPrints.map(({ id }) => id);
    expect(lay({ state: { politicianOrder } }).why(adam, move)).toEqual(['IS-12/print-known']);
  });
});

describe('[IS-24] [IS-45] a Control that nothing gives yet', () => {
  const viaContact = (capital: 'rome' | 'st-petersburg', place: 1 | 2) => [
    contact(capital),
    reward(capital, place),
  ];

  test('[IS-24] [IS-45] is mended by a contact that has it', () => {
    expect(lay().repairs(adam, control(9))).toEqual([viaContact('rome', 1), viaContact('st-petersburg', 2)]);
  });

  test('[IS-24] [IS-45] or by choosing it as the reward that waits', () => {
    const table = lay().does(adam, contact('st-petersburg'));
    expect(table.repairs(adam, control(9))).toEqual([[reward('st-petersburg', 2)]]);
  });

  test('[IS-45] not by a contact that would be a second one', () => {
    expect(lay().does(adam, contact('paris'), reward('paris', 1)).repairs(adam, control(9))).toEqual([]);
  });
});

describe('[IS-46] Empower', () => {
  test('[IS-46] swaps two tiles wherever they lie, their tokens with them', () => {
    const table = blackmailing().does(adam, empower(1, 12));
    expect(table.state.places[0]).toBe(12);
    expect(table.state.places[11]).toBe(1);
    expect(full.view(table.state, 'table').places[11]?.tile?.tokens).toEqual([adam]);
  });

  test('[IS-46] two different ones', () => {
    expect(blackmailing().why(adam, empower(9, 9))).toEqual(['IS-46/same-tile']);
  });

  test('[IS-48] both must be open to the spy', () => {
    const table = blackmailing();
    expect(table.why(adam, empower(1, 2))).toEqual(['IS-48/opponent-leads']);
    expect(table.why(adam, empower(2, 3))).toEqual(['IS-48/opponent-leads', 'IS-48/opponent-leads']);
  });

  test('[IS-48] as many tokens as the opponent are enough; it is single opponents who count', () => {
    const table = blackmailing({
      4: tile(adam, emily),
      5: tile(emily, zachary, adam),
      6: tile(emily, emily, adam),
    });
    expect(table.why(adam, empower(4, 9))).toEqual([]);
    expect(table.why(adam, empower(5, 9))).toEqual([]);
    expect(table.why(adam, empower(6, 9))).toEqual(['IS-48/opponent-leads']);
  });
});

describe('[IS-47] Scandalize', () => {
  test('[IS-47] discards a tile with a token of one’s own, tokens and all, for the top of the stack', () => {
    const table = scandalizing({ 1: tile(adam, emily), 2: tile(emily), 3: tile(zachary) }).does(
      adam,
      scandalize(1),
    );
    expect(table.state.places[0]).toBe(21);
    expect(table.state.tiles).not.toHaveProperty('1');
    expect([table.player(adam).tokensLeft, table.player(emily).tokensLeft]).toEqual([20, 19]);
    expect(full.view(table.state, 'table').politicianStack).toBe(18);
  });

  test('[IS-47] not without a token of one’s own', () => {
    const table = scandalizing({ 1: tile(adam), 2: tile(emily), 3: tile() });
    expect(table.why(adam, scandalize(3))).toEqual(['IS-47/no-own-token']);
    expect(table.why(adam, scandalize(2))).toEqual(['IS-47/no-own-token', 'IS-48/opponent-leads']);
    expect(table.why(adam, scandalize(40))).toContain('IS-12/no-such-tile');
  });

  test('[IS-48] not where an opponent has more', () => {
    const table = scandalizing({ 1: tile(adam), 4: tile(adam, emily, emily) });
    expect(table.why(adam, scandalize(4))).toEqual(['IS-48/opponent-leads']);
  });

  test('[IS-47] with one tile in the stack it is possible, with none not', () => {
    const table = scandalizing({ 1: tile(adam) }, 39).does(adam, scandalize(1));
    expect(full.view(table.state, 'table').politicianStack).toBe(0);
    const empty = lay({ state: { ...scandalizing({ 1: tile(adam) }).state, nextTile: 40, scandalized: 19 } });
    expect(empty.why(adam, scandalize(1))).toEqual(['IS-47/stack-empty']);
  });
});
