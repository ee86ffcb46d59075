import { planRewrite } from '@/rules/core/log/rewrite';
import { Debrief } from '@/store/debrief';
import { type OpenMatch } from '@/store/match/open-match';
import { type Backend, type Batch, StorageError } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { type Options, type State } from '../support/courier/model';
import { digital } from '../support/courier/game';
import { courierGame, courierMatch } from '../support/desk';

const physical: Options = { ...digital, deck: 'physical', values: {} };

const start = async (backend: Backend = new MemoryBackend()) =>
  Debrief.open({ backend, games: [courierGame] });

const created = async (debrief: Debrief, about: object = {}): Promise<string> => {
  const match = await debrief.matches.create({ ...courierMatch, ...about });
  if (!match.ok) throw new Error(match.error.kind);
  return match.value;
};

const opened = async (debrief: Debrief, id: string): Promise<OpenMatch> => {
  const match = await debrief.openMatch(id);
  if (!match.ok) throw new Error(match.error.kind);
  return match.value;
};

const active = ({ session }: OpenMatch) => (session.moment.standing.log.state as State).active;
const pass = (match: OpenMatch) => match.session.play([{ actor: active(match), move: { type: 'pass' } }]);

class FailingBackend extends MemoryBackend {
  failure: StorageError | undefined;
  override async write(batch: Batch): Promise<void> {
    if (this.failure) throw this.failure;
    await super.write(batch);
  }
}

describe('a print that a match reveals', () => {
  const withBox = async () => {
    const debrief = await start();
    const box = debrief.catalogue.createBox('courier', 'Ours');
    if (!box.ok) throw new Error(box.error.kind);
    const match = await opened(debrief, await created(debrief, { options: physical, box: box.value }));
    const play = (card: string, value: number) => {
      match.session.play([{ actor: 'table', move: { type: 'draw' } as never }]);
      match.session.play([{ actor: active(match), move: { type: 'play', card, value } as never }]);
    };
    const known = () => debrief.catalogue.printsOf('courier', box.value, 'card');
    return { debrief, match, play, known, box: box.value };
  };

  test('is learned, forgotten with an undo and learned again with a redo', async () => {
    const { match, play, known } = await withBox();
    play('c3', 4);
    expect(known()).toEqual([{ id: 'c3', data: { value: 4 } }]);
    match.session.undo();
    expect(known()).toEqual([]);
    match.session.redo();
    expect(known()).toEqual([{ id: 'c3', data: { value: 4 } }]);
  });

  test('follows an amended entry', async () => {
    const { match, play, known } = await withBox();
    play('c3', 4);
    const draft = { actor: 0, move: { type: 'play', card: 'c5', value: 2 } };
    match.session.change(
      planRewrite(match.session.moment.standing.log, { kind: 'amend', entries: [{ event: 2, draft }] }),
    );
    expect(known()).toEqual([{ id: 'c5', data: { value: 2 } }]);
    match.session.undo();
    expect(known()).toEqual([{ id: 'c3', data: { value: 4 } }]);
  });

  test('stays when it was confirmed', async () => {
    const { debrief, match, play, known, box } = await withBox();
    play('c3', 4);
    debrief.catalogue.confirm({ game: 'courier', box, kind: 'card', id: 'c3' }, { value: 4 }, 'owner');
    match.session.undo();
    expect(known()).toEqual([{ id: 'c3', data: { value: 4 }, source: 'owner' }]);
  });

  test('of a practice match is nobody’s', async () => {
    const { debrief, known } = await withBox();
    const practice = await opened(debrief, await created(debrief, { options: physical, practice: true }));
    practice.session.play([{ actor: 'table', move: { type: 'draw' } as never }]);
    practice.session.play([{ actor: 0, move: { type: 'play', card: 'c1', value: 1 } as never }]);
    expect(known()).toEqual([]);
  });
});

describe('storage that fails', () => {
  test.each(['full', 'failed'] as const)(
    '(%s) is shown, play goes on, and all is stored later',
    async (kind) => {
      const backend = new FailingBackend();
      const debrief = await start(backend);
      const id = await created(debrief);
      const match = await opened(debrief, id);
      await debrief.flush();
      expect(debrief.saving.getState()).toEqual({ kind: 'saved' });

      backend.failure = new StorageError(kind, 'no');
      pass(match);
      pass(match);
      await new Promise((resolve) => setImmediate(resolve));
      expect(debrief.saving.getState()).toMatchObject({ kind: 'retrying', reason: kind });
      expect(pass(match).kind).toBe('played');

      backend.failure = undefined;
      await debrief.flush();
      expect(debrief.saving.getState()).toEqual({ kind: 'saved' });
      const again = await opened(await start(backend), id);
      expect(again.session.moment.standing.log.state).toEqual(match.session.moment.standing.log.state);
    },
  );
});

