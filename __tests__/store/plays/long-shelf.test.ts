import { Debrief } from '@/store/debrief';
import { shelfOf } from '@/store/plays/play';
import { headerKey } from '@/store/storage/keys';
import { MemoryBackend } from '@/store/storage/memory';
import { finishedMatches, storedShelf } from '../../bench/plays/shelf';
import { games } from '../../support/games';

const MANY = 2_000;

const openWith = async (harm: (text: string) => string) => {
  const values = new Map(storedShelf(MANY));
  const key = headerKey('m1234');
  values.set(key, harm(values.get(key) ?? ''));
  const debrief = await Debrief.open({ backend: new MemoryBackend(values), games });
  return debrief.matches.state.getState();
};

test.each([
  ['cut short', (text: string) => text.slice(0, 90)],
  ['with another number in it', (text: string) => text.replace(/"totals":\[\d/, '"totals":[9')],
])('one of two thousand headers is %s: the others stand as they were', async (_, harm) => {
  const { matches, damaged } = await openWith(harm);
  expect([...damaged.keys()]).toEqual(['m1234']);
  const shelf = shelfOf(matches, []);
  const others = shelf.filter(({ id }) => id !== 'm1234');
  expect(others.map(({ id, totals }) => ({ id, totals }))).toEqual(
    finishedMatches(MANY).flatMap(({ id, result }) =>
      id === 'm1234' || !result ? [] : [{ id, totals: result.totals }],
    ),
  );
});
