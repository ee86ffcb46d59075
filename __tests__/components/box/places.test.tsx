import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { PlacesScreen } from '@/components/box/PlacesScreen';
import { placeOfCity, placeOn } from '@/components/games/spy-connection/stage/geography';
import { useCityPlaces } from '@/components/games/spy-connection/stage/use-city-places';
import { earthly } from '@/components/kit/map/geography';
import { WhenOpen } from '@/components/match/Gates';
import { type Table } from '@/components/games/spy-connection/table';
import { games } from '@/__tests__/support/games';
import { type Board } from '@/rules/spy-connection/model/board';
import { PRACTICE_PLACES } from '@/rules/spy-connection/box/practice';
import { putEntry } from '@/store/box/edit-box';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { showScreen } from '@/__tests__/support/shell';

jest.setTimeout(60_000);

const GAME = 'spy-connection';

/** A box with one city that no map knows, between London and Paris. */
const boxed = async (backend: MemoryBackend) => {
  const debrief = await Debrief.open({ backend, games });
  const made = debrief.catalogue.createBox(GAME);
  if (!made.ok) throw new Error(made.error.kind);
  for (const id of ['london', 'paris', 'own'])
    putEntry(
      debrief.catalogue,
      { game: GAME, box: made.value },
      { print: { kind: 'city', id, data: { id, ...(id === 'own' ? { name: 'Own' } : {}) } } },
    );
  return { debrief, box: made.value };
};

const placeOf = (debrief: Debrief, id: string) =>
  debrief.catalogue.defaultBox(GAME)?.entries.find((entry) => entry.kind === 'place' && entry.id === id)
    ?.confirmed?.data;

const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
  const pane = screen.getByRole('img', { name: 'Places on the map' });
  const at = ([x, y]: readonly [number, number]) => ({
    nativeEvent: { locationX: x, locationY: y, pageX: x, pageY: y },
  });
  await act(async () => {
    fireEvent(pane, 'layout', { nativeEvent: { layout: { width: 1000, height: 1000 } } });
    fireEvent(pane, 'responderGrant', at(from));
  });
  await act(async () => fireEvent(pane, 'responderMove', at(to)));
  await act(async () => fireEvent(pane, 'responderRelease', at(to)));
};

const start = (id: string): readonly [number, number] => {
  const [x, y] = PRACTICE_PLACES[id] ?? [0, 0];
  return [x * 10, y * 10];
};

test('a city that is dragged stays where it was put, after a reload too, and Undo puts it back', async () => {
  const backend = new MemoryBackend();
  const { debrief } = await boxed(backend);
  await showScreen(PlacesScreen, debrief, { game: GAME });
  await screen.findByRole('radio', { name: 'London' });
  const [x, y] = start('london');
  await drag([x, y], [x + 100, y + 50]);
  expect(screen.getByRole('radio', { name: 'London' })).toBeChecked();
  const put = placeOf(debrief, 'london') as { readonly x: number; readonly y: number };
  expect(Math.abs(put.x - x - 100) + Math.abs(put.y - y - 50)).toBeLessThan(60);
  await debrief.flush();
  const again = await Debrief.open({ backend, games });
  expect(placeOf(again, 'london')).toEqual(put);
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Undo' })));
  expect(placeOf(debrief, 'london')).toBeUndefined();
});

test('without a drag the arrows move it, and a touch beside every city moves nothing', async () => {
  const { debrief } = await boxed(new MemoryBackend());
  await showScreen(PlacesScreen, debrief, { game: GAME });
  fireEvent.press(await screen.findByRole('radio', { name: 'Paris' }));
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Paris: to the right' })));
  expect(placeOf(debrief, 'paris')).toBeDefined();
  await drag([5, 995], [500, 500]);
  expect(debrief.catalogue.defaultBox(GAME)?.entries.filter(({ kind }) => kind === 'place')).toHaveLength(1);
});

const board: Board = {
  cities: [{ id: 'london' }, { id: 'paris' }, { id: 'own', name: 'Own' }],
  connections: [
    { id: 'london-own', cities: ['london', 'own'], spaces: ['a', 'b'] },
    { id: 'own-paris', cities: ['own', 'paris'], spaces: ['c', 'd'] },
  ],
};

/** From the map of the box to that of a match. */
const onTheMap = (x: number, y: number) => {
  const { longitude, latitude } = earthly({ x, y });
  return placeOn(longitude, latitude);
};

describe('the map of a match', () => {
  /** Says where it would draw the cities. */
  const spotsIn = (box: string) => {
    function Spots() {
      const places = useCityPlaces({ box, state: { board } } as unknown as Table);
      return (
        <Text role="heading" testID="spots">
          {JSON.stringify([...places])}
        </Text>
      );
    }
    return function Shown() {
      return (
        <WhenOpen>
          <Spots />
        </WhenOpen>
      );
    };
  };
  const spots = (): ReadonlyMap<string, { readonly x: number; readonly y: number }> =>
    new Map(JSON.parse(String(screen.getByTestId('spots').props.children)));

  test('draws a city where the owner of its box has put it, and finds room for one that nobody knows', async () => {
    const { debrief, box } = await boxed(new MemoryBackend());
    const print = { kind: 'place', id: 'london', data: { x: 100, y: 900 } };
    putEntry(debrief.catalogue, { game: GAME, box }, { print });
    await showScreen(spotsIn(box), debrief, { game: GAME });
    await act(async () => undefined);
    expect(spots().get('london')).toEqual(onTheMap(100, 900));
    const own = spots().get('own');
    expect(own && [own.x, own.y].every((value) => value >= 0 && value <= 1)).toBe(true);
    await act(
      async () =>
        void putEntry(
          debrief.catalogue,
          { game: GAME, box },
          { print: { ...print, data: { x: 200, y: 800 } } },
        ),
    );
    expect(spots().get('london')).toEqual(onTheMap(200, 800));
  });

  test('takes nothing from another box, and stands when its own is gone', async () => {
    const { debrief, box } = await boxed(new MemoryBackend());
    const print = { kind: 'place', id: 'london', data: { x: 100, y: 900 } };
    putEntry(debrief.catalogue, { game: GAME, box }, { print });
    await showScreen(spotsIn('another'), debrief, { game: GAME });
    await act(async () => undefined);
    expect(spots().get('london')).toEqual(placeOfCity('london'));
    await act(async () => void debrief.catalogue.deleteBox(GAME, box));
    expect(spots().get('london')).toEqual(placeOfCity('london'));
  });
});
