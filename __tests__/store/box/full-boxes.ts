import { type BoxModule } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { practiceOnMap } from '@/rules/i-spy/box/practice';
import { openEntry } from '@/rules/i-spy/model/prints';
import { modules as iSpy } from '@/rules/i-spy/game';
import { type ConnectionPrint, endsId, spaceId } from '@/rules/spy-connection/model/prints';
import { modules as spyConnection } from '@/rules/spy-connection/game';
import {
  PRACTICE_CITIES,
  PRACTICE_CONNECTIONS,
  PRACTICE_MISSIONS,
  PRACTICE_START_MISSIONS,
} from '@/rules/spy-connection/box/practice';
import {
  PRACTICE_INTELLIGENCE,
  PRACTICE_LOCATIONS,
  PRACTICE_MISSIONS as SPYMASTER_MISSIONS,
} from '@/rules/spymaster/box/practice';
import { modules as spymaster } from '@/rules/spymaster/game';
import { type Box, type Entry } from '@/store/catalogue/box';
import { newPrint } from '@/store/box/edit-box';
import { type SharedSource } from '@/store/box/shared-box';

export const boxes: Readonly<Record<string, BoxModule>> = {
  'spy-connection': spyConnection.box,
  spymaster: spymaster.box,
  'i-spy': iSpy.box,
};

interface Practised {
  readonly kind: string;
  readonly data: unknown;
  readonly id?: string;
}

const of = (kind: string, prints: readonly object[]): readonly Practised[] =>
  prints.map((data) => ({ kind, data }));
const places = PRACTICE_CITIES.map(({ id }, at) => ({
  kind: 'place',
  id,
  data: { x: 50 * at, y: 990 - 33 * at },
}));

const { openPrints, politicianPrints, assetPrints, map } = practiceOnMap({ seatCount: 4, startSeat: 0 });

/** As the entry screen calls spaces: by the connection that they were first seen on. */
function enteredConnections(): readonly ConnectionPrint[] {
  const names = new Map<string, string>();
  return PRACTICE_CONNECTIONS.map((connection) => ({
    ...connection,
    spaces: connection.spaces.map((space, place) => {
      const name = names.get(space) ?? spaceId(endsId(connection.cities), place);
      names.set(space, name);
      return name;
    }),
  }));
}

/** All that a box of each game holds. The prints are those of the practice boxes, as if an owner had entered them. */
const practised: Readonly<Record<string, readonly Practised[]>> = {
  'spy-connection': [
    ...PRACTICE_CITIES.map((data) => ({ kind: 'city', id: data.id, data })),
    ...of('connection', enteredConnections()),
    ...of('mission', PRACTICE_MISSIONS),
    ...of('start-mission', PRACTICE_START_MISSIONS),
    { kind: 'prices', id: 'light', data: { slots: [0, 1, 2, 2] } },
    ...places,
  ],
  spymaster: [
    ...PRACTICE_LOCATIONS.map((data) => ({ kind: 'location', id: data.location, data })),
    { kind: 'type', id: 'fourth', data: { name: 'Ciphers' } },
    ...of('intelligence', PRACTICE_INTELLIGENCE),
    ...of('mission', SPYMASTER_MISSIONS),
  ],
  'i-spy': [
    ...openPrints.map(openEntry),
    ...of('politician', politicianPrints),
    ...of('asset', assetPrints),
    ...(map?.regions ?? []).map((data) => ({ kind: 'region', id: data.id, data })),
    ...of('route', map?.routes ?? []),
    ...(map?.airshipRoutes ?? []).map((data) => ({ kind: 'airship-route', id: data.id, data })),
  ],
};

export const fullPrints = (game: string): readonly Print[] => {
  const module = boxes[game] as BoxModule;
  const prints: Print[] = [];
  for (const { kind, data, id } of practised[game] ?? []) {
    const taken = (known: string) => prints.some((print) => print.kind === kind && print.id === known);
    const print = newPrint(
      module,
      { kind, data: data as object, ...(id === undefined ? {} : { id }) },
      taken,
    );
    if (!print) throw new Error(`No print: ${kind} ${JSON.stringify(data)}`);
    prints.push(print);
  }
  return prints;
};

export const entryOf = ({ kind, id, data }: Print, source: SharedSource = 'owner'): Entry =>
  source === 'read'
    ? { kind, id, readings: [{ data, from: ['m1#1'] }] }
    : { kind, id, readings: [], confirmed: { data, source } };

export const boxOf = (game: string, entries: readonly Entry[], more: Partial<Box> = {}): Box => ({
  id: 'b1',
  game,
  isDefault: true,
  entries,
  ...more,
});

export const fullBox = (game: string): Box =>
  boxOf(
    game,
    fullPrints(game).map((print) => entryOf(print)),
    { name: 'Friday’s box' },
  );
