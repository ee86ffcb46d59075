import { type BoxModule } from '@/rules/core/box';
import { type TableOptions } from '@/rules/core/seat';
import { games } from '@/__tests__/support/games';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { applyImport, planImport } from '@/store/box/plan';
import { putEntry, removeEntry } from '@/store/box/edit-box';
import { type SharedEntry } from '@/store/box/shared-box';
import { type Box } from '@/store/catalogue/box';
import { Debrief } from '@/store/debrief';
import { type MatchSession } from '@/store/match/session';
import { MemoryBackend } from '@/store/storage/memory';
import { boxes, fullBox } from './full-boxes';

const GAME = 'spy-connection';

const owned: TableOptions & { readonly box: 'owner' } = {
  ...practiceOptions({ seatCount: 2, startSeat: 0 }),
  box: 'owner',
};

/** The first thing that is offered, so many times. */
const playSome = (session: MatchSession, times: number): void => {
  for (let turn = 0; turn < times; turn++) {
    const { game, state } = session.moment.standing.log;
    const seat = game.status(state, 'table').decisions[0]?.seats[0] ?? 0;
    const offer = game.offers(state, seat, 'table').find((one) => one.violations.length === 0);
    if (offer) session.play([{ actor: seat, move: offer.move }]);
  }
};

/** A match of an owner's full box that was played for a while, and ended or not. */
const played = async ({ ended }: { readonly ended: boolean }) => {
  const backend = new MemoryBackend();
  const debrief = await Debrief.open({ backend, games });
  const box = { ...fullBox(GAME), id: 'ours' };
  debrief.catalogue.restoreBox(box);
  const created = await debrief.matches.create({
    ...{ game: GAME, module: 'full', name: 'Friday', practice: false, box: box.id },
    players: [
      { name: 'Anna', colour: 0 },
      { name: 'Ben', colour: 1 },
    ],
    options: owned,
  });
  if (!created.ok) throw new Error(created.error.kind);
  const opened = await debrief.openMatch(created.value);
  if (!opened.ok) throw new Error(opened.error.kind);
  const { session } = opened.value;
  session.draw();
  playSome(session, 6);
  if (ended) session.endEarly();
  await debrief.flush();
  await debrief.closeMatch(created.value);
  return { debrief, backend, id: created.value, box };
};

const readable = async (debrief: Debrief, id: string) => {
  const read = await debrief.peekMatch(id);
  if (!read.ok) throw new Error(read.error.kind);
  const { log, refusal } = read.value.loaded;
  const told = log.events.map((event, at) => log.game.describe(log.stateAt(at), event, 'table'));
  return { told, outcome: log.game.outcome(log.state), refusal };
};

const one = (box: Box, kind: string) => box.entries.find((entry) => entry.kind === kind)?.id ?? '';

/** Another box that contradicts this one wherever it can, and wins. */
const conflicting = (debrief: Debrief, box: Box): void => {
  const module = boxes[GAME] as BoxModule;
  const missions = box.entries.filter(({ kind }) => kind === 'mission').map(({ id }) => id);
  const entries = missions.map((id): SharedEntry => {
    const data = { id, cities: ['rome', 'paris'], points: 77, extraTurn: false };
    return { kind: 'mission', id, source: 'owner', data };
  });
  const target = debrief.catalogue.box(GAME, box.id) as Box;
  const plan = planImport({ module, shared: { game: GAME, entries } }, target);
  expect(plan.entries.every(({ relation }) => relation === 'conflict')).toBe(true);
  const done = applyImport(debrief.catalogue, [
    { plan, theirs: new Set(plan.entries.map(({ key }) => key)) },
  ]);
  expect(done.ok).toBe(true);
};

describe.each([
  ['running', false],
  ['finished', true],
])('a %s match', (_, ended) => {
  test('is read as before after its box was edited, taken over by another and deleted', async () => {
    const { debrief, backend, id, box } = await played({ ended });
    const before = await readable(debrief, id);
    expect(before.told.length).toBeGreaterThan(3);
    expect(before.refusal).toBeUndefined();

    const mission = one(box, 'mission');
    const data = { id: mission, cities: ['rome'], points: 99, extraTurn: true };
    putEntry(
      debrief.catalogue,
      { game: GAME, box: box.id },
      { print: { kind: 'mission', id: mission, data } },
    );
    const city = { game: GAME, box: box.id, kind: 'city', id: one(box, 'city') };
    removeEntry(debrief.catalogue, city);
    expect(await readable(debrief, id)).toEqual(before);

    conflicting(debrief, box);
    expect(await readable(debrief, id)).toEqual(before);

    debrief.catalogue.deleteBox(GAME, box.id);
    expect(await readable(debrief, id)).toEqual(before);
    await debrief.flush();
    const again = await Debrief.open({ backend, games });
    expect(again.catalogue.boxesOf(GAME)).toEqual([]);
    expect(await readable(again, id)).toEqual(before);
    expect((await again.openMatch(id)).ok).toBe(true);
  });
});

test('a running match goes on without its box', async () => {
  const { debrief, id, box } = await played({ ended: false });
  debrief.catalogue.deleteBox(GAME, box.id);
  const opened = await debrief.openMatch(id);
  if (!opened.ok) throw new Error(opened.error.kind);
  const { session } = opened.value;
  const entries = session.moment.standing.log.events.length;
  playSome(session, 4);
  expect(session.moment.standing.log.events.length).toBeGreaterThan(entries);
  expect(debrief.catalogue.boxesOf(GAME)).toEqual([]);
});
