import { games as known } from '@/__tests__/support/games';
import { games } from '@/components/games/index';

test('tests know the same games as the product', async () => {
  expect(games.map(({ id, seats }) => [id, seats])).toEqual(known.map(({ id, seats }) => [id, seats]));
  for (const [place, { load }] of games.entries()) expect(await load()).toBe(await known[place]?.load());
});
