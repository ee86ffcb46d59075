import { type GameModule } from '@/rules/core/contract';
import { parseEntry } from '@/rules/core/log/journal';
import { courier } from '../../support/courier/game';

const game = courier as unknown as GameModule;
const event = { id: 1, group: 1, actor: 0, move: { type: 'pass' } };
const entry = { at: 5, kind: 'append', events: [event] };
const withEvent = (changed: object) => ({ ...entry, events: [{ ...event, ...changed }] });

test.each([
  ['a move', entry],
  ['two moves', { ...entry, events: [event, { ...event, id: 2, actor: 'table' }] }],
  ['a move that the table overruled', withEvent({ overruled: ['X-1/y'] })],
  ['an undo', { at: 5, kind: 'undo', steps: 2 }],
  ['a move and whose time it took', { ...entry, spent: { seat: 1, time: 84_000 } }],
  ['an undo and whose time it took', { at: 5, spent: { seat: 0, time: 0 }, kind: 'undo', steps: 1 }],
  ['a turn clock that is paused', { at: 5, kind: 'clock', to: 'pause' }],
])('%s is understood as it is', (_, input) => {
  expect(parseEntry(game.codec.move, input)).toEqual({ ok: true, value: input });
});

const rewrite = { at: 5, kind: 'rewrite', dropped: [], overruled: [] };

test('a change to the past holds several entries, or one as it was stored at first', () => {
  const several = { ...rewrite, amended: [event, { ...event, id: 2 }] };
  expect(parseEntry(game.codec.move, several)).toEqual({ ok: true, value: several });
  expect(parseEntry(game.codec.move, { ...rewrite, amended: event })).toEqual({
    ok: true,
    value: { ...rewrite, amended: [event] },
  });
});

test.each([
  ['nothing', null, ''],
  ['a list', [], 'kind'],
  ['no events', { at: 5, kind: 'append' }, 'events'],
  ['an empty list of events', { ...entry, events: [] }, 'events'],
  ['events that are no list', { ...entry, events: { length: 1 } }, 'events'],
  ['an event that is nothing', { ...entry, events: [null] }, 'events.0'],
  ['a second event that is text', { ...entry, events: [event, 'x'] }, 'events.1'],
  ['a time in words', { ...entry, at: 'now' }, 'at'],
  ['no time', { kind: 'append', events: [event] }, 'at'],
  ['a field too many', { ...entry, note: 1 }, 'note'],
  ['a field too many in an event', withEvent({ note: 1 }), 'events.0.note'],
  ['a hidden field', JSON.parse('{"at":5,"kind":"append","events":[],"__proto__":{}}'), 'events'],
  ['a negative id', withEvent({ id: -1 }), 'events.0.id'],
  ['half an id', withEvent({ id: 1.5 }), 'events.0.id'],
  ['a group in words', withEvent({ group: '1' }), 'events.0.group'],
  ['nobody', withEvent({ actor: 'nobody' }), 'events.0.actor'],
  ['a negative seat', withEvent({ actor: -1 }), 'events.0.actor'],
  ['a move without a name', withEvent({ move: { card: 'c1' } }), 'events.0.move'],
  ['no move', withEvent({ move: null }), 'events.0.move'],
  ['a move of another game', withEvent({ move: { type: 'fly' } }), 'move.type'],
  ['an unknown kind', { at: 5, kind: 'wish' }, 'kind'],
  ['a change that sets nothing right', { ...rewrite, amended: [] }, 'amended'],
  ['a change to a move without a name', { ...rewrite, amended: [{ ...event, move: {} }] }, 'amended'],
  ['time of nobody', { ...entry, spent: { time: 5 } }, 'spent.seat'],
  ['time that runs back', { ...entry, spent: { seat: 0, time: -5 } }, 'spent.time'],
  ['time of a seat that no table has', { ...entry, spent: { seat: 99, time: 5 } }, 'spent.seat'],
  ['a turn clock that counts down', { at: 5, kind: 'clock', to: 'down' }, 'to'],
  ['an undo of nothing', { at: 5, kind: 'undo', steps: 0 }, 'steps'],
])('%s is refused with its place', (_, input, path) => {
  const parsed = parseEntry(game.codec.move, input);
  expect(parsed.ok ? 'understood' : parsed.error.path).toBe(path);
});
