import 'fake-indexeddb/auto';
import { Debrief } from '@/store/debrief';
import { type Backend, type Batch } from '@/store/storage/backend';
import { IndexedDbBackend } from '@/store/storage/indexed-db';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame, courierMatch } from '../support/desk';
import { settled } from './storage/support/fake-clock';

const start = (backend: Backend) => Debrief.open({ backend, games: [courierGame] });

const addBox = ({ catalogue }: Debrief, name: string): string => {
  const box = catalogue.createBox('courier', name);
  if (!box.ok) throw new Error(box.error.kind);
  return box.value;
};

const boxesOf = ({ catalogue }: Debrief) => catalogue.boxesOf('courier').map(({ name }) => name);

/** A disk that answers nothing, and does what it was asked for all the same. */
class SlowDisk extends MemoryBackend {
  readonly asked: Batch[] = [];
  isSlow = false;

  override write(batch: Batch): Promise<void> {
    if (!this.isSlow) return super.write(batch);
    this.asked.push(batch);
    return new Promise(() => undefined);
  }

  /** The page is gone; the disk has come to the end of what it was asked for. */
  async left(): Promise<Backend> {
    const disk = new MemoryBackend(this.values);
    for (const batch of this.asked) await disk.write(batch);
    return disk;
  }
}

const openSlow = async (...names: readonly string[]) => {
  const disk = new SlowDisk();
  const debrief = await start(disk);
  const boxes = names.map((name) => addBox(debrief, name));
  await debrief.flush();
  disk.isSlow = true;
  return { disk, debrief, boxes };
};

describe('a page that is left', () => {
  test('at once after a box was deleted does not bring it back', async () => {
    const { disk, debrief, boxes } = await openSlow('Ours', 'Theirs');
    debrief.catalogue.deleteBox('courier', boxes[0] ?? '');
    await Promise.resolve();
    expect(boxesOf(await start(await disk.left()))).toEqual(['Theirs']);
  });

  test('while an earlier write is under way hands over what came since', async () => {
    const { disk, debrief, boxes } = await openSlow('Ours', 'Theirs');
    debrief.settings.set({ theme: 'light' });
    await settled();
    debrief.catalogue.deleteBox('courier', boxes[0] ?? '');
    debrief.players.remember([{ name: 'Anna', colour: 2 }], 1);
    debrief.leave();
    const next = await start(await disk.left());
    expect(boxesOf(next)).toEqual(['Theirs']);
    expect(next.settings.state.getState().theme).toBe('light');
    expect(next.players.state.getState().map(({ name }) => name)).toEqual(['Anna']);
  });

  test('loses no move that waits behind another write', async () => {
    const { disk, debrief } = await openSlow();
    disk.isSlow = false;
    const created = await debrief.matches.create(courierMatch);
    if (!created.ok) throw new Error(created.error.kind);
    const opened = await debrief.openMatch(created.value);
    if (!opened.ok) throw new Error(opened.error.kind);
    await debrief.flush();
    disk.isSlow = true;
    const { session } = opened.value;
    for (let turn = 0; turn < 3; turn++) {
      expect(session.play([{ actor: turn % 2, move: { type: 'pass' } }])).toEqual({ kind: 'played' });
      await settled();
    }
    const { events } = session.moment.standing.log;
    debrief.leave();
    const match = await (await start(await disk.left())).peekMatch(created.value);
    expect(match.ok && match.value.loaded.log.events).toEqual(events);
  });

  test('and comes back is saved only when everything that was handed over is on the disk', async () => {
    const { disk, debrief, boxes } = await openSlow('Ours', 'Theirs');
    const answers: (() => void)[] = [];
    disk.write = async (batch) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await MemoryBackend.prototype.write.call(disk, batch);
    };
    debrief.catalogue.deleteBox('courier', boxes[0] ?? '');
    await settled();
    debrief.catalogue.deleteBox('courier', boxes[1] ?? '');
    debrief.leave();
    answers.shift()?.();
    await settled();
    expect(debrief.saving.getState().kind).toBe('saving');
    answers.shift()?.();
    await settled();
    expect(debrief.saving.getState().kind).toBe('saved');
    expect(boxesOf(await start(disk))).toEqual([]);
  });
});

