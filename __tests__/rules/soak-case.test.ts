import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type BaseMove } from '@/rules/core/contract';
import { Coverage } from '@/__tests__/support/play/playout';
import { games } from '@/__tests__/support/games';
import { anyGame } from '../support/replay';
import { problemOf, shrunk, type SoakCase, soaked } from '../support/soak-case';
import { chanceOf } from '../support/chance';
import { courier, digital, type Move } from '../support/courier/game';
import { type State } from '../support/courier/model';
import { expectPieces } from './i-spy/support/invariants';
import { expectPlayable } from './spy-connection/support/invariants';
import { expectWhole } from './spymaster/support/invariants';

const invariants: Readonly<Record<string, (state: never) => void>> = {
  'spy-connection': expectPlayable,
  spymaster: expectWhole,
  'i-spy': expectPieces,
};

/** Set by `npm run soak -- replay FILE`. */
const file = process.env.SOAK_REPLAY;
if (file)
  test(`${file} fails no more`, async () => {
    const found = JSON.parse(readFileSync(file, 'utf8')) as SoakCase;
    const modules = await games.find(({ id }) => id === found.game)?.load();
    const inspect = ({ state }: { readonly state: unknown }) => invariants[found.game]?.(state as never);
    expect(problemOf(anyGame<BaseMove, unknown>(modules?.full ?? {}), found, inspect)).toBeUndefined();
  });

test('what fails is left, and nothing that it does not need', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  expect(shrunk(numbers, (part) => part.includes(13) && part.includes(77))).toEqual([13, 77]);
});

test('a match that fails is written to a file, small, and fails again from there', () => {
  const inspect = ({ events }: { readonly events: readonly { readonly move: BaseMove }[] }) => {
    if (events.filter(({ move }) => move.type === 'pass').length > 1) throw new Error('two passes');
  };
  const playout = { game: courier, options: digital, pick: chanceOf(1), cap: 200, inspect };
  let told = '';
  try {
    soaked<Move, State>(playout, new Coverage(), 0);
  } catch (error) {
    told = String(error);
  }
  const [written = ''] = /dist\/soak\/[\w-]+\.json/.exec(told) ?? [];
  expect(existsSync(written)).toBe(true);
  const found = JSON.parse(readFileSync(written, 'utf8')) as SoakCase<Move>;
  rmSync(written);
  expect(found.drafts.filter(({ move }) => move.type === 'pass')).toHaveLength(2);
  expect(found.drafts.length).toBeLessThan(8);
  expect(problemOf(courier, found, inspect)).toBe('two passes');
});
