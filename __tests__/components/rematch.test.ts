import { gameCards } from '@/components/games/index';
import { rematchOf } from '@/components/match/rematch';
import { loadSetup } from '@/components/shell/setup/load-setup';
import { games } from '@/__tests__/support/games';
import { type BaseMove } from '@/rules/core/contract';
import { type Actor } from '@/rules/core/seat';
import { printsIn } from '@/store/box/box-lines';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { fullPrints } from '../store/box/full-boxes';

const cardOf = (game: string) => gameCards.find(({ id }) => id === game);

const loaded = async (game: string) => {
  const screens = await cardOf(game)?.load();
  if (!screens) throw new Error(game);
  return screens;
};

const seats = { seatCount: 2, startSeat: 0 } as const;
const nothing = {
  ...seats,
  depth: 'full',
  practice: false,
  opened: 'at-the-start',
  prints: () => [],
} as const;

/** A table with an empty box, as in the first match of all. */
const firstMatch = async (game: string, depth: 'full' | 'light' = 'full') => {
  const debrief = await Debrief.open({ backend: new MemoryBackend(), games });
  const screens = await loaded(game);
  const box = debrief.catalogue.createBox(game);
  if (!box.ok) throw new Error(game);
  const created = await debrief.matches.create({
    ...{ game, module: depth, name: '', practice: false, box: box.value },
    players: [
      { name: 'Anna', colour: 0 },
      { name: 'Ben', colour: 1 },
    ],
    options: screens.defaults({ ...nothing, depth }),
  });
  if (!created.ok) throw new Error(created.error.kind);
  const optionsOf = async (id: string) => {
    const opened = await debrief.openMatch(id);
    if (!opened.ok) throw new Error(opened.error.kind);
    return { session: opened.value.session, options: opened.value.session.moment.standing.log.options };
  };
  const rematch = async () => {
    const header = debrief.matches.get(created.value);
    expect(header && (await rematchOf(debrief, header))).toEqual({
      pathname: '/game/[game]/setup',
      params: { game, again: created.value },
    });
    const modules = screens.rules;
    const wanted = { game, modules, screens, depth, opened: 'at-the-start', again: created.value } as const;
    const { begin } = await loadSetup(debrief, wanted);
    const known = printsIn(modules.box, debrief.catalogue.box(game, box.value));
    const prints = (kind: string) => known.filter((print) => print.kind === kind);
    return begin.chosen && screens.again(begin.chosen, { ...nothing, depth, prints });
  };
  return { debrief, box: box.value, id: created.value, optionsOf, rematch };
};

test('[SC-4] a rematch knows what the box learned in the match before, and what it was told since', async () => {
  const { debrief, box, id, optionsOf, rematch } = await firstMatch('spy-connection');
  const start = (card: string, red: string) => ({
    ...{ id: card, cities: [red, 'rome'], points: 2, extraTurn: false, red },
  });
  const cards = [start('s-1', 'paris'), start('s-2', 'madrid')];
  const print = { id: 'm-x', cities: ['oslo', 'rome'], points: 4, extraTurn: false };
  const moves: readonly (readonly [Actor, BaseMove])[] = [
    ['table', { type: 'note-city', print: { id: 'oslo' } } as BaseMove],
    ['table', { type: 'deal-start-missions', cards: ['s-1', 's-2'], prints: cards } as BaseMove],
    [0, { type: 'accept-mission', mission: 'm-x', slot: 1, print } as BaseMove],
  ];
  const { session } = await optionsOf(id);
  for (const [actor, move] of moves) expect(session.play([{ actor, move }]).kind).toBe('played');
  const place = { game: 'spy-connection', box, kind: 'mission', id: 'm-y' };
  expect(debrief.catalogue.confirm(place, { ...print, id: 'm-y', points: 5 }, 'owner').ok).toBe(true);
  const options = await rematch();
  const idsOf = (key: string) =>
    (Reflect.get(options ?? {}, key) as readonly { readonly id: string }[]).map((each) => each.id);
  expect(idsOf('missionPrints')).toEqual(expect.arrayContaining(['m-x', 'm-y']));
  expect(idsOf('startMissionPrints').sort()).toEqual(['s-1', 's-2']);
  expect(idsOf('cities')).toContain('oslo');
});

const taught = {
  'spy-connection': ['missionPrints', 43],
  spymaster: ['missionPrints', 60],
  'i-spy': ['assetPrints', 35],
} as const;

test.each(Object.entries(taught))(
  'a rematch of %s has what the whole box shows by now',
  async (game, [key, count]) => {
    const { debrief, box, rematch } = await firstMatch(game);
    for (const { kind, id, data } of fullPrints(game))
      debrief.catalogue.confirm({ game, box, kind, id }, data, 'owner');
    const options = await rematch();
    expect([Reflect.get(options ?? {}, key).length, Reflect.get(options ?? {}, 'box')]).toEqual([
      count,
      'owner',
    ]);
  },
);

test('what the table chose stays in a rematch', async () => {
  const spy = await loaded('spy-connection');
  const chosen = { ...spy.defaults({ ...nothing, prints: () => [] }), board: 'dark', advice: true };
  expect(spy.again(chosen, nothing)).toMatchObject({ board: 'dark', advice: true });
  const onMap = {
    ...(await loaded('i-spy')).defaults(nothing),
    map: { regions: [], routes: [], airshipRoutes: [] },
  };
  expect('map' in (await loaded('i-spy')).again(onMap, nothing)).toBe(true);
  expect('map' in (await loaded('i-spy')).again((await loaded('i-spy')).defaults(nothing), nothing)).toBe(
    false,
  );
});
