import { iSpySamplers } from '@/__tests__/support/play/i-spy';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { type Actor } from '@/rules/core/seat';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { practiceOnMap, practiceOptions } from '@/rules/i-spy/box/practice';
import { full } from '@/rules/i-spy/game';
import { light } from '@/rules/i-spy/light/game';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { type State } from '@/rules/i-spy/model/state';
import { chanceOf } from '../../support/chance';
import { iSpyMoves, iSpyLightMoves } from '../../support/game-examples';
import { expectPieces } from './support/invariants';
import { tableOptions } from './support/table';
import { thrown } from './support/thrown';

const ATTEMPTS = process.env.SOAK === '1' ? 300_000 : 8_000;
const pick = chanceOf(Number(process.env.SOAK_SEED ?? 4));

const statesOfPlay = (options: object): readonly State[] => {
  const states: State[] = [];
  const inspect = (log: { readonly state: unknown }) => states.push(log.state as State);
  playOut(
    {
      game: full as never,
      options: options as never,
      pick,
      samplers: iSpySamplers as never,
      cap: 700,
      inspect,
    },
    new Coverage(),
  );
  return states;
};

test('[IS-2] [IS-3] whatever move is understood is answered, and what is legal keeps every piece', () => {
  const practice = {
    ...practiceOptions({ seatCount: 3, startSeat: 0 }),
    specialActionCards: true,
    finalReport: true,
  };
  const onMap = { ...practiceOnMap({ seatCount: 3, startSeat: 0 }), specialActionCards: true };
  const states = [practice, tableOptions(3), onMap, tableOptions(3, { map: PRACTICE_MAP })].flatMap(
    statesOfPlay,
  );
  const examples = Object.values(iSpyMoves);
  const actors: readonly Actor[] = [0, 1, 2, 'table'];
  let understood = 0;
  let legal = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const parsed = full.codec.move.parse(thrown(examples[pick(examples.length)], pick));
    if (!parsed.ok) continue;
    understood++;
    const state = states[pick(states.length)] as State;
    const actor = pick(2) === 0 ? state.turn.seat : (actors[pick(4)] as Actor);
    const hard = full
      .check(state, actor, parsed.value)
      .filter(({ certainty, overrulable }) => certainty === 'broken' && !overrulable);
    if (typeof actor === 'number') full.repairs(state, actor, parsed.value);
    full.describe(state, { id: 1, group: 1, actor, move: parsed.value }, 'table');
    if (hard.length > 0) continue;
    legal++;
    expectPieces(full.apply(state, actor, parsed.value));
  }
  expect(understood).toBeGreaterThan(ATTEMPTS / 2);
  expect(legal).toBeGreaterThan(50);
});

test('[IS-3] light tracking answers every move too', () => {
  const blank = light.start({ ...tableOptions(3), opened: 'at-the-start' });
  let pad = blank;
  let legal = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const examples = Object.values(iSpyLightMoves);
    const parsed = light.codec.move.parse(thrown(examples[pick(examples.length)], pick));
    if (!parsed.ok) continue;
    const actor = pick(4) === 0 ? 'table' : pick(3);
    // The same Politician is read again and again, so that a match comes to a stop.
    if (attempt % 100 === 0) pad = blank;
    const hard = light
      .check(pad, actor, parsed.value)
      .some(({ overrulable, certainty }) => certainty === 'broken' && !overrulable);
    if (hard || (parsed.value.type === 'leave' && pick(50) > 0)) continue;
    legal++;
    pad = light.apply(pad, actor, parsed.value);
    for (const measure of ['influence', 'power'] as const)
      for (const nation of NATIONS) {
        const value = pad.standing[measure][nation];
        if (!(value >= 0 && value <= 38)) throw new Error(`[IS-3] ${value}`);
      }
  }
  expect(legal).toBeGreaterThan(50);
});

test('[IS-2] an id that every object answers to is not understood', () => {
  const print = { id: 'constructor', influence: {} };
  expect(full.codec.move.parse({ type: 'reveal-politician', print }).ok).toBe(false);
  expect(full.codec.move.parse({ type: 'play-card', card: '__proto__' }).ok).toBe(false);
  expect(
    full.codec.move.parse({ type: 'shuffle-assets', cards: Array.from({ length: 36 }, () => 'a') }).ok,
  ).toBe(false);
  expect(
    full.codec.move.parse({ type: 'resolve-text', source: { kind: 'asset', asset: 99 }, effects: [] }).ok,
  ).toBe(false);
  expect(light.codec.move.parse({ type: 'enter-records', owed: { italy: -1 } }).ok).toBe(false);
});
