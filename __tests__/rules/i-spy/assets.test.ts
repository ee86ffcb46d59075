import { PRACTICE_ASSETS } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { adam, contact, emily, lay, type Laying, play, recruit, reward } from './support/table';

/** Adam recruits in Berlin. */
const recruiting = (laying: Laying = {}) =>
  lay({ ...laying, players: [{ supply: 6, ...laying.players?.[0] }] }).does(
    adam,
    contact('berlin'),
    reward('berlin', 2),
  );
const shuffled = { assetOrder: PRACTICE_ASSETS.slice(0, 29).map(({ id }) => id) };

describe('[IS-41] Recruit', () => {
  test('[IS-41] an Asset of the Capital, paid to the bank, faceup before the spy', () => {
    const table = recruiting().does(adam, recruit(3, 6));
    expect(table.player(adam).supply).toBe(0);
    expect(table.player(adam).assets).toEqual([
      { asset: 3, print: { id: 'asset-3', cost: 6 }, turned: false },
    ]);
    expect(table.state.stacks.berlin).toEqual([1, 2, 4, 5, 6]);
  });

  test('[IS-41] not more than the supply pays', () => {
    expect(recruiting().why(adam, recruit(3, 7))).toEqual(['IS-41/short']);
  });

  test('[IS-41] Assets cost 4 to 10', () => {
    const table = recruiting({ players: [{ supply: 20 }] });
    expect(table.why(adam, recruit(3, 3))).toEqual(['IS-41/cost']);
    expect(table.why(adam, recruit(3, 4))).toEqual([]);
    expect(table.why(adam, recruit(3, 10))).toEqual([]);
    expect(table.why(adam, recruit(3, 11))).toEqual(['IS-41/cost']);
    const prints = [{ id: 'own-1', cost: 12 }];
    const options = { ...table.state.options, assetPrints: prints };
    expect(full.checkOptions(options).map(({ code }) => code)).toEqual(['cost']);
  });

  test('[IS-41] only from the Capital that the spy is in', () => {
    expect(recruiting().why(adam, recruit(7, 5))).toEqual(['IS-41/not-there']);
    expect(recruiting().why(adam, recruit(25, 5))).toEqual(['IS-41/no-asset']);
  });

  test('[IS-41] where a text gave it, the table knows the Capital', () => {
    const text: Move = {
      type: 'resolve-text',
      source: { kind: 'card', card: 'evade' },
      effects: [{ kind: 'icon', icon: 'recruit' }],
    };
    const table = lay({ players: [{ supply: 9 }] }).does(adam, play('evade'), text);
    expect(table.why(adam, recruit(7, 5))).toEqual(['IS-41/in-capital']);
  });

  test('[IS-41] a real Asset is read first', () => {
    expect(recruiting().why(adam, recruit(3))).toEqual(['IS-41/print-missing']);
  });

  test('[IS-41] Recruit cannot be chosen with too little for any Asset', () => {
    const table = lay({ players: [{ supply: 3 }] }).does(adam, contact('berlin'));
    expect(table.why(adam, reward('berlin', 2))).toEqual(['IS-41/too-poor']);
    expect(
      lay({ players: [{ supply: 4 }] })
        .does(adam, contact('berlin'))
        .why(adam, reward('berlin', 2)),
    ).toEqual([]);
  });

  test('[IS-2] the same Asset cannot be recruited twice', () => {
    const table = lay({
      state: { stacks: { berlin: [2, 3, 4, 5, 6], budapest: [7, 8, 9], london: [10] } },
      players: [{ supply: 20 }, { assets: [{ asset: 1, print: { id: 'own-1', cost: 5 }, turned: false }] }],
    }).does(adam, contact('berlin'), reward('berlin', 2));
    expect(table.why(adam, recruit(3, 5, 'own-1'))).toEqual(['IS-2/print-twice']);
  });

  const look: Move = { type: 'look-at-assets', capital: 'berlin' };

  test('[IS-41] the phone shows the Assets that it shuffled to who is there, and to nobody else', () => {
    const table = lay({ state: shuffled });
    expect(table.why(adam, look)).toEqual(['IS-41/in-capital']);
    table.does(adam, look);
    const seen = (viewer: number | 'table') =>
      full.view(table.state, viewer).stacks.berlin.filter(({ print }) => print !== undefined).length;
    expect([seen(adam), seen(emily), seen('table')]).toEqual([6, 0, 0]);
    expect(full.view(table.state, adam).stacks.london[0]).toEqual({ asset: 10 });
  });

  test('[IS-41] real cards are looked at on the table, and a spy is in one Capital only', () => {
    expect(lay().why(adam, look)).toEqual(['IS-41/real-cards']);
    const table = lay({ state: shuffled }).does(adam, contact('paris'), reward('paris', 1));
    expect(table.why(adam, look)).toEqual(['IS-41/not-there']);
  });

  test('[IS-41] what the phone shuffled needs no reading', () => {
    const table = recruiting({ state: shuffled, players: [{ supply: 10 }] });
    expect(table.why(adam, recruit(1, 5))).toEqual(['IS-41/print-known']);
    expect(table.does(adam, recruit(1)).player(adam).assets[0]?.print?.name).toBe('Labor Organizer');
    expect(table.player(adam).supply).toBe(5);
  });

  describe('what lies facedown refuses nobody', () => {
    const dear = [...PRACTICE_ASSETS].sort((a, b) => b.cost - a.cost).slice(0, 29);
    const decline: Move = { type: 'decline-recruit' };
    const poor = (supply: number) =>
      lay({
        options: { assetPrints: dear },
        state: { assetOrder: dear.map(({ id }) => id) },
        players: [{ supply }],
      }).does(adam, contact('berlin'));
    const offered = (table: ReturnType<typeof poor>, viewer: 'table' | typeof adam) =>
      full
        .offers(table.state, adam, viewer)
        .filter((offer) => 'move' in offer && offer.move.type === 'decline-recruit').length;

    test('[IS-41] Recruit is taken with 4 Supply Tokens, and given up in private when none can be paid', () => {
      const table = poor(4);
      expect(table.why(adam, reward('berlin', 2))).toEqual([]);
      table.does(adam, reward('berlin', 2), look);
      expect([offered(table, 'table'), offered(table, adam)]).toEqual([0, 1]);
      expect(table.does(adam, decline).state.turn.owed).toEqual([]);
      expect(table.player(adam).supply).toBe(4);
    });

    test('[IS-41] with fewer than 4 it is refused, and who can pay does not give it up', () => {
      expect(poor(3).why(adam, reward('berlin', 2))).toEqual(['IS-41/too-poor']);
      const rich = poor(10).does(adam, reward('berlin', 2), look);
      expect(rich.why(adam, decline)).toEqual(['IS-41/payable']);
      expect(offered(rich, adam)).toBe(0);
    });

    test('[IS-41] of real cards the table says that none can be paid; without Recruit there is nothing to give up', () => {
      expect(recruiting({ players: [{ supply: 4 }] }).why(adam, decline)).toEqual(['IS-41/none-payable']);
      expect(lay().why(adam, decline)).toEqual(['IS-24/nothing-owed']);
    });
  });

  test('[IS-41] Recruit cannot be chosen where no Asset is left', () => {
    const { berlin, budapest, london } = lay().state.stacks;
    const stacks = { berlin: [], budapest: [...budapest, ...berlin], london };
    const table = lay({ state: { stacks }, players: [{ supply: 9 }] }).does(adam, contact('berlin'));
    expect(table.why(adam, reward('berlin', 2))).toEqual(['IS-41/none-left']);
  });
});

