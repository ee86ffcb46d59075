import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame, courierMatch } from '../../support/desk';

const open = () => Debrief.open({ backend: new MemoryBackend(), games: [courierGame] });

const played = async (debrief: Debrief, id: string): Promise<number> => {
  const opened = await debrief.openMatch(id);
  if (!opened.ok) throw new Error(opened.error.kind);
  const { session } = opened.value;
  const { decisions } = session.moment.standing.log.game.status(session.moment.standing.log.state, 'table');
  session.play([{ actor: decisions[0]?.seats[0] ?? 0, move: { type: 'pass' } }]);
  await debrief.closeMatch(id);
  return session.moment.standing.log.events.length;
};

test('a match goes from phone to phone as a file, and on from there', async () => {
  const here = await open();
  const created = await here.matches.create(courierMatch);
  if (!created.ok) throw new Error(created.error.kind);
  here.players.remember(courierMatch.players, 10);
  expect(await played(here, created.value)).toBe(3);

  const there = await open();
  const plan = await there.planRestore(await here.backUp());
  if (!plan.ok) throw new Error(plan.error.kind);
  expect(there.matches.state.getState().matches).toEqual([]);
  expect(await there.restore(plan.value)).toEqual([]);
  expect(there.matches.state.getState().matches).toMatchObject([{ id: created.value, name: 'Friday' }]);
  expect(there.players.state.getState().map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  expect(await played(there, created.value)).toBe(5);

  const back = await here.planRestore(await there.backUp());
  if (!back.ok) throw new Error(back.error.kind);
  expect(back.value.matches.map(({ relation }) => relation)).toEqual(['longer-there']);
  await here.restore(back.value);
  expect(await played(here, created.value)).toBe(7);
});

test('a file that is no backup is refused, and nothing changes', async () => {
  const debrief = await open();
  expect(await debrief.planRestore('{}')).toEqual({ ok: false, error: { kind: 'not-a-backup' } });
});
