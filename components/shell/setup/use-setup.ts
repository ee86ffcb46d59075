import { useEffect, useMemo, useState } from 'react';
import { type GameScreens, type NewMatchChoice } from '@/components/match/game-screens';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { type Game, type GameModule, type GameModules } from '@/rules/core/contract';
import { type Seat, type TableOptions } from '@/rules/core/seat';
import { printsIn } from '@/store/box/box-lines';
import { type MatchHeader, type SeatedPlayer } from '@/store/match/header';
import { type Result } from '@/rules/core/codec';
import { type Debrief } from '@/store/debrief';
import { randomSeat } from '@/store/draw/seed';
import { type CreateProblem } from '@/store/match/library';
import { keepSetup, keptSetup } from './kept-setup';
import { firstSeats, type SetupSeat } from './seats';

export type Depth = MatchHeader['module'];

export interface SetupParts {
  readonly game: Game;
  readonly modules: GameModules;
  readonly screens: GameScreens;
  readonly depth: Depth;
  readonly opened: NewMatchChoice['opened'];
}

/** What somebody chose stays as long as the game accepts it at this table. */
const fitting = (module: GameModule, chosen: TableOptions | undefined, base: TableOptions): TableOptions => {
  const { seatCount, startSeat } = base;
  const kept = { ...chosen, seatCount, startSeat };
  const parsed = module.codec.options.parse(kept);
  const same = chosen?.seatCount === seatCount;
  return parsed.ok && (same || module.checkOptions(parsed.value).length === 0) ? kept : base;
};

/** A table that is being set up, from the first look at it to the match. */
export const useSetup = ({ game, modules, screens, depth: firstDepth, opened }: SetupParts) => {
  const debrief = useDebrief();
  const { matches, catalogue } = debrief;
  const [kept] = useState(() => (opened === 'at-the-start' ? keptSetup(game.id) : undefined));
  // Who comes back finds it once; whoever sets up another table later begins afresh.
  useEffect(() => keepSetup(undefined), []);
  const [depth, setDepth] = useState(kept?.depth ?? firstDepth);
  const module = modules[depth];
  const [seats, setSeats] = useState<readonly SetupSeat[]>(() => {
    if (kept) return kept.seats;
    const last = matches.state.getState().matches.find(({ practice }) => !practice);
    return firstSeats(last?.players ?? [], module.seats);
  });
  /** The key of the seat that begins; chance decides where nobody was chosen. */
  const [starter, setStarter] = useState(kept?.starter);
  const [chosen, setChosen] = useState(kept?.chosen);
  const seatCount = seats.length;
  const startSeat = seats.findIndex(({ key }) => key === starter);
  const box = catalogue.defaultBox(game.id);
  const known = useMemo(() => printsIn(modules.box, box), [modules, box]);
  const prints = (wanted: string) => known.filter(({ kind }) => kind === wanted);
  const choice: NewMatchChoice = {
    ...{ seatCount, startSeat: Math.max(0, startSeat), depth, practice: false, opened, prints },
  };
  // A set-up that one comes back to was chosen before the match taught the box.
  const options = fitting(module, chosen && screens.again(chosen, choice), screens.defaults(choice));
  const start = async () => {
    const created = await startMatch(debrief, {
      ...{ game: game.id, module: depth, opened, options },
      players: seats.map(({ key: _, ...player }) => player),
      startSeat: startSeat < 0 && opened === 'at-the-start' ? undefined : Math.max(0, startSeat),
    });
    const seated = (created.ok && matches.get(created.value)?.players) || [];
    const known = seats.map((seat, place) => ({ ...seat, ...seated[place] }));
    const chosenNow = { game: game.id, depth, seats: known, starter, chosen };
    keepSetup(created.ok && opened === 'at-the-start' ? { match: created.value, ...chosenNow } : undefined);
    return created;
  };
  const chooseDepth = (next: Depth) => {
    setDepth(next);
    setChosen(undefined);
  };
  return {
    ...{ depth, setDepth: chooseDepth, seats, setSeats, range: module.seats, starter, setStarter },
    ...{ options, prints, setOptions: setChosen, violations: module.checkOptions(options), start },
  };
};

export type Setup = ReturnType<typeof useSetup>;

interface TablePlan {
  readonly game: string;
  readonly module: MatchHeader['module'];
  readonly players: readonly SeatedPlayer[];
  readonly options: TableOptions;
  /** Chance decides where nobody was chosen. */
  readonly startSeat: Seat | undefined;
  readonly opened: 'at-the-start' | 'at-the-end';
}

/** Remembers who plays, and begins a match that teaches the owner's box. */
const startMatch = async (debrief: Debrief, plan: TablePlan): Promise<Result<string, CreateProblem>> => {
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
