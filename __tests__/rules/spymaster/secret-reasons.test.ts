import { Coverage, type Pick, playOut } from '@/__tests__/support/play/playout';
import { spyMasterSamplers as samplers } from '@/__tests__/support/play/spymaster';
import { type GameModule } from '@/rules/core/contract';
import { type Seat, type Viewer } from '@/rules/core/seat';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { type Options } from '@/rules/spymaster/model/options';
import { AREAS, type Intelligence, INTELLIGENCE_TYPES } from '@/rules/spymaster/model/prints';
import { type State } from '@/rules/spymaster/model/state';
import { seen } from '@/rules/spymaster/model/view';
import { chanceOf } from '../../support/chance';
import { baseSeed, tell, times } from '../../support/soak';

const game = full as unknown as GameModule<Options, Move, State>;
const weights = { 'burn-to-move': 1.2, 'move-agent': 8, 'complete-mission': 30, pass: 1 };
const realCards = { box: 'owner', intelligenceDeck: 'physical', missionDeck: 'physical' } as const;

const anyCard = (pick: Pick): Intelligence => ({
  type: INTELLIGENCE_TYPES[pick(INTELLIGENCE_TYPES.length)] ?? 'fourth',
  value: 1 + pick(9),
});

/** What anybody can try with a hand, whether it holds the cards or not, and what else may be judged by hands. */
const tries = (state: State, pick: Pick): readonly Move[] => [
  { type: 'burn-to-move', card: anyCard(pick) },
  ...AREAS.map((area): Move => {
    const print = state.spaces[AREAS.indexOf(area)]?.faceup?.print;
    const burned = Array.from({ length: 1 + pick(3) }, () => anyCard(pick));
    return { type: 'complete-mission', area, burned, ...(print ? { mission: print.id } : {}) };
  }),
  { type: 'pass' },
  { type: 'end-turn' },
  { type: 'choose-file', first: pick(12) },
];

const ledgerMoves = (state: State): readonly Move[] =>
  full
    .ledger(state, 'table')
    .flatMap((line): readonly Move[] =>
      line.kind === 'count'
        ? [{ type: 'correct', changes: [{ entry: line.id, to: line.min }] }]
        : [{ type: 'correct', changes: [{ entry: line.id, to: line.choices[0] ?? '' }] }],
    );

/** Everything that is made for somebody: what is shown, and every answer to what may be tried. */
const made = (state: State, viewer: Viewer, moves: readonly Move[]): string => {
  const cards = Array.from({ length: 10 }, (): Intelligence => ({ type: 'dossiers', value: 9 }));
  const events = moves.map((move) => ({ id: 1, group: 1, actor: state.active, move }));
  return JSON.stringify([
    seen(state, viewer),
    full.view(state, viewer),
    full.status(state, viewer),
    full.ledger(state, viewer),
    full.outcome(state),
    state.players.map((_, seat) => full.offers(state, seat, viewer)),
    moves.map((move) => [
      full.check(state, state.active, move),
      full.repairs(state, state.active, move),
      full.secretsCanMend?.(state, state.active, move),
    ]),
    ledgerMoves(state).map((move) => full.check(state, 'table', move)),
    full.check(state, 'table', { type: 'lay-out-row', cards }),
    events.map((event) => [full.describe(state, event, 'table'), full.amend?.lines(state, event, state)]),
  ]);
};

/** The owner has said in secret that a card is another one, or is not what it was read as. */
const mended = (state: State, seat: Seat, pick: Pick): State | undefined => {
  const { cards = [] } = state.players[seat]?.hand ?? {};
  const was = cards[pick(cards.length)];
  if (!was) return undefined;
  const move: Move = { type: 'mend-card', was, ...(pick(3) > 0 ? { is: anyCard(pick) } : {}) };
  return full.check(state, seat, move).length === 0 ? full.apply(state, seat, move) : undefined;
};

test('[SM-24] nothing that anybody else sees, is refused or is offered depends on what a hand holds', () => {
  let compared = 0;
  for (let seed = 1; compared < times(60, 20_000); seed++) {
    const pick = chanceOf(baseSeed() + seed);
    const options = { ...practiceOptions({ seatCount: 2 + (seed % 5), startSeat: 0 }), ...realCards };
    const cap = 30 + pick(90);
    const { log } = playOut({ game, options, pick, samplers, weights, cap }, new Coverage());
    if (log.state.phase === 'over') continue;
    const seat = pick(2) === 0 ? log.state.active : pick(options.seatCount);
    let one = log.state;
    let other = mended(one, seat, pick);
    for (let step = 0; other && step < 4; step++) {
      const moves = tries(one, pick);
      const viewer = pick(2) === 0 ? 'table' : (seat + 1) % options.seatCount;
      expect(made(other, viewer, moves)).toBe(made(one, viewer, moves));
      compared++;
      const actor = one.active;
      const move = moves.find(
        (each) => !full.check(one, actor, each).some(({ certainty }) => certainty === 'broken'),
      );
      if (!move) break;
      one = full.apply(one, actor, move);
      other = full.apply(other, actor, move);
      if (one.phase === 'count-hands' || one.phase === 'over') break;
    }
  }
  tell(`SpyMaster ${compared} positions with a hand mended in secret`);
});
