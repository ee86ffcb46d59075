import { type StripStanding } from '@/components/match/game-screens';
import { isRefused } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spy-connection/game';
import { MISSIONS_TO_END } from '@/rules/spy-connection/model/prices';
import { completedCount, type Player, type State } from '@/rules/spy-connection/model/state';

/** The state after these moves of whoever is to move; nothing where one of them is refused. */
export const ahead = (state: State, moves: readonly Move[]): State | undefined => {
  let now = state;
  for (const move of moves) {
    if (isRefused(full.check(now, now.active, move))) return undefined;
    now = full.apply(now, now.active, move);
  }
  return now;
};

/** The numbers of whoever is to move, with what is about to become of them. */
export const withSoon = (standing: StripStanding, before: State, after: State | undefined): StripStanding => {
  const { active } = before;
  const [was, will] = [before.players[active], after?.players[active]];
  const [seat] = standing.seats.slice(active, active + 1);
  const [supply, done] = seat?.numbers ?? [];
  if (!was || !will || !seat || !supply || !done) return standing;
  const numbers = [
    { ...supply, ...(will.supply === was.supply ? {} : { soon: String(will.supply) }) },
    { ...done, ...(doneBy(will) === doneBy(was) ? {} : { soon: doneBy(will) }) },
  ] as const;
  return {
    ...standing,
    seats: standing.seats.map((other) => (other === seat ? { ...seat, numbers } : other)),
  };
};

const doneBy = (player: Player): string => `${completedCount(player)}/${MISSIONS_TO_END}`;
