import { type Result } from '@/rules/core/codec';
import { type Seat, type TableOptions } from '@/rules/core/seat';
import { type Debrief } from '@/store/debrief';
import { randomSeat } from '@/store/draw/draw';
import { type MatchHeader, type SeatedPlayer } from '@/store/match/header';
import { type CreateProblem } from '@/store/match/library';

export interface TablePlan {
  readonly game: string;
  readonly module: MatchHeader['module'];
  readonly players: readonly SeatedPlayer[];
  readonly options: TableOptions;
  /** Chance decides where nobody was chosen. */
  readonly startSeat: Seat | undefined;
  readonly opened: 'at-the-start' | 'at-the-end';
}

/** Remembers who plays, and begins a match that teaches the owner's box. */
export const startMatch = async (
  debrief: Debrief,
  plan: TablePlan,
): Promise<Result<string, CreateProblem>> => {
  const { game, module, options, opened, startSeat = randomSeat(plan.players.length) } = plan;
  const box = boxOf(debrief, plan);
  return debrief.matches.create({
    ...{ game, module, name: '', practice: false },
    ...(opened === 'at-the-end' ? { opened } : {}),
    ...(box === undefined ? {} : { box }),
    players: debrief.players.remember(plan.players, Date.now()),
    options: { ...options, startSeat },
  });
};

const boxOf = ({ catalogue }: Debrief, { game }: TablePlan): string | undefined => {
  const known = catalogue.defaultBox(game);
  if (known) return known.id;
  const created = catalogue.createBox(game);
  return created.ok ? created.value : undefined;
};
