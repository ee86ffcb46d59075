import { type BaseMove, type GameModule, type Offer } from '@/rules/core/contract';
import { MatchLog } from '@/rules/core/log/match-log';
import { type Viewer } from '@/rules/core/seat';
import { isRefused } from '@/rules/core/violation';
import { drawFrom } from '@/store/draw/draw';
import { commitmentOf, verifyDraws } from '@/store/draw/verify';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { practiceOnMap, practiceOptions } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { light } from '@/rules/i-spy/light/game';
import { type Options } from '@/rules/i-spy/model/options';
import { inBoxOrder, LAST_ROUND } from '@/rules/i-spy/model/pieces';
import { type Player, type State } from '@/rules/i-spy/model/state';
import { cardsToCoerce, waysToCoerce } from '@/rules/i-spy/moves/coerce';
import { iSpySamplers } from '@/__tests__/support/play/i-spy';
import { chanceOf } from '../../support/chance';
import { baseSeed, tell, times } from '../../support/soak';
import { adam, emily, lay, mark, play, Table, tableOptions, zachary } from './support/table';

const viewers: readonly Viewer[] = [0, 1, 2, 'table'];

/** All that a screen can get at, functions excepted: they hold no more than what they are asked for. */
const parts: readonly ((state: State, viewer: Viewer) => unknown)[] = [
  full.view,
  (state, viewer) => {
    const offers = [0, 1, 2].flatMap((seat) => full.offers(state, seat, viewer));
    // A coerced card is chosen from the view of whom it concerns.
    const view = full.view(state, viewer);
    const ways = cardsToCoerce(view).flatMap((card) => waysToCoerce(view, card));
    return [offers, ways, viewer === 'table' ? told(state, offers) : []];
  },
  full.ledger,
  full.status,
  full.outcome,
];

/** What the open phone is answered to everything that it lists, whether it is possible or not, and the repairs. */
const told = (state: State, offers: readonly Offer<Move>[]): unknown => {
  // Trying everything takes its time: a soak does it in every position.
  if (!process.env.SOAK && state.players.every(({ facedown }) => facedown.length === 0)) return [];
  const [seat] = full.status(state, 'table').decisions.at(-1)?.seats ?? [];
  return offers.map((offer) => {
    if (seat === undefined) return [];
    // The list opens in private instead of trying it.
    if (offer.violations.some(({ code }) => code === 'in-private')) return [];
    const violations = full.check(state, seat, offer.move);
    return [violations, isRefused(violations) ? full.repairs(state, seat, offer.move) : []];
  });
};

/** Made part by part, and each part once. */
class Sight {
  readonly #made: string[] = [];

  constructor(
    readonly state: State,
    readonly viewer: Viewer,
  ) {}

  part(index: number): string {
    return (this.#made[index] ??= JSON.stringify(parts[index]?.(this.state, this.viewer)));
  }

  isLike(other: Sight): boolean {
    return parts.every((_, index) => this.part(index) === other.part(index));
  }
}

const withPlayers = (state: State, change: (player: Player, seat: number) => Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, ...change(player, seat) })),
});

interface Twin {
  readonly state: State;
  /** Who may notice the difference, and must. */
  readonly noticed: readonly number[];
}

/** Two players' Alignments change places. */
const otherAlignments = (state: State): Twin | undefined => {
  const [one, other] = state.players;
  if (!one?.alignment || !other?.alignment || one.revealed || other.revealed) return undefined;
  const swapped = [other.alignment, one.alignment];
  return {
    state: withPlayers(state, (_, seat) => (swapped[seat] ? { alignment: swapped[seat] } : {})),
    noticed: [0, 1],
  };
};

/** Two facedown Politicians change places under their tokens. */
const otherTiles = (state: State): Twin | undefined => {
  const { politicianOrder, places, tiles } = state;
  const lying = places.filter((tile) => tile !== undefined);
  const [one] = lying.filter((tile) => tiles[tile]?.tokens.length);
  const other = lying.find((tile) => tile !== one && !tiles[tile]?.tokens.length);
  if (!politicianOrder || one === undefined || other === undefined) return undefined;
  const order = [...politicianOrder];
  [order[one - 1], order[other - 1]] = [order[other - 1] as string, order[one - 1] as string];
  return { state: { ...state, politicianOrder: order }, noticed: [...new Set(tiles[one]?.tokens)] };
};

/** Two facedown Assets of the same Capital change places. */
const otherAssets = (state: State): Twin | undefined => {
  const { assetOrder, turn, stacks, phase, players, map } = state;
  // On the map who is in the Capital looks at them, in other players' turns too.
  const insideOf = (capital: string) =>
    players.flatMap(({ region }, seat) => (region?.startsWith(`${capital}-`) ? [seat] : []));
  const visited = (['berlin', 'london', 'budapest'] as const).find((capital) => insideOf(capital).length > 0);
  const capital = (map ? visited : turn.looking) ?? 'berlin';
  const [one, other] = stacks[capital];
  if (!assetOrder || one === undefined || other === undefined || phase !== 'turn') return undefined;
  const order = [...assetOrder];
  [order[one - 1], order[other - 1]] = [order[other - 1] as string, order[one - 1] as string];
  const lookers = map ? insideOf(capital) : turn.looking ? [turn.seat] : [];
  return { state: { ...state, assetOrder: order }, noticed: lookers };
};

