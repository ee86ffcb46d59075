import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { type Actor } from '@/rules/core/seat';
import { full, type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { PRACTICE_CITIES, PRACTICE_CONNECTIONS, practiceOptions } from '@/rules/spy-connection/box/practice';
import { connectionMoves } from '../../support/game-examples';
import { chanceOf } from '../../support/chance';
import { expectAgents } from './support/invariants';

const ATTEMPTS = process.env.SOAK === '1' ? 500_000 : 8_000;
const pick = chanceOf(Number(process.env.SOAK_SEED ?? 3));

const ids = [
  ...PRACTICE_CITIES.map(({ id }) => id),
  ...PRACTICE_CONNECTIONS.flatMap(({ id, spaces }) => [id, ...spaces]),
  'practice-mission-1',
  'practice-start-2',
  'atlantis',
];

/** An example of a move with its ids and numbers thrown about. */
const thrown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(thrown);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'type' ? inner : thrown(inner)]),
    );
  if (typeof value === 'string') return ids[pick(ids.length)];
  return typeof value === 'number' ? 1 + pick(15) : value;
};

const statesOfPlay = (): readonly State[] => {
  const states: State[] = [];
  const options = practiceOptions({ seatCount: 3, startSeat: 0 });
  const inspect = (log: { readonly state: unknown }) => states.push(log.state as State);
  playOut({ game: full as never, options, pick, cap: 400, inspect }, new Coverage());
  return states;
};

test('[SC-70] whatever move is understood is answered, and what is legal keeps all Agents', () => {
  const states = statesOfPlay();
  const examples = Object.values(connectionMoves);
  const actors: readonly Actor[] = [0, 1, 2, 'table'];
  let understood = 0;
  let legal = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const parsed = full.codec.move.parse(thrown(examples[pick(examples.length)]));
    if (!parsed.ok) continue;
    understood++;
    const state = states[pick(states.length)] as State;
    const actor = pick(2) === 0 ? state.active : (actors[pick(4)] as Actor);
    const move: Move = parsed.value;
    const refused = full.check(state, actor, move).filter(({ overrulable }) => !overrulable);
    if (typeof actor === 'number') full.repairs(state, actor, move);
    if (refused.some(({ certainty }) => certainty === 'broken')) continue;
    legal++;
    expectAgents(full.apply(state, actor, move));
  }
  expect(understood).toBeGreaterThan(ATTEMPTS / 2);
  expect(legal).toBeGreaterThan(50);
});

test('[SC-3] an id that every object answers to is not understood', () => {
  expect(full.codec.move.parse({ type: 'take-back-agents', spaces: ['constructor'] }).ok).toBe(false);
  expect(full.codec.move.parse({ type: 'move-spy', city: '__proto__' }).ok).toBe(false);
});
