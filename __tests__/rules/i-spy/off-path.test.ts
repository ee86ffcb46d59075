import { iSpySamplers } from '@/__tests__/support/play/i-spy';
import { Coverage, type Pick, playOut } from '@/__tests__/support/play/playout';
import { MatchLog } from '@/rules/core/log/match-log';
import { planRewrite } from '@/rules/core/log/rewrite';
import { isRefused, reasonId, type Violation } from '@/rules/core/violation';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { practiceOnMap, practiceOptions } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { ledger } from '@/rules/i-spy/model/ledger';
import { type Options } from '@/rules/i-spy/model/options';
import { type State } from '@/rules/i-spy/model/state';
import { chanceOf } from '../../support/chance';
import { anyGame } from '../../support/replay';
import { baseSeed, tell, times } from '../../support/soak';
import { expectPieces } from './support/invariants';
import { tableOptions } from './support/table';
import { anyMove } from './support/thrown';
import { chosen, correction, expectMade, wanton } from './support/wander';

const game = anyGame<Move, State>(full);

const variants: readonly ((seed: number) => Options)[] = [
  (seed) => ({ ...practiceOnMap({ seatCount: 3, startSeat: seed % 3 }), specialActionCards: true }),
  (seed) => ({ ...practiceOptions({ seatCount: 3, startSeat: seed % 3 }), finalReport: true }),
  (seed) => tableOptions(3, { startSeat: seed % 3, map: PRACTICE_MAP }),
  (seed) => tableOptions(3, { startSeat: seed % 3, finalReport: true }),
];
const optionsOf = (seed: number) => (variants[seed % variants.length] as (seed: number) => Options)(seed);

test('[IS-20] [IS-24] after overruled moves and corrections a match goes on to its end, and each is undone', () => {
  let overruled = 0;
  let corrected = 0;
  for (let seed = 1; seed <= times(3, 2_000); seed++) {
    const pick = chanceOf(baseSeed() + seed);
    const log = new MatchLog(game, optionsOf(seed));
    for (let step = 0; step < 6000 && log.state.phase !== 'over'; step++) {
      const before = log.state;
      const bent = pick(9) === 0 ? wanton(before, pick) : undefined;
      const set = !bent && pick(40) === 0 ? correction(before, pick) : undefined;
      const draft = bent ?? (set ? { actor: 'table' as const, move: set } : chosen(before, pick));
      if (!draft)
        throw new Error(`nothing to do in ${before.phase}, seed ${seed}: ${JSON.stringify(before.turn)}`);
      const made = log.append([draft], 0);
      if (!made.ok)
        throw new Error(
          `${JSON.stringify(draft.move)}: ${made.error.violations.map(reasonId).join()}, seed ${seed}`,
        );
      const after = log.state;
      expectPieces(after);
      if (bent) expectMade(before, bent.actor, bent.move, after);
      if (bent || set) {
        log.undo(1, 0);
        expect(log.state).toEqual(before);
        log.redo(1, 0);
        expect(log.state).toEqual(after);
      }
      overruled += bent ? 1 : 0;
      corrected += set ? 1 : 0;
    }
    expect([seed, log.state.phase]).toEqual([seed, 'over']);
  }
  tell(`I, Spy ${overruled} overruled moves, ${corrected} corrections`);
  expect(overruled).toBeGreaterThan(times(30, 10_000));
});

/** Random positions of matches that are played as they should be. */
const positions = (
  seed: number,
  cap: number,
): { readonly log: MatchLog<Move, State>; readonly pick: Pick } => {
  const pick = chanceOf(baseSeed() + seed);
  const weights = { 'end-turn': 8, coerce: 6, 'note-print': 0.2, 'resolve-text': 0.3, 'enter-capital': 4 };
  const { log } = playOut(
    { game, options: optionsOf(seed), pick, samplers: iSpySamplers, weights, cap: cap + pick(cap) },
    new Coverage(),
  );
  return { log, pick };
};

/** Moves of a seat that are refused here. */
const refusals = (state: State, pick: Pick, count: number) =>
  Array.from({ length: count }, () => {
    const seat = pick(6) === 0 ? pick(3) : state.turn.seat;
    const offers = full.offers(state, seat, seat);
    const move = pick(3) > 0 && offers.length > 0 ? offers[pick(offers.length)]?.move : anyMove(pick);
    return move ? { seat, move, violations: full.check(state, seat, move) } : undefined;
  }).flatMap((one) => (one && isRefused(one.violations) ? [one] : []));

test('[IS-24] [IS-30] every repair that is offered makes the move legal, and it is still the same move', () => {
  let tried = 0;
  for (let seed = 1; seed <= times(24, 20_000); seed++) {
    const { log, pick } = positions(seed, 60);
    const { state } = log;
    const mover = state.turn.owed.find((owed) => owed.kind === 'coerced-tickets')?.as ?? state.turn.seat;
    for (const { seat, move } of refusals(state, pick, 12))
      for (const { moves } of full.repairs(state, seat, move)) {
        tried++;
        const told = `${JSON.stringify([...moves, move])}, seed ${seed}`;
        let now = state;
        for (const each of [...moves, move]) {
          const against = full.check(now, seat, each).filter(({ certainty }) => certainty === 'broken');
          if (against.length > 0) throw new Error(`${each.type} ${against.map(reasonId).join()}: ${told}`);
          now = full.apply(now, seat, each);
        }
        if (move.type === 'travel' && now.players[mover]?.region !== move.region)
          throw new Error(`another Spy travels: ${told}`);
      }
  }
  tell(`I, Spy ${tried} repairs`);
  expect(tried).toBeGreaterThan(10);
});