/** Another card was coerced than the one that lies facedown in the Records. */
const otherCoerced = (state: State): Twin | undefined => {
  const owner = state.players.findIndex(({ facedown, hand }) => facedown.length > 0 && hand.length > 0);
  const facedown = state.players[owner]?.facedown[0];
  const swapped = state.players[owner]?.hand[0];
  if (!facedown?.card || swapped === undefined || state.turn.drawn || state.turn.retrieving === facedown.card)
    return undefined;
  const texts = state.turn.owed.some((owed) => owed.kind === 'text' && owed.knownTo);
  if (texts || state.turn.tagOffers.some(({ knownTo }) => knownTo) || state.turn.courierLine?.knownTo)
    return undefined;
  return {
    state: withPlayers(state, (player, seat) =>
      seat === owner
        ? {
            facedown: [{ ...facedown, card: swapped }, ...player.facedown.slice(1)],
            hand: inBoxOrder([facedown.card!, ...player.hand.slice(1)]),
          }
        : {},
    ),
    noticed: facedown.knownTo ?? [],
  };
};

/** Other guesses were laid. */
const otherGuesses = (state: State): Twin | undefined => {
  const owner = state.players.findIndex(({ guesses }) => guesses);
  const guesses = state.players[owner]?.guesses;
  if (state.phase !== 'final-report' || !guesses) return undefined;
  const cards = guesses.map(({ card }) => card).reverse();
  const turned = guesses.map((guess, place) => ({ ...guess, card: cards[place] ?? guess.card }));
  return {
    state: withPlayers(state, (_, seat) => (seat === owner ? { guesses: turned } : {})),
    noticed: [owner],
  };
};

const secrets = { otherAlignments, otherTiles, otherAssets, otherCoerced, otherGuesses };

/** Everybody is tagged already, so that cards are coerced in the first turns; in round 14 guesses follow on them. */
const beginning = (round: number): typeof full => ({
  ...full,
  start: (options) => {
    const state = full.start(options);
    return { ...withPlayers(state, () => ({ tags: 1 })), round };
  },
});
const [firstRound, lastRound] = [beginning(1), beginning(LAST_ROUND)];

test('[IS-15] [IS-37] [IS-41] [IS-45] [IS-71] a secret changes only the view of who may know it, in 1,000 matches', () => {
  const compared = new Map(Object.keys(secrets).map((name) => [name, 0]));
  for (let match = 1; match <= times(1000, 10_000); match++) {
    const options: Options = {
      ...(match % 4 > 1 ? practiceOnMap : practiceOptions)({ seatCount: 3, startSeat: match % 3 }),
      finalReport: match % 2 === 0,
    };
    // Most matches are looked at early on, some at the end, where guesses lie on the table.
    const cap = match % 50 === 0 ? 100_000 : 6 + (match % 20);
    let last: State | undefined;
    playOut(
      {
        game: (match % 50 === 0 ? lastRound : firstRound) as never,
        options,
        pick: chanceOf(baseSeed() + match),
        samplers: iSpySamplers as never,
        cap,
        weights: {
          'enter-capital': 6,
          'end-turn': 8,
          'look-at-assets': 0.3,
          'resolve-text': 0.1,
          coerce: 9,
          'note-print': 0,
        },
        inspect: (log: { readonly state: unknown }) => {
          const state = log.state as State;
          if (
            match % 50 > 0 ||
            (state.phase === 'final-report' && state.players.some(({ guesses }) => guesses))
          )
            last = state;
        },
      },
      new Coverage(),
    );
    if (!last) continue;
    const state = last;
    const twins = Object.entries(secrets).flatMap(([name, make]) => {
      const twin = make(state);
      return twin ? [{ name, make, ...twin }] : [];
    });
    for (const { name } of twins) compared.set(name, (compared.get(name) ?? 0) + 1);
    for (const viewer of viewers) {
      const sight = new Sight(state, viewer);
      const isLike = (other: State) => sight.isLike(new Sight(other, viewer));
      const own = twins.filter(({ noticed }) => viewer !== 'table' && noticed.includes(viewer));
      const others = twins.filter((twin) => !own.includes(twin));
      for (const { name, state: other } of own)
        if (isLike(other)) throw new Error(`${name}: ${viewer} sees nothing of it, match ${match}`);
      // All that this viewer must not notice at once, and one by one to say which it was.
      if (isLike(others.reduce((now, { make }) => make(now)?.state ?? now, state))) continue;
      const seen = others.filter(({ state: other }) => !isLike(other)).map(({ name }) => name);
      throw new Error(`${viewer} sees ${seen.join(', ')}, match ${match}`);
    }
  }
  tell(
    `I, Spy ${[...compared].map(([name, count]) => `${count} ${name.replace('other', 'other ')}`).join(', ')}`,
  );
  for (const [name, times_] of compared) expect([name, times_ > 15]).toEqual([name, true]);
});

