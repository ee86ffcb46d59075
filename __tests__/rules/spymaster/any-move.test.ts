import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { spyMasterSamplers as samplers } from '@/__tests__/support/play/spymaster';
import { type Actor } from '@/rules/core/seat';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { AREAS, COLOURS, INTELLIGENCE_TYPES, LOCATIONS } from '@/rules/spymaster/model/prints';
import { type State } from '@/rules/spymaster/model/state';
import { chanceOf } from '../../support/chance';
import { spyMasterMoves } from '../../support/game-examples';
import { times } from '../../support/soak';
import { expectWhole } from './support/invariants';

const ATTEMPTS = times(6_000, 400_000);
const pick = chanceOf(Number(process.env.SOAK_SEED ?? 3));
const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;

const strings = (value: string): string => {
  if (value.startsWith('area-')) return one(value.length > 6 ? LOCATIONS : AREAS);
  if ((COLOURS as readonly string[]).includes(value)) return one(COLOURS);
  if ((INTELLIGENCE_TYPES as readonly string[]).includes(value)) return one(INTELLIGENCE_TYPES);
  return `practice-mission-${1 + pick(70)}`;
};

/** An example of a move with its ids and numbers thrown about. */
const thrown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(thrown);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'type' && 'value' in value === false ? inner : thrown(inner),
      ]),
    );
  if (typeof value === 'string') return value === 'freelance' ? value : strings(value);
  return typeof value === 'number' ? pick(6) : value;
};

const statesOfPlay = (): readonly State[] => {
  const states: State[] = [];
  const practice = practiceOptions({ seatCount: 3, startSeat: 0 });
  const blank = {
    ...practice,
    intelligenceDeck: 'physical',
    rows: 'blank',
    missionDeck: 'physical',
    box: 'owner',
  } as const;
  const inspect = (log: { readonly state: unknown }) => states.push(log.state as State);
  for (const options of [practice, blank])
    playOut({ game: full as never, options, pick, samplers, cap: 300, inspect } as never, new Coverage());
  return states;
};

test('[SM-50] whatever move is understood is answered, and what is legal or overruled keeps every piece', () => {
  const states = statesOfPlay();
  const examples = Object.values(spyMasterMoves);
  const actors: readonly Actor[] = [0, 1, 2, 5, 'table'];
  let understood = 0;
  let legal = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const parsed = full.codec.move.parse(thrown(one(examples)));
    if (!parsed.ok) continue;
    understood++;
    const state = one(states);
    const actor = pick(2) === 0 ? state.active : one(actors);
    const move: Move = parsed.value;
    const refused = full.check(state, actor, move).filter(({ overrulable }) => !overrulable);
    full.repairs(state, actor, move);
    full.describe(state, { id: 1, group: 1, actor, move }, 'table');
    full.reveals(state, { id: 1, group: 1, actor, move });
    if (refused.some(({ certainty }) => certainty === 'broken')) continue;
    legal++;
    expectWhole(full.apply(state, actor, move));
  }
  expect(understood).toBeGreaterThan(ATTEMPTS / 3);
  expect(legal).toBeGreaterThan(ATTEMPTS / 100);
});

test('[SM-4] what the codec does not know is not understood', () => {
  const hostile: readonly unknown[] = [
    { type: 'move-agent', agent: 'freelance', from: 'constructor', to: '__proto__' },
    { type: 'move-agent', agent: 9, from: 'area-1-hub', to: 'area-2-hub' },
    { type: 'burn-to-move', card: { type: 'gossip', value: 1 } },
    { type: 'burn-to-move', card: { type: 'fourth', value: 0 } },
    { type: 'burn-to-move', card: { type: 'fourth', value: 1e9 } },
    { type: 'lay-out-row', cards: Array.from({ length: 20 }, () => ({ type: 'fourth', value: 1 })) },
    { type: 'cut-files', cuts: [1.5], spyMasterCard: 0 },
    { type: 'cut-files', cuts: [NaN], spyMasterCard: 0 },
    { type: 'complete-mission', area: 'area-7', burned: [] },
    { type: 'note-location', print: { location: 'area-1-hub', city: 'atlantis' } },
    { type: 'place-freelance-agents', locations: [] },
    { type: 'choose-stack', stack: 6 },
    JSON.parse('{"type":"pass","__proto__":{"x":1}}'),
  ];
  for (const input of hostile) expect(full.codec.move.parse(input).ok).toBe(false);
});
