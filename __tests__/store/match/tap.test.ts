import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { courier, digital } from '../../support/courier/game';
import { type State } from '../../support/courier/model';
import { courierGame, courierMatch } from '../../support/desk';

/** A match whose moves teach a box, on a disk that works. */
const begin = async () => {
  const debrief = await Debrief.open({ backend: new MemoryBackend(), games: [courierGame] });
  const box = debrief.catalogue.createBox('courier', 'Ours');
  if (!box.ok) throw new Error(box.error.kind);
  const options = { ...digital, deck: 'physical', values: {} };
  const created = await debrief.matches.create({ ...courierMatch, options, box: box.value });
  if (!created.ok) throw new Error(created.error.kind);
  const match = await debrief.openMatch(created.value);
  if (!match.ok) throw new Error(match.error.kind);
  await debrief.flush();
  const { session } = match.value;
  const active = () => (session.moment.standing.log.state as State).active;
  const known = () => debrief.catalogue.printsOf('courier', box.value, 'card');
  return { debrief, session, active, known };
};

test('a tap that reveals two prints changes the box once, and screens are told of the match once', async () => {
  const { debrief, session, active, known } = await begin();
  const boxes: number[] = [];
  const moments: unknown[] = [];
  debrief.catalogue.state.subscribe(() => boxes.push(known().length));
  session.subscribe(() => moments.push(session.moment));
  const seat = active();
  const played = session.play([
    { actor: 'table', move: { type: 'draw' } as never },
    { actor: seat, move: { type: 'play', card: 'c3', value: 4 } as never },
    { actor: 'table', move: { type: 'draw' } as never },
    { actor: 1 - seat, move: { type: 'play', card: 'c5', value: 2 } as never },
  ]);
  expect(played).toEqual({ kind: 'played' });
  expect([boxes, moments.length]).toEqual([[2], 1]);
  session.undo();
  expect([boxes, moments.length]).toEqual([[2, 0], 2]);
  session.redo();
  expect([boxes, moments.length]).toEqual([[2, 0, 2], 3]);
});

test('a tap asks the rules once for the status and applies each move once, at any length of the match', async () => {
  const { session, active } = await begin();
  const applied = jest.spyOn(courier, 'apply');
  const asked = jest.spyOn(courier, 'status');
  session.subscribe(() => undefined);
  // Corrections can go on for ever, which a game of twelve cards cannot.
  for (let turn = 0; turn < 150; turn++) {
    const changes = [{ entry: 'active', to: String(1 - active()) }];
    applied.mockClear();
    asked.mockClear();
    const move = { type: 'correct', changes } as never;
    expect(session.play([{ actor: 'table', move }])).toEqual({ kind: 'played' });
    const states = asked.mock.calls.map(([state]) => state);
    expect([applied.mock.calls.length, new Set(states).size]).toEqual([1, states.length]);
  }
  applied.mockRestore();
  asked.mockRestore();
});
