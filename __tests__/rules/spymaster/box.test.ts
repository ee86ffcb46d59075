import { type Print } from '@/rules/core/shape';
import { reasonId } from '@/rules/core/violation';
import { PRACTICE_INTELLIGENCE, PRACTICE_LOCATIONS, PRACTICE_MISSIONS } from '@/rules/spymaster/box/practice';
import { type MissionPrint } from '@/rules/spymaster/model/prints';
import { modules } from '@/rules/spymaster/game';

const { box } = modules;

const locations = PRACTICE_LOCATIONS.map((data): Print => ({ kind: 'location', id: data.location, data }));
const cards = PRACTICE_INTELLIGENCE.map((data, at): Print => ({ kind: 'intelligence', id: `c-${at}`, data }));
const missions = PRACTICE_MISSIONS.map((data): Print => ({ kind: 'mission', id: data.id, data }));
const full = [...locations, ...cards, ...missions];
const why = (prints: readonly Print[]) => box.check(prints).map(reasonId);
const mission = (id: string, change: Partial<MissionPrint>): Print => ({
  kind: 'mission',
  id,
  data: { ...PRACTICE_MISSIONS[0], ...change, id },
});

test('[SM-2] 25 cards of a type are all there are', () => {
  expect(why([])).toEqual([]);
  expect(why(full)).toEqual([]);
  const dossier: Print = { kind: 'intelligence', id: 'dossiers-1-99', data: { type: 'dossiers', value: 1 } };
  expect(why([...full, dossier])).toEqual(['SM-2/too-many-of-type']);
  expect(box.check([...full, dossier])[0]?.focus).toHaveLength(26);
});

test('[SM-3] a 61st Mission is one too many', () => {
  expect(why([...full, mission('extra', { points: 98 })])).toEqual(['SM-3/too-many-missions']);
});

test('[SM-4] two locations do not share a name', () => {
  const named = (location: string, name: string): Print => ({
    kind: 'location',
    id: location,
    data: { location, name },
  });
  expect(why([named('area-1-red', 'Oran'), named('area-2-red', 'Accra')])).toEqual([]);
  expect(why([named('area-1-red', 'Oran'), named('area-2-red', 'Oran')])).toEqual(['SM-4/name-twice']);
  const both = box.check([
    named('area-1-red', 'Oran'),
    named('area-2-red', 'Oran'),
    named('area-3-red', 'Accra'),
  ]);
  expect(both[0]?.focus).toEqual(['location/area-1-red', 'location/area-2-red']);
});

test('[SM-50] two Missions that look alike are asked about, SM-50/looks-alike', () => {
  expect(why([mission('a', {}), mission('b', { points: 97 })])).toEqual([]);
  expect(why([mission('a', {}), mission('b', {})])).toEqual(['SM-50/looks-alike']);
  expect(box.check([mission('a', {}), mission('b', {})])[0]?.overrulable).toBe(true);
});
