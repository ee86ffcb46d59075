import { shortLabel } from '@/components/match/correct/short-label';
import { type LedgerEntry } from '@/rules/core/ledger';
import { message, seat } from '@/rules/core/message';

const line = (of?: number): LedgerEntry => ({
  ...{ kind: 'count', id: 'line', value: 0, min: 0, max: 9 },
  label: message('ledger.line', of === undefined ? {} : { seat: seat(of) }),
});

const said = (name: string, whole: string, of?: number) =>
  shortLabel({ say: () => whole, seatName: () => name }, line(of));

test.each([
  ['Ben', 'Ben: open Missions', 'Open Missions'],
  ['Ben', 'Ben : missions inachevées', 'Missions inachevées'],
  ['محمد', '\u2068محمد\u2069: open Missions', 'Open Missions'],
  ['Ben', 'Supply of Ben', 'Supply of Ben'],
  ['Be', 'Ben: open Missions', 'Ben: open Missions'],
])('below the name of %s, “%s” is “%s”', (name, whole, short) => {
  expect(said(name, whole, 0)).toBe(short);
});

test('a line of nobody is said whole', () => {
  expect(said('Ben', 'Ben: open Missions')).toBe('Ben: open Missions');
});
