import { MemoryBackend } from '@/store/storage/memory';
import { openJournal } from '@/store/storage/journal-store';
import { type Moment, type Wreck, cutsEvery, WitnessBackend, wrecks } from './support/crash';
import { progress, tell } from '../../support/soak';
import { entries, MATCH, play, record } from './support/journals';

const SOAK = process.env.SOAK === '1';
const GOAL = SOAK ? 100_000 : 10_000;
const STRIDE = SOAK ? 1 : 4;
/** Of so many wrecks one is also continued to a second crash, within the rescue. */
const AGAIN = 320;
/** Of so many wrecks one is also played on after the rescue. */
const ONWARD = 4;

/** Single moves, bursts, a burst across the end of a chunk, and one of several chunks at once. */
const SIZES = [...Array.from('1112131141111511111', Number), 20, ...Array<number>(SOAK ? 63 : 3).fill(1)];
const ALL = entries(0, 400);

const witness = async (transactional: boolean): Promise<readonly Moment[]> => {
  const backend = new WitnessBackend([], transactional);
  const session = await play(backend);
  backend.mark = () => session.writer.stored;
  await record(session, SIZES);
  return backend.moments;
};

/** How many entries the journal has when this write has succeeded, by the header of the chunk in it. */
const after = ({ batch }: Moment): number => {
  const [, , , first, count] = batch.set[0]?.[1].split(' ', 5).map(Number) ?? [];
  return Number(first) + Number(count);
};

const isBeginning = (found: readonly string[]): boolean => found.every((json, index) => json === ALL[index]);

/** What is wrong after a crash, in words; nothing, hopefully. */
const examine = async (
  { values }: Wreck,
  transactional: boolean,
  range: readonly [least: number, most: number],
  onward: boolean,
): Promise<{ readonly problem?: string; readonly moments: readonly Moment[]; readonly kept: number }> => {
  const backend = new WitnessBackend(values, transactional);
  const opened = await openJournal(backend, MATCH);
  const kept = opened.entries.length;
  const bad = (problem: string) => ({ problem, moments: backend.moments, kept });
  if (!isBeginning(opened.entries)) return bad('not what was played');
  if (kept < range[0]) return bad(`${range[0] - kept} acknowledged entries lost`);
  if (kept > range[1]) return bad('entries out of nowhere');
  if (backend.moments.length > 0) return bad('opening wrote');
  if (!onward) return { moments: [], kept };
  const session = await play(backend);
  await record(session, [1, 2]);
  const again = await openJournal(backend, MATCH);
  if (again.damage) return bad('still damaged after the rescue');
  if (again.entries.length !== kept + 3 || !isBeginning(again.entries)) return bad('does not go on');
  const torn = opened.damage?.faults.filter(({ damage }) => damage.kind !== 'missing') ?? [];
  const aside = [...backend.values].filter(([key]) => key.startsWith('aside/')).map(([, value]) => value);
  if (torn.some(({ key }) => !aside.includes(values.get(key) ?? '')))
    return bad('a torn value was thrown away');
  return { moments: backend.moments, kept };
};

describe.each([false, true])('a crash within any write, transactions: %s', (transactional) => {
  test('keeps every acknowledged entry and leaves the state before or after', async () => {
    const moments = await witness(transactional);
    const points = new Set<string>();
    const problems: string[] = [];
    for (const [index, moment] of moments.entries()) {
      progress(`${points.size} crash points`);
      for (const wreck of wrecks(moment, transactional, cutsEvery(STRIDE))) {
        const point = `${index}/${wreck.point}`;
        points.add(point);
        const again = transactional || points.size % AGAIN === 0;
        const onward = again || points.size % ONWARD === 0;
        const range = [moment.mark, after(moment)] as const;
        const { problem, moments: rescue, kept } = await examine(wreck, transactional, range, onward);
        if (problem) problems.push(`${point}: ${problem}`);
        if (!again) continue;
        for (const [second, later] of rescue.entries())
          for (const inner of wrecks(later, transactional, cutsEvery(97))) {
            const deeper = `${point} > ${second}/${inner.point}`;
            points.add(deeper);
            const result = await examine(inner, transactional, [kept, kept + 3], onward);
            if (result.problem) problems.push(`${deeper}: ${result.problem}`);
          }
      }
    }
    expect(problems.slice(0, 5)).toEqual([]);
    expect(points.size).toBeGreaterThanOrEqual(transactional ? 200 : GOAL);
    tell(`${points.size} crash points ${transactional ? 'with' : 'without'} transactions`);
  }, 600_000);
});

test('with transactions a write is there as a whole or not at all', async () => {
  for (const moment of await witness(true)) {
    const counts: number[] = [];
    for (const { values } of wrecks(moment, true, () => []))
      counts.push((await openJournal(new MemoryBackend(values), MATCH)).entries.length);
    expect(counts).toEqual([moment.mark, after(moment)]);
  }
});
