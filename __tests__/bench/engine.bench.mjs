import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { longMatch } from './engine/long-match.ts';
import { benchFolder, bundle } from './support/bundle.mjs';
import { gate, gateRounds, median, round, summary, tell } from './support/report.mjs';
import { alternate, runSide } from './support/rounds.mjs';

const LONG = 10_000;
/** Played at both ends of the growth. */
const WINDOW = 1_000;

mkdirSync(benchFolder, { recursive: true });
const match = longMatch(LONG + WINDOW);
const saved = (length) => {
  const file = path.join(benchFolder, `match-${length}.json`);
  writeFileSync(file, JSON.stringify({ ...match, drafts: match.drafts.slice(0, length) }));
  return file;
};

const files = ['ours', 'boardgame-io', 'bare', 'undo-ours', 'undo-boardgame-io'];
const [ours, peer, bare, undoOurs, undoPeer] = await Promise.all(
  files.map((file) => bundle(`engine/${file}.ts`)),
);

const compare = (args, flags) =>
  alternate({ ours: () => runSide(ours, args, flags), peer: () => runSide(peer, args, flags) });

const ratios = (results, side = 'ours') => results[side].map((value, index) => value / results.peer[index]);

/** A match as long as people play, and one as long as the other rows are about. */
for (const length of [1_000, LONG]) {
  const file = saved(length);
  if (!isDeepStrictEqual(runSide(ours, [file, 'end']), runSide(peer, [file, 'end'])))
    throw new Error('The two sides end in different states.');
  for (const [how, flags, limits] of [
    ['', [], { atLeast: 30, then: 150 }],
    [', jitless', ['--jitless'], { atLeast: 20, then: 60 }],
  ]) {
    const asked = [file, 'moves-per-second'];
    const results = alternate({
      ours: () => runSide(ours, asked, flags),
      peer: () => runSide(peer, asked, flags),
      bare: () => runSide(bare, asked, flags),
    });
    const beside = `ours ${round(median(results.ours))} moves/s, boardgame.io ${round(median(results.peer))}`;
    gateRounds(`engine, ${round(length)} moves${how}`, ratios(results), { ...limits, unit: '×', beside });
    const least = ratios(results, 'bare');
    tell(`rules without check and log, ${round(length)} moves${how}`, `${summary(least)}×`, { least });
  }
}

const long = saved(LONG + WINDOW);
// Without a compiler that would still be warming up in one of the two places.
const growths = compare([long, 'growth'], ['--jitless']);
gateRounds('growth of a move from the 100th to the 10,000th, jitless', growths.ours, {
  atMost: 1.1,
  unit: '',
  beside: `boardgame.io ${summary(growths.peer)}`,
});

const tenThousand = saved(LONG);
const undos = alternate({
  ours: () => runSide(undoOurs, [tenThousand]),
  peer: () => runSide(undoPeer, [saved(1_000)]),
});
const replayed = Math.max(...undos.ours.map((result) => result.replayed));
gate('undo at any depth, moves replayed', replayed <= 64, `${replayed} at most; 64 allowed`, { replayed });
tell(
  'undo back to the first of 10,000 moves, µs each',
  `${summary(undos.ours.map(({ amortised }) => amortised))}; boardgame.io, within a turn only, ${summary(undos.peer.map(({ amortised }) => amortised))}`,
  undos,
);