test('a match is finished when its game is over or ended early, and not after an undo', async () => {
  const debrief = await start();
  const id = await created(debrief);
  const match = await opened(debrief, id);
  match.session.endEarly();
  expect(debrief.matches.get(id)?.finishedAt).toBeDefined();
  match.session.undo();
  expect(debrief.matches.get(id)?.finishedAt).toBeUndefined();
  while ((match.session.moment.standing.log.state as State).phase !== 'over') pass(match);
  expect(debrief.matches.get(id)?.finishedAt).toBeDefined();
});

test('two screens share one open match, and the next one opens after the last has closed', async () => {
  const debrief = await start();
  const id = await created(debrief);
  const [first, second] = await Promise.all([opened(debrief, id), opened(debrief, id)]);
  expect(second).toBe(first);
  await debrief.closeMatch(id);
  pass(first);
  await debrief.closeMatch(id);
  const third = await opened(debrief, id);
  expect(third).not.toBe(first);
  expect(third.session.access).toBe('open');
  expect(third.session.moment.standing.log.state).toEqual(first.session.moment.standing.log.state);
});

test('a window that is looked at again shows what another one has stored', async () => {
  const backend = new MemoryBackend();
  const [first, second] = [await start(backend), await start(backend)];
  await created(first, { name: 'Made elsewhere' });
  first.settings.set({ theme: 'dark' });
  first.players.remember([{ name: 'Anna', colour: 2 }], 5);
  first.catalogue.createBox('courier', 'Ours');
  await first.flush();
  await second.refresh();
  expect(second.matches.state.getState().matches.map(({ name }) => name)).toEqual(['Made elsewhere']);
  expect(second.settings.state.getState().theme).toBe('dark');
  expect(second.players.state.getState().map(({ name }) => name)).toEqual(['Anna']);
  expect(second.catalogue.defaultBox('courier')?.name).toBe('Ours');
});

test('a match that has just been created opens before the disk has it', async () => {
  const backend = new FailingBackend();
  const debrief = await start(backend);
  backend.failure = new StorageError('full', 'no space');
  const match = await opened(debrief, await created(debrief, { options: physical }));
  expect(match.session.access).toBe('open');
  backend.failure = undefined;
  await debrief.flush();
});

test('whoever comes back to a match while the disk fails finds it as it was', async () => {
  const backend = new FailingBackend();
  const debrief = await start(backend);
  const id = await created(debrief);
  const match = await opened(debrief, id);
  await debrief.flush();
  backend.failure = new StorageError('full', 'no');
  pass(match);
  void debrief.closeMatch(id);
  expect(await opened(debrief, id)).toBe(match);
  backend.failure = undefined;
  await debrief.flush();
  expect(match.session.access).toBe('open');
  expect(pass(match).kind).toBe('played');
});

test('the link of a deleted match says that it is gone', async () => {
  const debrief = await start();
  const id = await created(debrief);
  debrief.matches.delete(id);
  expect(await debrief.openMatch(id)).toEqual({ ok: false, error: { kind: 'not-found' } });
});

test('ten thousand moves write 30 MB at most, as much for the last as for the first', async () => {
  class CountingBackend extends MemoryBackend {
    written = 0;
    largest = 0;
    override async write(batch: Batch): Promise<void> {
      for (const [key, value] of batch.set) {
        this.written += key.length + value.length;
        this.largest = Math.max(this.largest, value.length);
      }
      await super.write(batch);
    }
  }
  const backend = new CountingBackend();
  const debrief = await start(backend);
  const match = await opened(debrief, await created(debrief));
  const play = async (moves: number): Promise<number> => {
    const before = backend.written;
    for (let move = 0; move < moves; move++) {
      const changes = [{ entry: 'active', to: String(move % 2) }];
      match.session.play([{ actor: 'table', move: { type: 'correct', changes } as never }]);
      await debrief.flush();
    }
    return backend.written - before;
  };
  const first = await play(160);
  await play(9_680);
  const last = await play(160);
  expect(backend.written).toBeLessThan(30_000_000);
  expect(backend.largest).toBeLessThan(64 * 1024);
  expect(last / first).toBeLessThan(1.1);
});
