import { timeOrDay } from '@/components/shell/home/day';

const at = (day: number, hour: number, year = 2026) => new Date(year, 10, day, hour, 5);

test.each([
  ['of today by the time', at(19, 9), '09:05'],
  ['of yesterday by the day', at(18, 23), '18 Nov'],
  ['of another year by the year too', at(19, 9, 2025), '19 Nov 2025'],
])('a running match %s', (_, opened, shown) => {
  expect(timeOrDay(opened.getTime(), at(19, 23), 'en-GB')).toBe(shown);
});
