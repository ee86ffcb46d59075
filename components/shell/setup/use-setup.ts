import { useEffect, useMemo, useState } from 'react';
import { type GameScreens, type NewMatchChoice } from '@/components/match/game-screens';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { type Game, type GameModule, type GameModules } from '@/rules/core/contract';
import { type Result } from '@/rules/core/codec';
import { type TableOptions } from '@/rules/core/seat';
import { printsIn } from '@/store/box/box-lines';
import { type Debrief } from '@/store/debrief';
import { randomSeat } from '@/store/draw/random-seat';
import { type MatchHeader } from '@/store/match/header';
import { type CreateProblem } from '@/store/match/library';
import { type Unfinished } from '@/store/match/unfinished';
import { type Opened, type SetupState } from './kept-setup';
import { type SetupSeat } from './seats';

export type Depth = MatchHeader['module'];

export interface SetupParts {
  readonly game: Game;
  readonly modules: GameModules;
  readonly screens: GameScreens;
  readonly opened: Opened;
  readonly begin: SetupState;
  readonly kept: Unfinished | undefined;
}

/** What somebody chose stays as long as the game accepts it at this table. */
const fitting = (module: GameModule, chosen: TableOptions | undefined, base: TableOptions): TableOptions => {
  const { seatCount, startSeat } = base;
  const kept = { ...chosen, seatCount, startSeat };
  const parsed = module.codec.options.parse(kept);
  const same = chosen?.seatCount === seatCount;
  return parsed.ok && (same || module.checkOptions(parsed.value).length === 0) ? kept : base;
};

/** A change of the table that is taken back for itself. */
interface SetupStep extends Pick<SetupState, 'seats' | 'starter' | 'view'> {
  readonly what: string;
}

/** A table that is being set up, from the first look at it to the match. */
export const useSetup = ({ game, modules, screens, opened, begin, kept }: SetupParts) => {
  const debrief = useDebrief();
  const { catalogue } = debrief;
  const [state, setState] = useState(begin);
  const [steps, setSteps] = useState<readonly SetupStep[]>([]);
  const { depth, seats, starter, chosen } = state;
  // Whoever only looks leaves nothing behind. What chance has decided is kept before anybody sees it.
  const touched = state !== begin || state.again !== undefined;
  useEffect(() => {
    if (touched) kept?.keep(state);
  }, [kept, state, touched]);
  const module = modules[depth];
  const seatCount = seats.length;
  const place = seats.findIndex(({ key }) => key === starter);
  const startSeat = place < 0 ? undefined : place;
  const box = catalogue.box(game.id, state.box ?? '') ?? catalogue.defaultBox(game.id);
  const known = useMemo(() => printsIn(modules.box, box), [modules, box]);
  const prints = (wanted: string) => known.filter(({ kind }) => kind === wanted);
  const choice: NewMatchChoice = {
    ...{ seatCount, startSeat: startSeat ?? 0, depth, practice: false, opened, prints },
  };
  const { seatOption } = screens;
  const apart = (from: TableOptions) =>
    seatOption
      ? seatOption.with(
          from,
          seats.map(({ own }) => own),
        )
      : from;
  // A set-up that one comes back to was chosen before the match taught the box.
  const wanted = chosen && apart(screens.again(chosen, choice));
  const options = apart(fitting(module, wanted, screens.defaults(choice)));

  const change = (next: Partial<SetupState>) => setState((now) => ({ ...now, ...next }));
  const alter = (next: Partial<SetupState>, what: string) => {
    setSteps([...steps, { what, seats, starter, view: state.view }]);
    // What was told or laid out belonged to those who sat there.
    change({ ...next, told: undefined, ticked: undefined });
  };
  const setOptions = (next: TableOptions) => {
    const own = seatOption?.of(next);
    change({
      chosen: next,
      seats: own ? seats.map((seat, at) => ({ ...seat, own: own[at] ?? false })) : seats,
    });
  };
  const undo = () => {
    const last = steps.at(-1);
    setSteps(steps.slice(0, -1));
    if (last) change({ seats: last.seats, starter: last.starter, view: last.view });
  };
  const beginWith = (key: number | undefined, view: SetupState['view']) => {
    setSteps([]);
    change({ starter: key, view });
  };
  const start = async (first = startSeat ?? 0): Promise<Result<string, CreateProblem>> => {
    const created = await startMatch(debrief, {
      ...{ game: game.id, module: depth, opened, name: state.name, box: box?.id },
      players: seats,
      options: { ...options, startSeat: first },
    });
    if (!created.ok) return created;
    if (state.ticked) debrief.matches.tick(created.value, state.ticked);
    const seated = debrief.matches.get(created.value)?.players ?? [];
    // The players are known by now; whoever comes back must not be remembered twice.
    const table = seats.map((seat, at) => ({ ...seat, ...seated[at] }));
    kept?.keep({ ...state, seats: table, match: created.value } satisfies SetupState);
    return created;
  };
  return {
    ...{ state, module, depth, seats, startSeat, options, prints, range: module.seats, seatOption },
    violations: module.checkOptions(options),
    change,
    alter,
    setOptions,
    /** The seat change that would be taken back next. */
    step: steps.at(-1)?.what,
    undo,
    beginWith,
    /** Chance decides, once. */
    draw: () => beginWith(seats[randomSeat(seats.length)]?.key, 'begins'),
    setDepth: (next: Depth) => change({ depth: next, chosen: undefined, told: undefined }),
    start,
    /** It has begun, or nobody wants it any more. */
    forget: () => kept?.keep(undefined),
    /** Whoever leaves finds the table again, and nobody begins yet. */
    leave: () => {
      if (touched)
        kept?.keep({ ...state, starter: undefined, view: 'choose', again: undefined, told: undefined });
    },
  };
};

export type Setup = ReturnType<typeof useSetup>;

interface TablePlan {
  readonly game: string;
  readonly module: MatchHeader['module'];
  readonly name: string;
  readonly box: string | undefined;
  readonly players: readonly SetupSeat[];
  readonly options: TableOptions;
  readonly opened: Opened;
}

/** Remembers who plays, and begins a match that teaches the owner's box. */
const startMatch = async (debrief: Debrief, plan: TablePlan): Promise<Result<string, CreateProblem>> => {
  const { game, module, name, options, opened } = plan;
  const box = plan.box ?? newBox(debrief, game);
  const { sharedChance, turnClock } = debrief.settings.state.getState();
  const players = plan.players.map(({ key: _, own: __, ...player }) => player);
  return debrief.matches.create({
    ...{ game, module, name, practice: false, options },
    shared: sharedChance,
    // Of a game that nobody tracks nobody's turns are known.
    clock: turnClock && opened === 'at-the-start',
    ...(opened === 'at-the-end' ? { opened } : {}),
    ...(box === undefined ? {} : { box }),
    players: debrief.players.remember(players, Date.now()),
  });
};

const newBox = ({ catalogue }: Debrief, game: string): string | undefined => {
  const created = catalogue.createBox(game);
  return created.ok ? created.value : undefined;
};