test('[IS-15] [IS-37] deals and draws are sealed by a commitment that the revealed seed must fit', () => {
  const seed = '5e'.repeat(32);
  const options = practiceOptions({ seatCount: 3, startSeat: 0 });
  const game = full as unknown as GameModule;
  const log = new MatchLog(game, options);
  const drawn = () => {
    const { chance } = game.status(log.state, 'table');
    const move = chance && game.answer(log.state, drawFrom(seed, chance, game.pool(log.state)));
    if (move) log.append([{ actor: 'table', move }], 0);
    return move;
  };
  while (drawn());
  expect(verifyDraws(log, { seed, commitment: commitmentOf(seed) })).toEqual({ kind: 'verified', draws: 3 });
  expect(verifyDraws(log, { seed: '5f'.repeat(32), commitment: commitmentOf(seed) })).toEqual({
    kind: 'wrong-seed',
  });
  const tampered = new MatchLog(game, options);
  const [deal] = log.events;
  const nations = [...(deal?.move as unknown as { nations: readonly string[] }).nations].reverse();
  tampered.append([{ actor: 'table', move: { type: 'deal-alignments', nations } as BaseMove }], 0);
  expect(verifyDraws(tampered, { seed, commitment: commitmentOf(seed) })).toEqual({
    kind: 'wrong-draw',
    event: 1,
  });
});

test('[IS-15] the history never tells an Alignment that was dealt', () => {
  const table = new Table(full.start(tableOptions(3, { alignments: 'digital' })));
  const move = { type: 'deal-alignments', nations: ['italy', 'russia', 'france'] } as const;
  const event = { id: 1, group: 1, actor: 'table', move } as const;
  for (const viewer of viewers)
    expect(JSON.stringify(full.describe(table.state, event, viewer))).not.toMatch(/italy|russia|france/);
});

test('[IS-45] the history never tells what was noted of a tile, nor who guessed what', () => {
  const note = {
    type: 'note-politician',
    politician: 1,
    print: { id: 'secret-name', influence: { italy: 3 } },
  } as const;
  const guess = { type: 'lay-guesses', guesses: [{ opponent: 1, card: 'evade' }] } as const;
  for (const move of [note, guess])
    for (const viewer of viewers)
      expect(
        JSON.stringify(full.describe(lay().state, { id: 1, group: 1, actor: 0, move }, viewer)),
      ).not.toMatch(/secret-name|italy|evade/);
});

test('[IS-37] what a coerced card leaves to resolve is told only to the two who know the card', () => {
  const table = lay({ players: [{}, { tags: 1 }] })
    .does(adam, play('misdirect', { target: emily }), { type: 'give-initiative', seat: adam })
    .does(adam, { type: 'coerce', card: 'evade', player: 'coercer' });
  const owed = (viewer: Viewer) => full.view(table.state, viewer).turn.owed.length;
  expect([owed(adam), owed(emily), owed(zachary), owed('table')]).toEqual([1, 1, 0, 0]);
  const line = lay({ players: [{}, { tags: 1 }] })
    .does(adam, play('misdirect', { target: emily }), { type: 'give-initiative', seat: adam })
    .does(adam, { type: 'coerce', card: 'private-line', player: 'opponent' });
  const offers = (viewer: Viewer) => full.view(line.state, viewer).turn.tagOffers.length;
  expect([offers(adam), offers(zachary), offers('table')]).toEqual([1, 0, 0]);
});

test('[IS-16] a marked tile is shown to who marked it', () => {
  const options = {
    ...practiceOptions({ seatCount: 2, startSeat: 0 }),
    alignments: 'physical',
    assets: 'physical',
  } as const;
  const table = new Table(full.start(options));
  const cards = options.politicianPrints.map(({ id }) => id);
  table.does('table', { type: 'shuffle-politicians', cards }).does(0, mark(1)).does(1, mark(2));
  const tile = (viewer: Viewer) => full.view(table.state, viewer).places[0]?.tile?.print?.id;
  expect([tile(0), tile(1), tile('table')]).toEqual([cards[0], undefined, undefined]);
});

test('[IS-15] a light match keeps Alignments secret too', () => {
  const options = { ...tableOptions(2), opened: 'at-the-start', alignments: 'digital' } as const;
  const dealt = (nations: readonly ['italy', 'france'] | readonly ['france', 'italy']) =>
    light.apply(light.start(options), 'table', { type: 'deal-alignments', nations });
  const [one, other] = [dealt(['italy', 'france']), dealt(['france', 'italy'])];
  const shown = (state: typeof one, viewer: Viewer) =>
    JSON.stringify([
      light.view(state, viewer),
      light.offers(state, 0, viewer),
      light.outcome(state),
      light.status(state, viewer),
    ]);
  expect(shown(one, 'table')).toBe(shown(other, 'table'));
  expect(shown(one, 0)).not.toBe(shown(other, 0));
});
