import { type Print } from '@/rules/core/shape';
import { reasonId } from '@/rules/core/violation';
import { PRACTICE_ASSETS, PRACTICE_POLITICIANS } from '@/rules/i-spy/box/practice';
import { PRACTICE_PRINTS } from '@/rules/i-spy/box/practice-prints';
import { openEntry, type OpenPrint, politicianEntry } from '@/rules/i-spy/model/prints';
import { modules } from '@/rules/i-spy/game';

const { box } = modules;

const asset = (id: string, cost: number): Print => ({ kind: 'asset', id, data: { id, cost } });
const assets = PRACTICE_ASSETS.map((data): Print => ({ kind: 'asset', id: data.id, data }));
const full = [...PRACTICE_PRINTS.map(openEntry), ...PRACTICE_POLITICIANS.map(politicianEntry), ...assets];
const why = (prints: readonly Print[]) => box.check(prints).map(reasonId);
const printed = (...prints: readonly OpenPrint[]) => why(prints.map(openEntry));

test('[IS-2] 39 Politicians and 35 Assets are a full box, one more of either is too many, IS-2/too-many', () => {
  expect(why([])).toEqual([]);
  expect(why(full)).toEqual([]);
  expect(why([...full, asset('asset-5', 5)])).toEqual(['IS-2/too-many']);
  expect(why([...full, politicianEntry({ id: 'one-more', influence: { italy: 1 } })])).toEqual([
    'IS-2/too-many',
  ]);
});

test('[IS-2] two Politicians of one name are asked about, IS-2/looks-alike', () => {
  const tile = (id: string, name?: string) =>
    politicianEntry({ id, influence: { italy: 1 }, ...(name === undefined ? {} : { name }) });
  expect(why([tile('a', 'Ada'), tile('b', 'Ben')])).toEqual([]);
  expect(why([tile('a'), tile('b')])).toEqual([]);
  expect(why([tile('a', 'Ada'), tile('b', 'Ada')])).toEqual(['IS-2/looks-alike']);
});

test('[IS-4] a third German Action Card is one too many, and so is a second contact of a Nation', () => {
  const card = (name: 'blackmail' | 'extort', nation: 'germany' | 'italy'): OpenPrint => ({
    kind: 'card',
    card: name,
    influence: { [nation]: 2 },
  });
  expect(printed(card('extort', 'germany'), card('blackmail', 'italy'))).toEqual([]);
  expect(printed(card('extort', 'germany'), card('blackmail', 'germany'))).toContain('IS-4/third-card');
  const contact: OpenPrint = {
    kind: 'contact',
    capital: 'rome',
    nation: 'france',
    influence: 2,
    rewards: [{ kind: 'icon', icon: 'control' }, { kind: 'other' }],
  };
  expect(printed(contact)).toEqual(['IS-4/second-contact']);
});

test('[IS-41] an Asset costs 4 to 10', () => {
  expect(why([asset('a', 4), asset('b', 10)])).toEqual([]);
  expect(why([asset('a', 3)])).toEqual(['IS-41/cost']);
  expect(why([asset('a', 11)])).toEqual(['IS-41/cost']);
  expect(box.check([asset('a', 11)])[0]?.focus).toEqual(['asset/a']);
});

describe('the map', () => {
  const region = (id: string, more: object = {}): Print => ({
    kind: 'region',
    id,
    data: { id, name: id, kind: 'normal', ...more },
  });
  const route = (...ends: readonly [string, string]): Print => ({
    kind: 'route',
    id: ends.join('--'),
    data: { regions: ends },
  });

  test('[IS-31] a Route joins two Regions that are known', () => {
    expect(why([region('a'), region('b'), route('a', 'b')])).toEqual([]);
    expect(why([region('a'), route('a', 'b')])).toEqual(['IS-31/no-such-region']);
    expect(box.check([region('a'), route('a', 'b')])[0]?.focus).toEqual(['route/a--b']);
  });

  test('[IS-10] there are five Supply Caches', () => {
    const caches = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => region(id, { kind: 'cache' }));
    expect(why(caches.slice(1))).toEqual([]);
    expect(why(caches)).toEqual(['IS-10/sixth-cache']);
  });
});
