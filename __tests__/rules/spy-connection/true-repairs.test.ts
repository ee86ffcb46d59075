import { isRefused } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { everyNth, tell, times } from '../../support/soak';
import { everyVariant, playerAt, taps } from './support/wander';

/** What each move is for, told from the tables before and after, and by nothing of the rules. */
const isServed = (before: State, after: State, move: Move): boolean => {
  const [was, is] = [playerAt(before, before.active), playerAt(after, before.active)];
  switch (move.type) {
    case 'accept-mission':
      return is.open.some(({ print }) => print.id === move.mission);
    case 'connect-city': {
      const way = before.board.connections.find(({ id }) => id === move.connection);
      const held = way?.spaces.every((space) => is.agents[space] !== undefined) ?? false;
      return held && way?.cities.includes(is.spy ?? '') === true;
    }
    case 'cover-objective': {
      const [old, now] = [was, is].map(({ open }) => open.find(({ print }) => print.id === move.mission));
      const kept =
        old?.covered.every((city) => now?.covered.includes(city)) && now?.covered.includes(move.city ?? '');
      return kept === true || is.completed.some(({ print }) => print.id === move.mission);
    }
    case 'take-back-agents':
      return move.spaces.every((space) => is.agents[space] === undefined);
    default:
      return true;
  }
};

test('[SC-22] [SC-33] [SC-52] every repair that is offered makes the move legal and serves what it is for', () => {
  let repairs = 0;
  everyVariant(times(90, 400), ({ state, events }) => {
    if (state.phase !== 'turn' || events.length % everyNth(3, 1) > 0) return;
    for (const move of taps(state))
      for (const { moves, instead } of full.repairs(state, state.active, move)) {
        const last = instead ?? move;
        let now = state;
        for (const next of [...moves, last]) {
          if (isRefused(full.check(now, state.active, next)))
            throw new Error(`${next.type} is refused on the way to ${JSON.stringify(move)}`);
          now = full.apply(now, state.active, next);
        }
        if (!isServed(state, now, move)) throw new Error(`${JSON.stringify([move, moves])} undoes itself`);
        repairs++;
      }
  });
  tell(`Spy Connection ${repairs} repairs made`);
  expect(repairs).toBeGreaterThan(1000);
});
