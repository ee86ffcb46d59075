import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { type GameEvent } from '@/rules/core/log/event';
import { loadLog } from '@/rules/core/log/load';
import { MatchLog } from '@/rules/core/log/match-log';
import { type TableOptions } from '@/rules/core/seat';

/** A module as the log knows it: of any options. */
export const anyGame = <Move extends BaseMove, State>(game: object) =>
  game as GameModule<TableOptions, Move, State>;

/** The state after the events went to the disk and back. */
export const replayed = (
  game: object,
  options: TableOptions,
  { events }: { readonly events: readonly object[] },
): unknown => {
  const journal = events.map((event, at) => ({ at, kind: 'append', events: [event] }));
  const loaded = loadLog(game as GameModule, { options, entries: JSON.parse(JSON.stringify(journal)) });
  expect([loaded.refusal, loaded.misfit]).toEqual([undefined, undefined]);
  return loaded.log.state;
};

/** Plays it all again, and takes each move back and makes it anew. */
export const expectUndoIsIdentity = <Move extends BaseMove, State>(
  game: GameModule<TableOptions, Move, State>,
  options: TableOptions,
  events: readonly GameEvent<Move>[],
): void => {
  const again = new MatchLog(game, options);
  for (const event of events) {
    const before = again.state;
    expect(again.append([event], 0).ok).toBe(true);
    const after = again.state;
    again.undo(1, 0);
    expect(again.state).toEqual(before);
    again.redo(1, 0);
    expect(again.state).toEqual(after);
  }
};
