import { games } from '@/__tests__/support/games';
import { Debrief } from '@/store/debrief';
import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { gamesGoldenOf, LAYOUTS } from './support';

const open = async (backend: MemoryBackend, name: string) => {
  const debrief = await Debrief.open({ backend, games });
  const id = debrief.matches.state.getState().matches.find((match) => match.name === name)?.id ?? '';
  const match = await debrief.openMatch(id);
  if (!match.ok) throw new Error(match.error.kind);
  return { id, match: match.value, session: match.value.session };
};

const kindsIn = async (backend: MemoryBackend, id: string): Promise<readonly string[]> => {
  const { entries } = await openJournal(backend, id);
  return entries.map((text) => (JSON.parse(text) as { readonly kind: string }).kind);
};

describe.each(LAYOUTS)('a match of version 1 on the %s', (layout) => {
  const stored = () => {
    const { transactional, values } = gamesGoldenOf(1, layout);
    return new MemoryBackend(Object.entries(values), transactional);
  };

  test.each(['Four Files', 'Europe'])(
    '%s is marked once, played on, and opened again as it stood',
    async (name) => {
      const backend = stored();
      const first = await open(backend, name);
      const before = first.session.moment.standing.log.state;
      expect(first.session.undo().kind).toBe('played');
      expect(first.session.redo().kind).toBe('played');
      await first.match.stored();
      const again = await open(backend, name);
      expect(again.session.moment.standing.log.state).toEqual(before);
      expect(again.session.moment.standing.log.events).toEqual(first.session.moment.standing.log.events);
      await again.match.stored();
      const kinds = await kindsIn(backend, again.id);
      expect(kinds.filter((kind) => kind === 'rules')).toHaveLength(1);
      expect(kinds.slice(-3)).toEqual(['rules', 'undo', 'redo']);
    },
  );
});

test('a match whose rules have not changed since it began gets no mark', async () => {
  const backend = new MemoryBackend();
  const debrief = await Debrief.open({ backend, games });
  const options = { seatCount: 2, startSeat: 0, opened: 'at-the-start' };
  const players = [
    { name: 'Anna', colour: 0 },
    { name: 'Ben', colour: 1 },
  ] as const;
  const about = { game: 'spymaster', module: 'light', name: 'Today', practice: false } as const;
  await debrief.matches.create({ ...about, players, options });
  await debrief.flush();
  const first = await open(backend, 'Today');
  expect(first.session.play([{ actor: 0, move: { type: 'take-spymaster-card' } }]).kind).toBe('played');
  await first.match.stored();
  const again = await open(backend, 'Today');
  await again.match.stored();
  expect(await kindsIn(backend, again.id)).toEqual(['append']);
});