describe('[IS-40] [IS-42] what texts do', () => {
  const text = (effects: Extract<Move, { type: 'resolve-text' }>['effects']): Move => ({
    type: 'resolve-text',
    source: { kind: 'card', card: 'evade' },
    effects,
  });
  const evading = (laying: Laying = {}) => lay(laying).does(adam, play('evade'));

  test('[IS-42] a text is noted once, with all that it changed', () => {
    const table = evading({ players: [{ tags: 2 }] }).does(
      adam,
      text([
        { kind: 'tags', seat: adam, by: -2 },
        { kind: 'supply', seat: emily, by: 1 },
        { kind: 'power', nation: 'italy', by: 1 },
        { kind: 'icon', icon: 'resupply' },
      ]),
    );
    expect([table.player(adam).tags, table.player(emily).supply, table.player(adam).supply]).toEqual([
      0, 4, 4,
    ]);
    expect(table.power[4]).toBe(1);
    expect(table.why(adam, text([]))).toEqual(['IS-42/no-text']);
  });

  test('[IS-40] nobody gives what they do not have', () => {
    expect(evading().why(adam, text([{ kind: 'supply', seat: emily, by: -4 }]))).toEqual(['IS-40/short']);
    expect(evading().why(adam, text([{ kind: 'supply', seat: emily, by: -3 }]))).toEqual([]);
    const twice = [-2, -2].map((by) => ({ kind: 'supply', seat: emily, by }) as const);
    expect(evading().why(adam, text(twice))).toEqual(['IS-40/short']);
    expect(evading().why(adam, text([{ kind: 'tags', seat: 3, by: 1 }]))).toEqual(['IS-20/no-such-seat']);
  });

  test('[IS-23] [IS-24] cards move only from where they are', () => {
    const move = (card: 'smuggle', to: 'hand' | 'records') =>
      text([{ kind: 'move-card', seat: emily, card, to }]);
    expect(evading().why(adam, move('smuggle', 'hand'))).toEqual(['IS-23/not-in-records']);
    const table = evading().does(adam, move('smuggle', 'records'));
    expect(table.player(emily).records).toEqual(['smuggle']);
    const again = evading({ players: [{}, table.player(emily)] });
    expect(again.why(adam, move('smuggle', 'records'))).toEqual(['IS-24/not-in-hand']);
    expect(again.does(adam, move('smuggle', 'hand')).player(emily).records).toEqual([]);
  });

  test('[IS-42] Assets work every turn, for who has them', () => {
    const use: Move = {
      type: 'resolve-text',
      source: { kind: 'asset', asset: 3 },
      effects: [{ kind: 'supply', seat: adam, by: 1 }],
    };
    const table = recruiting();
    expect(table.why(adam, use)).toEqual(['IS-42/no-asset']);
    table.does(adam, recruit(3, 4), use, use);
    expect(table.player(adam).supply).toBe(4);
    const lose: Move = { ...use, effects: [{ kind: 'lose-asset', seat: adam, asset: 3 }] };
    expect(table.why(adam, { ...use, effects: [{ kind: 'lose-asset', seat: emily, asset: 3 }] })).toEqual([
      'IS-42/no-asset',
    ]);
    expect(table.does(adam, lose).player(adam).assets).toEqual([]);
  });

  test('[IS-24] an icon of a text that cannot be completed', () => {
    expect(evading().why(adam, text([{ kind: 'icon', icon: 'recruit' }]))).toEqual(['IS-41/too-poor']);
    expect(evading().why(adam, text([{ kind: 'icon', icon: 'control' }]))).toEqual([]);
    expect(
      evading({ state: shuffled, players: [{ supply: 10 }] }).why(
        adam,
        text([{ kind: 'icon', icon: 'recruit' }]),
      ),
    ).toEqual(['IS-24/impossible']);
  });

  test('[IS-20] only in one’s own turn', () => {
    expect(evading().why(emily, text([]))).toEqual(['IS-20/not-your-turn']);
  });
});
