import { type Game } from '@/rules/core/contract';
import { parse } from '@/rules/core/codec';
import { loadLog, type LoadedLog } from '@/rules/core/log/load';
import { type Backend } from '../storage/backend';
import { openJournal } from '../storage/journal-store';
import { headerKey } from '../storage/keys';
import { type RecordStore } from '../storage/record-store';
import { COLOURS, headerSchema, type MatchHeader, type MatchStart } from './header';
import { readStart } from './read-start';

interface RebuildParts {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly games: readonly Game[];
}

/** The header of a match as well as it can be told: from what is left of it, or else from the match itself. */
export const rebuildHeader = async (parts: RebuildParts, id: string): Promise<MatchHeader> => {
  const left = (await parts.records.salvage(headerKey(id))).flatMap((value) => {
    const header = parse<MatchHeader>(headerSchema, value);
    return header.ok ? [{ ...header.value, id }] : [];
  });
  const sound = left.find(({ game }) => parts.games.some((known) => known.id === game));
  if (sound) return sound;
  const { entries } = await openJournal(parts.backend, id);
  const found = await readStart(parts.records, id);
  const fit = found.ok ? await bestFit(parts.games, found.value.start, entries) : undefined;
  const times = entries.flatMap((text) => timeOf(JSON.parse(text)));
  const [createdAt = 0] = times;
  const openedAt = times.at(-1) ?? 0;
  const seats = fit?.loaded.log.options.seatCount ?? 0;
  const { loaded } = fit ?? {};
  const over = loaded && (loaded.log.endedEarly || loaded.log.game.status(loaded.log.state, 'table').over);
  return {
    ...{
      id,
      game: fit?.game ?? '',
      module: fit?.module ?? 'full',
      name: '',
      archived: false,
      practice: false,
    },
    players: Array.from({ length: seats }, (_, seat) => ({ name: '', colour: seat % COLOURS })),
    ...{ createdAt, openedAt },
    ...(over ? { finishedAt: openedAt } : {}),
    ...left[0],
    ...(fit ? { game: fit.game, module: fit.module } : {}),
  };
};

interface Fit {
  readonly game: string;
  readonly module: MatchHeader['module'];
  readonly loaded: LoadedLog;
}

/** Which game it is nobody has to say: its own rules accept its log, and those of another one do not. */
const bestFit = async (
  games: readonly Game[],
  start: MatchStart,
  texts: readonly string[],
): Promise<Fit | undefined> => {
  const entries = texts.map((text): unknown => JSON.parse(text));
  const fits: Fit[] = [];
  for (const game of games) {
    const modules = await game.load();
    for (const module of ['full', 'light'] as const) {
      const options = modules[module].codec.options.parse(start.options);
      if (!options.ok || modules[module].checkOptions(options.value).length > 0) continue;
      const stored = { options: options.value, entries, version: start.rulesVersion };
      fits.push({ game: game.id, module, loaded: loadLog(modules[module], stored) });
    }
  }
  const [first, ...others] = fits;
  return first && others.reduce((best, fit) => (kept(fit) > kept(best) ? fit : best), first);
};

const kept = ({ loaded }: Fit): number => loaded.understood + loaded.log.events.length;

const timeOf = (entry: unknown): readonly number[] =>
  typeof entry === 'object' && entry !== null && 'at' in entry && typeof entry.at === 'number'
    ? [entry.at]
    : [];
