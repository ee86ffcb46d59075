import { type Move } from '@/rules/i-spy/game';
import { type Table, adam, coerce, contact, emily, initiative, play } from './support/table';
import { enter, layOnMap, leave, travel } from './support/map-table';

const coercing = (at: readonly string[]) =>
  layOnMap({ at, players: [{}, { tags: 1 }] }).does(
    adam,
    play('misdirect', { target: emily }),
    initiative(adam),
  );

/** What a table may try that is not possible, and the one reason of each; nothing has changed then. */
const list: readonly (readonly [what: string, reason: string, table: () => Table, move: Move])[] = [
  [
    '[IS-30] a Route that is not there',
    'IS-30/no-route',
    () => layOnMap({ at: ['praha'] }).does(adam, play('overnight-line')),
    travel('milano'),
  ],
  [
    '[IS-31] an occupied Region',
    'IS-31/occupied',
    () => layOnMap({ at: ['praha', 'wien'] }).does(adam, play('overnight-line')),
    travel('wien'),
  ],
  [
    '[IS-32] a second visit',
    'IS-32/second-visit',
    () => layOnMap({ at: ['hamburg'] }).does(adam, enter('berlin-1'), leave('leipzig')),
    enter('berlin-1'),
  ],
  [
    '[IS-30] a Ticket too many',
    'IS-30/no-ticket',
    () =>
      layOnMap({ at: ['praha'] }).does(adam, play('private-line'), ...['wien', 'praha', 'wien'].map(travel)),
    travel('praha'),
  ],
  ['[IS-27] a contact outside', 'IS-27/outside', () => layOnMap({ at: ['leipzig'] }), contact('berlin')],
  [
    '[IS-31] a card whose requirement is not met',
    'IS-31/not-adjacent',
    () => layOnMap({ at: ['praha', 'riga'] }),
    play('trace', { target: emily }),
  ],
  [
    '[IS-37] a Special Action Card picked by Coerce',
    'IS-37/special',
    () => coercing(['praha', 'wien']),
    coerce('photographer', 'coercer'),
  ],
  [
    '[IS-38] into a Capital while coerced',
    'IS-38/no-capitals',
    () => coercing(['leipzig', 'hamburg']).does(adam, coerce('overnight-line', 'opponent')),
    enter('berlin-1'),
  ],
];

test.each(list)('%s', (_, reason, table, move) => {
  expect(table().why(adam, move)).toEqual([reason]);
});

test('[IS-24] each has its own reason', () => {
  expect(new Set(list.map(([, reason]) => reason)).size).toBe(list.length);
});
