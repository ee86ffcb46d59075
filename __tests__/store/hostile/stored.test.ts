import { type GameModule } from '@/rules/core/contract';
import { type Edit } from '@/rules/core/log/edit';
import { parseShape } from '@/rules/core/log/journal';
import { PLAY_LIMITS, READ_LIMITS } from '@/rules/core/log/limits';
import { loadLog } from '@/rules/core/log/load';
import { Timeline } from '@/rules/core/log/timeline';
import { readBackup } from '@/store/backup/read-backup';
import { Debrief } from '@/store/debrief';
import { courier, digital } from '../../support/courier/game';
import { courierGame } from '../../support/desk';
import { empty, forged, match, storeOf } from '../backup/support';
import { STORMS, stormOf } from './journals';

jest.setTimeout(120_000);

const names = Object.keys(STORMS);
const lettersIn = (journal: readonly string[]): number =>
  journal.reduce((sum, { length }) => sum + length + 1, 0);

/** Folds as loading does: until the journal is beyond what is read of any. */
const folded = (journal: readonly string[]): Timeline => {
  const timeline = new Timeline();
  for (const text of journal) {
    const entry = parseShape(JSON.parse(text));
    if (!entry.ok) throw new Error(entry.error.path);
    timeline.fold(entry.value, entry.value.at);
    if (timeline.beyond(READ_LIMITS)) break;
  }
  return timeline;
};

/** Events and reasons that are kept in memory. */
const keptBy = ({ events, done, undone }: Timeline): number => {
  const of = (edits: readonly Edit[]) =>
    edits.reduce((sum, { is }) => sum + 2 + (is?.overruled?.length ?? 0), 0);
  const steps = [...done, ...undone].map((step) =>
    step.kind === 'group' ? step.events.length : step.kind === 'rewrite' ? of(step.edits) : 1,
  );
  return steps.reduce((sum, size) => sum + size, events.length);
};

describe.each(names)('a journal that %s', (name) => {
  test('is folded in work and memory that go with its size, however long it is', () => {
    for (const size of [250, 1_000, 3_000]) {
      const journal = stormOf(name, { events: size, steps: size });
      const timeline = folded(journal);
      const letters = lettersIn(journal);
      expect(timeline.work).toBeLessThan(60 * letters);
      expect(keptBy(timeline)).toBeLessThan(12 * letters);
    }
  });

  test('makes a match that later starts list, look into and open', async () => {
    const journal = stormOf(name, { events: 3_000, steps: 3_000 });
    const asked = { count: 0 };
    const parts = await storeOf({ ...empty, matches: [{ ...match('m1', journal), start }] });
    const app = await Debrief.open({ backend: parts.backend, games: [counting(asked)] });
    expect(app.matches.state.getState().matches.map(({ id }) => id)).toEqual(['m1']);
    expect(await app.peekMatch('m1')).toEqual({ ok: false, error: { kind: 'too-long' } });
    // Home asks the rules of nothing that long.
    expect(asked.count).toBe(0);
    const opened = await app.openMatch('m1');
    if (!opened.ok) throw new Error(opened.error.kind);
    expect(asked.count).toBeLessThan(30 * 3_000);
    const { session } = opened.value;
    const { report } = opened.value.state.getState();
    if (report) expect([session.access, report.reason.kind]).toEqual(['locked', 'too-long']);
    expect(session.moment.standing.log.events.length).toBeLessThanOrEqual(3_000);
  });
});

const start = { options: digital, rulesVersion: 1, seed: 'ab'.repeat(32) };

/** The game, and how often its rules are asked. */
const counting = (asked: { count: number }) => {
  const counted: GameModule = {
    ...(courier as unknown as GameModule),
    check: (state, actor, move) => {
      asked.count++;
      return courier.check(state as never, actor, move as never);
    },
    apply: (state, actor, move) => {
      asked.count++;
      return courier.apply(state as never, actor, move as never);
    },
  };
  return {
    ...courierGame,
    load: async () => ({ ...(await courierGame.load()), full: counted, light: counted }),
  };
};

test('a backup with such a journal is refused, with the name of the match', () => {
  const journal = stormOf('changes nothing', { events: 3_000, steps: 3_000 });
  const file = forged({ ...empty, matches: [match('m0', []), match('m1', journal)] });
  expect(readBackup(file)).toEqual({ ok: false, error: { kind: 'too-much', place: 'Match m1' } });
});

test('so is one with many that are each just small enough', () => {
  const journal = stormOf('changes nothing', { events: 1_600, steps: 1_600 });
  const matches = Array.from({ length: 8 }, (_, index) => match(`m${index}`, journal));
  expect(readBackup(forged({ ...empty, matches: matches.slice(0, 2) })).ok).toBe(true);
  expect(readBackup(forged({ ...empty, matches }))).toMatchObject({ error: { kind: 'too-much' } });
});

test('a long evening with many changes of mind is far from any limit', () => {
  const journal = stormOf('amends the first', { events: 1_000, steps: 400 });
  expect(folded(journal).beyond(PLAY_LIMITS)).toBeUndefined();
  const entries = journal.map((text): unknown => JSON.parse(text));
  const loaded = loadLog(courier as unknown as GameModule, { options: digital, entries });
  expect([loaded.excess, loaded.understood]).toEqual([undefined, 1_400]);
});

test('an id or a time that cannot be counted on is no part of a journal', () => {
  const entry = (id: string, at: string) =>
    `{"at":${at},"kind":"append","events":[{"id":${id},"group":1,"actor":0,"move":{"type":"pass"}}]}`;
  const read = (text: string) => parseShape(JSON.parse(text)).ok;
  expect(read(entry('1', '1'))).toBe(true);
  expect(read(entry('1e300', '1'))).toBe(false);
  expect(read(entry('1', '1e999'))).toBe(false);
});