/** Pieces that would lie in two places, or that nobody can name: no state holds that. */
const IMPOSSIBLE = [
  'IS-1/not-here',
  'IS-12/no-such-tile',
  'IS-16/set-up-first',
  'IS-20/not-now',
  'IS-20/over',
  'IS-20/no-such-seat',
  'IS-24/not-in-hand',
  'IS-24/nothing-owed',
  'IS-31/no-such-region',
  'IS-31/occupied',
  'IS-37/draw-first',
  'IS-37/not-drawn',
  'IS-37/nothing-to-draw',
  'IS-41/no-asset',
  'IS-45/no-token-left',
  'IS-45/three-tokens',
  'IS-47/stack-empty',
  'IS-52/not-asked',
  'IS-61/revealed',
  'IS-15/same-alignment',
];

const STEPS = ['mark-politician', 'score-records', 'reveal-politician', 'award-advantages', 'clean-up'];

test('[IS-2] what a removed entry makes illegal is kept, unless no state could hold it', () => {
  let kept = 0;
  let lost = 0;
  for (let seed = 1; seed <= times(12, 10_000); seed++) {
    const { log, pick } = positions(seed, 150);
    // A step of a Scoring Phase and a draw open the way for all that follows.
    const removable = log.events.filter(({ actor, move }) => actor !== 'table' && !STEPS.includes(move.type));
    const event = removable[pick(Math.max(1, removable.length))];
    if (!event) continue;
    const plan = planRewrite(log, { kind: 'remove', events: [event.id] });
    const hard = (violations: readonly Violation[]) => violations.filter(({ overrulable }) => !overrulable);
    for (const { violations, overrulable, event: later } of plan.illegal) {
      kept += overrulable ? 1 : 0;
      lost += overrulable ? 0 : 1;
      const strange = hard(violations).filter((violation) => !IMPOSSIBLE.includes(reasonId(violation)));
      if (!overrulable && strange.length > 0)
        throw new Error(`${later.move.type} is lost for ${strange.map(reasonId).join()}, seed ${seed}`);
    }
    const before = log.state;
    log.rewrite(plan.rewrite, 0);
    expectPieces(log.state);
    log.undo(1, 0);
    expect(log.state).toEqual(before);
  }
  tell(`I, Spy ${kept} entries kept and ${lost} lost by removing one`);
  expect(kept).toBeGreaterThan(10);
});

test('[IS-20] [IS-21] a match picked up in the middle stands as one that was played to there', () => {
  let compared = 0;
  for (let seed = 1; seed <= times(24, 20_000); seed++) {
    const pick = chanceOf(baseSeed() + seed);
    const options = tableOptions(3, {
      startSeat: seed % 3,
      ...(seed % 2 === 0 ? { map: PRACTICE_MAP } : {}),
    });
    // Which tile lies where, and which Asset, is nothing that the ledger tells.
    const weights = {
      'end-turn': 9,
      empower: 0,
      scandalize: 0,
      recruit: 0,
      'note-print': 0,
      'note-region': 0,
      'note-route': 0,
      'note-airship-route': 0,
      coerce: 0,
    };
    let played: State | undefined;
    const inspect = ({ state }: MatchLog<Move, State>) => {
      const { turn, phase, first, initiative } = state;
      const begins =
        phase === 'turn' && turn.agenda.length === 0 && !turn.third && turn.tickets === 0 && !turn.visited;
      if (begins && first === initiative) played = state;
    };
    playOut(
      { game, options, pick, samplers: iSpySamplers, weights, cap: 20 + pick(90), inspect },
      new Coverage(),
    );
    if (!played || played.turn.cardActions > 0) continue;
    const goal = played;
    let picked = [0, 1, 2].reduce(
      (state, seat) => full.apply(state, seat, { type: 'mark-politician', politician: seat + 1 }),
      full.start(options),
    );
    const before = new Map(ledger(picked).map((line) => [line.id, line.value]));
    const changes = ledger(goal).flatMap((line) =>
      before.get(line.id) === line.value && !['initiative', 'active'].includes(line.id)
        ? []
        : [{ entry: line.id, to: line.value }],
    );
    const move: Move = { type: 'correct', changes };
    if (full.check(picked, 'table', move).length > 0) continue;
    picked = full.apply(picked, 'table', move);
    compared++;
    const known = (state: State) => ({
      phase: state.phase,
      round: state.round,
      first: state.first,
      initiative: state.initiative,
      turn: state.turn,
      // In which order cards came to the Records the ledger does not tell.
      offers: full
        .offers(state, state.turn.seat, state.turn.seat)
        .map(({ id, violations }) => [id, ...violations.map(reasonId)].join(' '))
        .sort(),
    });
    const fresh = goal.turn.owed.length > 0 || !goal.map;
    expect([seed, known(picked)]).toEqual([
      seed,
      fresh ? known(goal) : { ...known(goal), turn: picked.turn },
    ]);
  }
  tell(`I, Spy ${compared} matches picked up`);
  expect(compared).toBeGreaterThan(times(8, 2_000));
});
