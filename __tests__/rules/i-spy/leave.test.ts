import { type GameModule } from '@/rules/core/contract';
import { MatchLog } from '@/rules/core/log/match-log';
import { type TableOptions } from '@/rules/core/seat';
import { practiceOptions } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { type State } from '@/rules/i-spy/model/state';
import { isRefused } from '@/rules/core/violation';
import { iSpySamplers } from '@/__tests__/support/play/i-spy';
import { chanceOf } from '../../support/chance';
import { times } from '../../support/soak';
import { expectPieces } from './support/invariants';

/** Plays on over the offers, and now and then somebody goes home. */
const playedWithLeavers = (seed: number): State => {
  const pick = chanceOf(seed);
  const options = { ...practiceOptions({ seatCount: 4, startSeat: seed % 4 }), finalReport: seed % 2 === 0 };
  const log = new MatchLog(full as unknown as GameModule<TableOptions, Move, State>, options);
  const draw = (): Move => {
    const pool = [...full.pool(log.state)];
    const count = full.status(log.state, 'table').chance?.count ?? 0;
    return full.answer(
      log.state,
      Array.from({ length: count }, () => pool.splice(pick(pool.length), 1)[0] as string),
    );
  };
  const chosen = (seat: number): Move | undefined => {
    const open = [
      ...full
        .offers(log.state, seat, seat)
        .flatMap((offer) => (!isRefused(offer.violations) ? [() => offer.move] : [])),
      ...Object.values(iSpySamplers).map((sample) => () => sample(log.state, seat, pick)),
    ];
    while (open.length > 0) {
      const [made] = open.splice(pick(open.length), 1);
      const move = made?.();
      if (move) return move;
    }
    return undefined;
  };
  for (let step = 0; step < 4000 && log.state.phase !== 'over'; step++) {
    const leave: Move = { type: 'leave', seat: pick(4) };
    if (pick(150) === 0 && full.check(log.state, 'table', leave).length === 0)
      log.append([{ actor: 'table', move: leave }], 0);
    const { chance, decisions, over } = full.status(log.state, 'table');
    if (over) break;
    const seats = decisions.at(-1)?.seats ?? [];
    const seat = seats[pick(seats.length || 1)] ?? 0;
    const move = chance ? draw() : chosen(seat);
    if (!move) throw new Error(`[IS-1] nothing to do in ${log.state.phase}, seed ${seed}`);
    const stepped = log.append([{ actor: chance ? 'table' : seat, move }], 0);
    if (!stepped.ok)
      throw new Error(`[IS-1] ${move.type}: ${stepped.error.violations[0]?.code}, seed ${seed}`);
    expectPieces(log.state);
  }
  return log.state;
};

test('[IS-1] [IS-65] whenever somebody goes home, the others play on to the end', () => {
  let leavers = 0;
  for (let seed = 1; seed <= times(12, 400); seed++) {
    const { phase, players } = playedWithLeavers(seed);
    expect([seed, phase]).toEqual([seed, 'over']);
    leavers += players.filter(({ left }) => left).length;
  }
  expect(leavers).toBeGreaterThan(10);
});
