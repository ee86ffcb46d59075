import { type GameModule } from '@/rules/core/contract';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { spyMasterSamplers as samplers } from '@/__tests__/support/play/spymaster';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { type Options } from '@/rules/spymaster/model/options';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { type State } from '@/rules/spymaster/model/state';
import { seen } from '@/rules/spymaster/model/view';
import { chanceOf } from '../../support/chance';
import { baseSeed, tell, times } from '../../support/soak';
import { burn, choose, complete, lay } from './support/table';

const game = full as unknown as GameModule<Options, Move, State>;
const weights = { 'burn-to-move': 1, 'move-agent': 3, 'complete-mission': 20, pass: 0.2 };

/** A card of the hand becomes another one of the box that nobody has seen: only its owner may notice. */
const withOther = (state: State, seat: number, other: Intelligence): State | undefined => {
  const player = state.players[seat];
  const [first, ...rest] = player?.hand.cards ?? [];
  if (!player || !first || (first.type === other.type && first.value === other.value)) return undefined;
  const key = (card: Intelligence) => `${card.type}-${card.value}`;
  const seen = { ...state.seen, [key(first)]: (state.seen[key(first)] ?? 0) - 1 };
  return {
    ...state,
    seen: { ...seen, [key(other)]: (seen[key(other)] ?? 0) + 1 },
    players: state.players.map((one, at) =>
      at === seat ? { ...one, hand: { ...one.hand, cards: [other, ...rest] } } : one,
    ),
  };
};

/** Everything that a screen can get, and the state that it is made from. */
const shown = (state: State, viewer: number | 'table') => {
  const offers = state.players.flatMap((_, seat) => full.offers(state, seat, viewer));
  return JSON.stringify([
    seen(state, viewer),
    full.view(state, viewer),
    offers,
    full.ledger(state, viewer),
    full.status(state, viewer),
    full.outcome(state),
  ]);
};

test('[SM-24] a hand changes what its owner sees and nothing that anybody else does, in 1,000 matches', () => {
  let compared = 0;
  for (let seed = 1; seed <= times(1000, 20_000); seed++) {
    const seatCount = 2 + (seed % 5);
    const options = practiceOptions({ seatCount, startSeat: 0 });
    const pick = chanceOf(baseSeed() + seed);
    const cap = 3 * seatCount + 20 + pick(60);
    const { log } = playOut({ game, options, pick, samplers, weights, cap }, new Coverage());
    const { state } = log;
    if (state.phase === 'over') continue;
    const seat = pick(seatCount);
    const other = withOther(state, seat, { type: 'fourth', value: 9 });
    if (!other) continue;
    compared++;
    expect(shown(other, 'table')).toBe(shown(state, 'table'));
    const stranger = (seat + 1) % seatCount;
    expect(shown(other, stranger)).toBe(shown(state, stranger));
    expect(shown(other, seat)).not.toBe(shown(state, seat));
  }
  tell(`SpyMaster ${compared} matches with a hand changed`);
  expect(compared).toBeGreaterThan(times(500, 10_000));
});

test('[SM-24] the history names a card only when it is burned, for all to see', () => {
  const options = practiceOptions({ seatCount: 3, startSeat: 0 });
  const { log } = playOut({ game, options, pick: chanceOf(4), samplers, weights, cap: 2000 }, new Coverage());
  log.events.forEach((event, position) => {
    const line = JSON.stringify(full.describe(log.stateAt(position), event, 'table'));
    const isBurned = event.move.type === 'burn-to-move' || event.move.type === 'complete-mission';
    if (!isBurned) expect(line).not.toMatch(/surveillance|espionage|dossiers|fourth|ciphers/);
  });
  expect(log.events.some(({ move }) => move.type === 'burn-to-move')).toBe(true);
});

test('[SM-24] the number of cards is public, and once the game is over so are the hands', () => {
  const { state } = lay({ players: [{ hand: 's1 e2' }, { hand: 'd3' }] });
  const [anna, ben] = full.view(state, 1).players;
  expect([anna?.handCount, anna?.hand, anna?.totals]).toEqual([2, undefined, undefined]);
  expect(ben).toMatchObject({ handCount: 1, hand: { unknown: 0 }, totals: { dossiers: 3 } });
  const over = full.view({ ...state, phase: 'over' }, 'table').players[0];
  expect(over).toMatchObject({ hand: { unknown: 0 }, totals: { surveillance: 1, espionage: 2 } });
});

test('[SM-24] a repair that everybody sees never tells what a hand holds', () => {
  const poor = { agents: '1-blue 1-hub 2-hub', hand: 's3' };
  const rich = { ...poor, hand: 's3 f5 f4 f3' };
  const [first, second] = [poor, rich].map((hand) => {
    const { state } = lay({ players: [hand, {}], missions: { 1: { special: 2 } } });
    return [complete(1, 's3'), burn('d9')].map((move) => full.repairs(state, 0, move));
  });
  expect(first).toEqual(second);
  expect(JSON.stringify(first)).not.toMatch(/burn-to-move|fourth/);
});

test('[SM-24] who chose which File is told, not what was in it', () => {
  const table = lay({
    players: [{}, {}],
    state: {
      phase: 'choose-files',
      active: 1,
      files: [
        { first: 0, cards: [{ type: 'surveillance', value: 3 }], spyMasterCard: true },
        {
          first: 1,
          cards: Array.from({ length: 8 }, () => ({ type: 'dossiers', value: 2 }) as const),
          spyMasterCard: false,
        },
      ],
    },
  });
  const event = { id: 1, group: 1, actor: 1, move: choose(1) } as const;
  expect(JSON.stringify(full.describe(table.state, event, 'table'))).not.toContain('dossiers');
  table.does(1, choose(1));
  expect(JSON.stringify(full.view(table.state, 'table').players)).not.toContain('dossiers');
});
