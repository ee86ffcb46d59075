import { type SeatedPlayer } from '@/store/match/header';
import { parse } from '@/rules/core/codec';
import { MOST_PLAYERS, playersSchema } from '@/store/settings/players';
import { aliasCount, MOST_ALSO, settled } from '@/store/settings/same-person';
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

describe('the same person under two names', () => {
  const joined = async () => {
    const parts = await openParts();
    const [anna, ann] = parts.players.remember([seat('Anna', 3), seat('Ann', 1)], 10);
    const gone = parts.players.join(ann?.player ?? '', anna?.player ?? '');
    if (!gone) throw new Error('Nobody was joined.');
    return { ...parts, anna: anna as SeatedPlayer, ann: ann as SeatedPlayer, gone };
  };

  test('one of them stays, with name and colour, and both are back by undo', async () => {
    const { players, gone, ...parts } = await joined();
    expect(players.state.getState()).toMatchObject([
      { name: 'Anna', colour: 3, also: [{ id: gone.id, name: 'Ann', colour: 1 }] },
    ]);
    players.part(gone);
    expect(names({ ...parts, players }).sort()).toEqual(['Ann', 'Anna']);
    expect(players.state.getState().every(({ also }) => also === undefined)).toBe(true);
  });

  test('whoever sits down under the other name is that person, whose name stays', async () => {
    const { players, anna, ann } = await joined();
    expect(players.remember([seat('ann', 2)], 20)).toEqual([{ player: anna.player, name: 'ann', colour: 2 }]);
    expect(players.remember([ann], 30)[0]?.player).toBe(anna.player);
    expect(players.state.getState()).toMatchObject([{ name: 'Anna', lastPlayed: 30 }]);
  });

  test('at one table they are two people', async () => {
    const { players, anna, ann } = await joined();
    const both = players.remember([ann, anna], 20).map(({ player }) => player);
    expect(new Set(both).size).toBe(2);
    expect(players.state.getState()).toHaveLength(2);
  });

  test('an earlier table is set up with everybody as they are known now', async () => {
    const { players, anna, ann } = await joined();
    players.rename(anna.player ?? '', 'Annika');
    expect(players.asKnown([ann])).toEqual([{ player: anna.player, name: 'Annika', colour: 1 }]);
    expect(players.asKnown([ann, anna])).toEqual([ann, { ...anna, name: 'Annika' }]);
  });

  test('nobody is the same person as themselves or as a stranger', async () => {
    const { players, anna } = await joined();
    expect(players.join(anna.player ?? '', anna.player ?? '')).toBeUndefined();
    expect(players.join(anna.player ?? '', 'nobody')).toBeUndefined();
  });

  test('there is room for so many names, and no more', async () => {
    const { players } = await openParts();
    const [anna] = players.remember([seat('Anna')], 1);
    for (let index = 0; index <= MOST_ALSO; index++) {
      const [other] = players.remember([seat(`P${index}`)], 2);
      const done = players.join(other?.player ?? '', anna?.player ?? '');
      expect(done !== undefined).toBe(index < MOST_ALSO);
    }
    expect(aliasCount(players.state.getState())).toBe(MOST_ALSO);
    expect(parse(playersSchema, players.state.getState()).ok).toBe(true);
  });

  test('it outlives a restart', async () => {
    const { players, queue, backend } = await joined();
    await queue.flush();
    expect((await openParts(backend)).players.state.getState()).toEqual(players.state.getState());
  });

  test('a backup of before it brings nobody back, and one of after it brings the other name along', async () => {
    const { players, anna, gone } = await joined();
    const after = players.state.getState();
    players.merge([{ ...gone, lastPlayed: 40 }]);
    expect(players.state.getState()).toEqual(after);
    const { players: fresh } = await openParts();
    fresh.merge(after);
    expect(fresh.state.getState()).toEqual(after);
    const { players: apart } = await openParts();
    const stay = [{ id: anna.player ?? '', name: 'Anna', colour: 3, lastPlayed: 10 }, gone];
    apart.merge(stay);
    apart.merge(after);
    expect(apart.state.getState()).toEqual(stay);
  });

  test('whatever two windows said, everybody is somebody once', () => {
    const one = (id: string, ...also: readonly string[]) => ({
      ...{ id, name: id, colour: 0, lastPlayed: 1 },
      also: also.map((other) => ({ id: other, name: other, colour: 0 })),
    });
    const told = (...people: Parameters<typeof settled>[0]) =>
      settled(people).map(({ id, also = [] }) => [id, ...also.map((other) => other.id)]);
    expect(told(one('a', 'b'), one('b', 'a'))).toEqual([['a', 'b']]);
    expect(told(one('a', 'b'), one('c', 'a'))).toEqual([['c', 'a', 'b']]);
    expect(told(one('a', 'b'), one('c', 'b'))).toEqual([['a', 'b'], ['c']]);
    expect(told(one('b', 'd'), one('a', 'b'))).toEqual([['a', 'b', 'd']]);
    expect(told(one('a', 'a', 'b', 'b'))).toEqual([['a', 'b']]);
  });
});
