import { Debrief } from '@/store/debrief';
import { type OpenMatch } from '@/store/match/open-match';
import { type State } from '../support/courier/model';
import { digital } from '../support/courier/game';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame, courierMatch } from '../support/desk';
import { FakeClock } from './storage/support/fake-clock';

/** A disk that survives its windows, as far as they know. */
class Disk extends MemoryBackend {
  override readonly volatile = false;
}

const start = (backend: MemoryBackend) =>
  Debrief.open({ backend, games: [courierGame], clock: new FakeClock() });

const physical = { ...digital, deck: 'physical', values: {} } as const;

const begun = async (debrief: Debrief, options: object = digital): Promise<OpenMatch> => {
  const created = await debrief.matches.create({ ...courierMatch, options });
  if (!created.ok) throw new Error(created.error.kind);
  const opened = await debrief.openMatch(created.value);
  if (!opened.ok) throw new Error(opened.error.kind);
  await debrief.flush();
  return opened.value;
};

const pass = ({ session }: OpenMatch) => {
  const { active } = session.moment.standing.log.state as State;
  return session.play([{ actor: active, move: { type: 'pass' } }]);
};

const eventsOf = ({ session }: OpenMatch) => session.moment.standing.log.events;

/** The match as a fresh start finds it. */
const stored = async (backend: Disk, { session }: OpenMatch): Promise<OpenMatch> => {
  const opened = await (await start(new Disk(backend.values))).openMatch(session.id);
  if (!opened.ok) throw new Error(opened.error.kind);
  return opened.value;
};

test.each([1, 3, 17, 40])(
  'storage deleted under a match of %s moves: all of it is written anew',
  async (moves) => {
    const backend = new Disk();
    const debrief = await start(backend);
    debrief.players.remember([{ name: 'Anna', colour: 0 }], 1);
    debrief.catalogue.createBox('courier', 'Ours');
    debrief.settings.set({ theme: 'dark' });
    const match = await begun(debrief);
    for (let move = 0; move < moves; move++) {
      const changes = [{ entry: 'active', to: String(move % 2) }];
      match.session.play([{ actor: 'table', move: { type: 'correct', changes } as never }]);
      await debrief.flush();
    }
    backend.values.clear();
    expect(pass(match).kind).toBe('played');
    const said: string[] = [];
    match.session.subscribe(() => said.push(match.session.access));
    await debrief.flush();
    expect(said).not.toContain('elsewhere');
    expect(match.session.access).toBe('open');
    expect(match.state.getState()).toMatchObject({ writtenAnew: true, unsaved: 0 });
    expect(debrief.saving.getState()).toEqual({ kind: 'saved' });
    expect(eventsOf(await stored(backend, match))).toEqual(eventsOf(match));
    const again = await start(new Disk(backend.values));
    expect(again.matches.state.getState().matches).toMatchObject([{ name: 'Friday' }]);
    expect(again.players.state.getState()).toMatchObject([{ name: 'Anna' }]);
    expect(again.catalogue.boxesOf('courier')).toHaveLength(1);
    expect(again.settings.state.getState().theme).toBe('dark');
  },
);

test('storage deleted before the first entry is missed when that one is stored', async () => {
  const backend = new Disk();
  const debrief = await start(backend);
  const match = await begun(debrief, physical);
  expect(eventsOf(match)).toEqual([]);
  backend.values.clear();
  match.session.play([{ actor: 'table', move: { type: 'draw' } as never }]);
  await debrief.flush();
  await debrief.refresh();
  await debrief.flush();
  expect(eventsOf(await stored(backend, match))).toEqual(eventsOf(match));
});

test('storage deleted while nothing was played is missed when the window is looked at again', async () => {
  const backend = new Disk();
  const debrief = await start(backend);
  const match = await begun(debrief);
  pass(match);
  await debrief.flush();
  backend.values.clear();
  await debrief.refresh();
  await debrief.flush();
  expect(debrief.matches.get(match.session.id)).toBeDefined();
  expect(match.state.getState().writtenAnew).toBe(true);
  expect(eventsOf(await stored(backend, match))).toEqual(eventsOf(match));
});

test('a disk that cannot be looked at makes nobody say that another window plays', async () => {
  class Deaf extends Disk {
    isDeaf = false;
    override async keys(prefix: string): Promise<readonly string[]> {
      if (this.isDeaf) throw new Error('The disk does not answer.');
      return super.keys(prefix);
    }
  }
  const backend = new Deaf();
  const debrief = await start(backend);
  const match = await begun(debrief);
  backend.values.clear();
  backend.isDeaf = true;
  pass(match);
  await debrief.retryNow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(match.session.access).toBe('open');
  expect(debrief.saving.getState().kind).toBe('retrying');
  backend.isDeaf = false;
  await debrief.flush();
  expect(eventsOf(await stored(backend, match))).toEqual(eventsOf(match));
});

test('a match that another window has written to is still played there', async () => {
  const backend = new Disk();
  const debrief = await start(backend);
  const match = await begun(debrief);
  const other = await (await start(backend)).openMatch(match.session.id);
  if (!other.ok) throw new Error(other.error.kind);
  pass(other.value);
  pass(other.value);
  await other.value.stored();
  pass(match);
  await match.stored();
  expect(match.session.access).toBe('elsewhere');
  expect(match.state.getState()).toMatchObject({ unsaved: 1 });
  expect(match.state.getState().writtenAnew).toBeUndefined();
});
