import { type SeatedPlayer } from '@/store/match/header';
import { MOST_PLAYERS } from '@/store/settings/players';
import { MemoryBackend } from '@/store/storage/memory';
import { type StoreParts, openParts } from '../support/store-parts';

const seat = (name: string, colour = 0): SeatedPlayer => ({ name, colour });
const names = ({ players }: StoreParts) => players.state.getState().map(({ name }) => name);

test('who plays is remembered, the last ones first', async () => {
  const parts = await openParts();
  parts.players.remember([seat('Anna', 3)], 10);
  parts.players.remember([seat(' Ben ', 1)], 20);
  expect(parts.players.state.getState()).toMatchObject([
    { name: 'Ben', colour: 1, lastPlayed: 20 },
    { name: 'Anna', colour: 3, lastPlayed: 10 },
  ]);
});

test('the match gets the ids of its players', async () => {
  const { players } = await openParts();
  const [anna] = players.remember([seat('Anna')], 10);
  expect(players.state.getState()[0]?.id).toBe(anna?.player);
  expect(players.remember([seat('ANNA', 2)], 20)).toEqual([
    { player: anna?.player, name: 'ANNA', colour: 2 },
  ]);
  expect(players.state.getState()).toEqual([{ id: anna?.player, name: 'ANNA', colour: 2, lastPlayed: 20 }]);
});

test('two of one name at a table stay apart', async () => {
  const parts = await openParts();
  const both = parts.players.remember([seat('Anna', 0), seat('Anna', 1)], 10);
  expect(new Set(both.map(({ player }) => player)).size).toBe(2);
  const again = parts.players.remember(both, 20);
  expect(again).toEqual(both);
  expect(names(parts)).toEqual(['Anna', 'Anna']);
  expect(
    new Set(parts.players.remember([seat('anna'), seat('anna')], 30).map(({ player }) => player)),
  ).toEqual(new Set(both.map(({ player }) => player)));
});

test('a player who sits down by id gives their name to nobody else', async () => {
  const { players } = await openParts();
  const [known] = players.remember([seat('Anna')], 10);
  const [stranger, same] = players.remember([seat('Anna'), known as SeatedPlayer], 20);
  expect(same?.player).toBe(known?.player);
  expect(stranger?.player).not.toBe(known?.player);
});

test('a seat without a name is left as it is', async () => {
  const parts = await openParts();
  expect(parts.players.remember([seat('  ')], 10)).toEqual([seat('  ')]);
  expect(names(parts)).toEqual([]);
});

test('rename keeps the id, and refuses an empty name', async () => {
  const parts = await openParts();
  const [anna] = parts.players.remember([seat('Anna')], 10);
  const id = anna?.player as string;
  expect(parts.players.rename(id, ' 🕵️ Anne ')).toBe(true);
  expect(parts.players.rename(id, '   ')).toBe(false);
  expect(parts.players.state.getState()).toEqual([{ id, name: '🕵️ Anne', colour: 0, lastPlayed: 10 }]);
});

test('somebody forgotten can be brought back to their place', async () => {
  const parts = await openParts();
  parts.players.remember([seat('Anna')], 10);
  parts.players.remember([seat('Ben')], 20);
  parts.players.remember([seat('Cleo')], 30);
  const before = parts.players.state.getState();
  const ben = parts.players.forget(before[1]?.id as string);
  expect(names(parts)).toEqual(['Cleo', 'Anna']);
  if (ben) parts.players.restore(ben);
  expect(parts.players.state.getState()).toEqual(before);
  expect(parts.players.forget('nobody')).toBeUndefined();
});

test('beyond a hundred whoever has not played for longest is dropped', async () => {
  const parts = await openParts();
  for (let index = 0; index <= MOST_PLAYERS; index++) parts.players.remember([seat(`P${index}`)], index);
  expect(names(parts)).toHaveLength(MOST_PLAYERS);
  expect(names(parts)).not.toContain('P0');
  expect(names(parts)).toContain('P1');
});

test.each([true, false])('players are there after a restart (transactional: %s)', async (transactional) => {
  const parts = await openParts(new MemoryBackend([], transactional));
  parts.players.remember([seat('Anna'), seat('שרה', 5)], 10);
  await parts.queue.flush();
  const again = await openParts(parts.backend);
  expect(again.players.state.getState()).toEqual(parts.players.state.getState());
  expect(names(again)).toEqual(['Anna', 'שרה']);
});
