import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { chanceOf } from '../../support/chance';
import { courier, digital } from '../../support/courier/game';
import { type State } from '../../support/courier/model';
import { baseSeed } from '../../support/soak';

/** Two cards of the same hand and the deck change places: nobody but the owner may notice. */
const swapSecret = (state: State, seat: number): State | undefined => {
  const hand = state.players[seat]?.hand ?? [];
  const [held] = hand;
  const [hidden] = state.deck;
  if (held === undefined || hidden === undefined) return undefined;
  return {
    ...state,
    deck: [held, ...state.deck.slice(1)].sort(),
    players: state.players.map((player, index) =>
      index === seat ? { ...player, hand: [hidden, ...hand.slice(1)] } : player,
    ),
  };
};

const seen = (state: State, seat: number, viewer: number | 'table') =>
  JSON.stringify([
    courier.view(state, viewer),
    courier.offers(state, seat, viewer),
    courier.ledger(state, viewer),
    courier.status(state, viewer),
  ]);

test('a hidden hand changes its owner’s view and nobody else’s, in 1,000 matches', () => {
  let compared = 0;
  for (let seed = 1; seed <= 1000; seed++) {
    const { log } = playOut(
      { game: courier, options: digital, pick: chanceOf(baseSeed() + seed), cap: 5 + (seed % 12) },
      new Coverage(),
    );
    if (courier.status(log.state, 'table').over) continue;
    for (const seat of [0, 1]) {
      const other = swapSecret(log.state, seat);
      if (!other) continue;
      compared++;
      expect(seen(other, seat, 'table')).toBe(seen(log.state, seat, 'table'));
      expect(seen(other, seat, 1 - seat)).toBe(seen(log.state, seat, 1 - seat));
      expect(seen(other, seat, seat)).not.toBe(seen(log.state, seat, seat));
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('the history tells a drawn card to its owner only', () => {
  const state = courier.start(digital);
  const event = { id: 1, group: 1, actor: 'table', move: { type: 'draw', card: 'c5' } } as const;
  expect(JSON.stringify(courier.describe(state, event, 'table'))).not.toContain('c5');
  expect(JSON.stringify(courier.describe(state, event, 1))).not.toContain('c5');
  expect(JSON.stringify(courier.describe(state, event, 0))).toContain('c5');
});
