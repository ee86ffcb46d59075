import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameModules } from '@/rules/core/contract';
import { loadLog } from '@/rules/core/log/load';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type TableOptions } from '@/rules/core/seat';
import { games } from '@/__tests__/support/games';

/**
 * Journals of random matches that version 1 of the rules stored: with undone, amended, removed, overruled and corrected
 * entries, some of them waiting to be made again. Beside each stands what that version showed of it.
 */
interface SavedJournal {
  readonly game: string;
  readonly depth: 'full' | 'light';
  readonly options: TableOptions;
  readonly entries: readonly unknown[];
  readonly saved: Readonly<Record<string, unknown>> & { readonly ledger: string };
  readonly redone: Readonly<Record<string, unknown>>;
}

const journals: readonly SavedJournal[] = JSON.parse(
  readFileSync(join(__dirname, 'v1-journals.json'), 'utf8'),
);

const labelsOf = (log: MatchLog) =>
  log.events.map((event, position) => log.game.describe(log.stateAt(position), event, 'table'));

const shown = (log: MatchLog) => {
  const { game, state } = log;
  const { phase, decisions } = game.status(state, 'table');
  return {
    events: log.events.length,
    done: log.done.length,
    undone: log.undone.length,
    phase,
    decisions,
    outcome: game.outcome(state),
    labels: labelsOf(log),
    ledger: game
      .ledger(state, 'table')
      .flatMap((line) => (line.kind === 'count' ? [line.value] : []))
      .join(' '),
  };
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(
  journals.map((journal, place) => [`${journal.game}, ${journal.depth}, ${place}`, journal] as const),
)('%s shows what version 1 showed', async (_, { game: id, depth, options, entries, saved, redone }) => {
  const modules = await games.find((game) => game.id === id)?.load();
  const game = modules?.[depth] as GameModules['full'];
  const { log, misfit, refusal, understood } = loadLog(game, { options, entries, version: 1 });
  expect({ misfit, refusal, understood }).toEqual({ understood: entries.length });
  // What may be chosen in a correction was written down as blanks, and is no part of what a match shows.
  expect(asJson(shown(log))).toEqual({ ...saved, ledger: saved.ledger.trim().replace(/ +/g, ' ') });
  log.redo(log.undone.length, 1);
  const { events, phase, outcome, labels } = shown(log);
  expect(asJson({ events, phase, outcome, last: labels.slice(-4) })).toEqual(redone);
  // Every move is in the form in which it would be stored now.
  for (const { move } of log.events) expect(game.codec.move.parse(move).ok).toBe(true);
});
