import type { TableOptions } from '@/rules/core/seat';
import { games } from '@/rules/index';
import { practiceOptions } from '@/rules/spy-connection/practice/options';
import { putEntry } from '@/store/box/edit-box';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { fullBox } from './full-boxes';

const GAME = 'spy-connection';

const owned: TableOptions & { readonly box: 'owner' } = {
  ...practiceOptions({ seatCount: 2, startSeat: 0 }),
  box: 'owner',
};

/** A match of an owner's full box that was played for a while and ended. */
const finished = async () => {
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
  for (let turn = 0; turn < 6; turn++) {
    const { game, state } = session.log;
    const seat = game.status(state, 'table').decisions[0]?.seats[0] ?? 0;
    const offer = game
      .offers(state, seat, 'table')
      .find((one) => one.kind === 'move' && one.violations.length === 0);
    if (offer?.kind === 'move') session.play([{ actor: seat, move: offer.move }]);
  }
  session.endEarly();
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

test('a finished match is read as before, whatever happens to its box', async () => {
  const { debrief, backend, id, box } = await finished();
  const before = await readable(debrief, id);
  expect(before.told.length).toBeGreaterThan(3);
  expect(before.refusal).toBeUndefined();
  const [mission] = box.entries.filter(({ kind }) => kind === 'mission');
  const changed = {
    kind: 'mission',
    id: mission?.id ?? '',
    data: { id: mission?.id, cities: ['rome'], points: 99, extraTurn: true },
  };
  putEntry(debrief.catalogue, { game: GAME, box: box.id }, { print: changed });
  expect(await readable(debrief, id)).toEqual(before);
  debrief.catalogue.deleteBox(GAME, box.id);
  expect(await readable(debrief, id)).toEqual(before);
  await debrief.flush();
  const again = await Debrief.open({ backend, games });
  expect(again.catalogue.boxesOf(GAME)).toEqual([]);
  expect(await readable(again, id)).toEqual(before);
  expect((await again.openMatch(id)).ok).toBe(true);
});