describe('a tap', () => {
  test('is one write, whatever it changes', async () => {
    const { disk, debrief, boxes } = await openSlow('Ours', 'Theirs');
    const states: string[] = [];
    debrief.saving.subscribe(({ kind }) => states.push(kind));
    debrief.catalogue.deleteBox('courier', boxes[0] ?? '');
    debrief.settings.set({ theme: 'dark' });
    await settled();
    expect(disk.asked).toHaveLength(1);
    expect(disk.asked[0]?.set.map(([key]) => key)).toEqual([`c/courier/${boxes[1]}`, 'settings']);
    expect(disk.asked[0]?.remove).toEqual([`c/courier/${boxes[0]}`]);
    expect(states).toEqual(['saving']);
  });

  test('is committed to the database of a browser before the page can draw or be left', async () => {
    const backend = await IndexedDbBackend.open('leaving');
    const debrief = await start(backend);
    const box = addBox(debrief, 'Ours');
    await debrief.flush();
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    debrief.catalogue.deleteBox('courier', box);
    await Promise.resolve();
    expect(commit).toHaveBeenCalledTimes(1);
    commit.mockRestore();
    await debrief.flush();
    expect(await backend.keys('c/')).toEqual([]);
    await backend.close();
  });

  test('is committed when the page is left, where the database still looks at what other windows wrote', async () => {
    const backend = await IndexedDbBackend.open('leaving-checked');
    const debrief = await start(backend);
    const boxes = ['Ours', 'Theirs'].map((name) => addBox(debrief, name));
    await debrief.flush();
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    debrief.catalogue.renameBox('courier', boxes[0] ?? '', 'Mine');
    debrief.catalogue.deleteBox('courier', boxes[1] ?? '');
    await Promise.resolve();
    expect(commit).not.toHaveBeenCalled();
    debrief.leave();
    expect(commit).toHaveBeenCalledTimes(1);
    commit.mockRestore();
    await settled();
    expect(debrief.saving.getState().kind).not.toBe('retrying');
    await debrief.flush();
    expect(boxesOf(await start(backend))).toEqual(['Mine']);
    await backend.close();
  });
});

/** Reading takes until it is told to go on, and tells what was there when it began. */
class SlowReader extends MemoryBackend {
  #waiting: (() => void)[] | undefined;

  hold(): void {
    this.#waiting = [];
  }

  async goOn(): Promise<void> {
    for (const pass of this.#waiting?.splice(0) ?? []) pass();
    this.#waiting = undefined;
    await settled();
  }

  override async read(keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    const found = await super.read(keys);
    await new Promise<void>((pass) => (this.#waiting ? this.#waiting.push(pass) : pass()));
    return found;
  }
}

test('what is changed while another window’s changes are read stays changed', async () => {
  const disk = new SlowReader();
  const debrief = await start(disk);
  const gone = addBox(debrief, 'Ours');
  const kept = addBox(debrief, 'Theirs');
  debrief.players.remember([{ name: 'Anna', colour: 2 }], 1);
  await debrief.flush();
  disk.hold();
  const refreshed = debrief.refresh();
  await settled();
  debrief.catalogue.deleteBox('courier', gone);
  debrief.catalogue.renameBox('courier', kept, 'Mine');
  debrief.settings.set({ theme: 'light' });
  debrief.players.remember([{ name: 'Ben', colour: 1 }], 2);
  const match = await debrief.matches.create(courierMatch);
  await settled();
  await disk.goOn();
  await refreshed;
  expect(boxesOf(debrief)).toEqual(['Mine']);
  expect(debrief.settings.state.getState().theme).toBe('light');
  expect(debrief.players.state.getState().map(({ name }) => name)).toEqual(['Ben', 'Anna']);
  expect(debrief.matches.state.getState().matches.map(({ id }) => id)).toEqual([match.ok && match.value]);
});
