import { useState } from 'react';
import { type MidGame } from '@/components/match/game-screens';
import { type Violation } from '@/rules/core/violation';
import { type Told, UNKNOWN } from './kept-setup';
import { type Cell, cellsOf, correctionOf, restOf, unknownIn } from './mid-game';
import { type Setup } from './use-setup';

interface TakenBack {
  readonly cell: Cell;
  readonly was: Told[string] | undefined;
}

/** A game that runs already, as far as it was told. */
export const useMidGame = (setup: Setup, game: MidGame) => {
  const { module, options, seats, state, startSeat, change } = setup;
  const told = state.told ?? {};
  const columns = game.columns?.ids ?? seats.map((_, seat) => String(seat));
  // Who is to move begins the match where the ledger has no line for it.
  const mover = told.mover === undefined || told.mover === UNKNOWN ? undefined : told.mover;
  const began = told.began === undefined || told.began === UNKNOWN ? startSeat : told.began;
  const first = (game.mover.entry === undefined ? mover : began) ?? began ?? 0;
  const begin = module.start({ ...options, startSeat: first });
  const ledger = module.ledger(begin, 'table');
  const cells = cellsOf(game, columns, ledger);
  const open = cells.find(({ entry }) => told[entry] === undefined);
  const [chosen, setChosen] = useState<string>();
  const [undone, setUndone] = useState<readonly TakenBack[]>([]);
  const at = cells.find(({ entry }) => entry === chosen) ?? open ?? cells[0];
  const say = (entry: string, value: Told[string] | undefined) => {
    const { [entry]: _, ...rest } = told;
    change({ told: value === undefined ? rest : { ...rest, [entry]: value } });
  };
  const set = (value: Told[string]) => {
    if (!at) return;
    setUndone([...undone, { cell: at, was: told[at.entry] }]);
    say(at.entry, value);
    const next = cells[cells.indexOf(at) + 1];
    setChosen(next?.entry ?? at.entry);
  };
  const last = undone.at(-1);
  const undo = () => {
    if (!last) return;
    setUndone(undone.slice(0, -1));
    say(last.cell.entry, last.was);
    setChosen(last.cell.entry);
  };
  const lines: Told = {
    ...told,
    ...(game.mover.entry === undefined || mover === undefined ? {} : { [game.mover.entry]: mover }),
  };
  const move = correctionOf(ledger, lines);
  const violations: readonly Violation[] =
    move.changes.length === 0 ? [] : module.check(begin, 'table', move);
  const wrong = columns.flatMap((column) => {
    const rest = restOf(game, column, told);
    return rest && rest.value < 0 ? [{ column, by: -rest.value }] : [];
  });
  return {
    ...{ told, columns, cells, at, mover, began, first, move, violations, wrong, set, undo, last },
    choose: (entry: string) => setChosen(entry),
    say,
    unknown: unknownIn(cells, told),
    restIn: (column: string) => restOf(game, column, told),
  };
};

export type MidGameTold = ReturnType<typeof useMidGame>;
