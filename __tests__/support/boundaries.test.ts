import path from 'node:path';
import { Linter } from 'eslint';

const config = [
  ...jest.requireActual<Linter.Config[]>('@/eslint.config.js'),
  // It looks for the probes on the disk, where they are not.
  { rules: { 'import/no-cycle': 'off' as const } },
];
const linter = new Linter({ configType: 'flat' });

const watched = ['debrief/boundaries', 'no-restricted-globals', 'no-restricted-properties', 'broken'];

const reported = (file: string, code: string): readonly string[] =>
  linter
    .verify(code, config, { filename: path.resolve(file) })
    .map(({ ruleId, fatal }) => (fatal ? 'broken' : (ruleId ?? 'ignored')))
    .filter((ruleId) => watched.includes(ruleId));

const imports = (from: string) => `import * as other from '${from}';\nexport const used = other;\n`;

describe('imports flow one way, and the linter refuses the others', () => {
  test.each([
    ['rules/core/probe.ts', 'react'],
    ['rules/core/probe.ts', 'react-native'],
    ['rules/core/probe.ts', 'expo-crypto'],
    ['rules/core/probe.ts', 'i18next'],
    ['rules/core/probe.ts', '@/store/probe'],
    ['rules/core/probe.ts', '@/i18n/en/app'],
    ['rules/spymaster/probe.ts', '@/rules/spy-connection/probe'],
    ['rules/spymaster/model/probe.ts', '../../spy-connection/probe'],
    ['rules/spymaster/moves/probe.ts', '@/rules/i-spy/moves/probe'],
    ['rules/spymaster/probe.ts', 'react'],
    ['rules/core/probe.ts', '@/rules/spymaster/probe'],
    ['rules/core/log/probe.ts', '../../../store/probe'],
    ['rules/core/probe.ts', '../../store/probe'],
    ['components/games/spymaster/probe.tsx', '@/components/games/i-spy/probe'],
    ['components/games/spymaster/probe.tsx', '@/rules/i-spy/probe'],
    ['components/games/spymaster/probe.tsx', '../i-spy/probe'],
    ['components/match/probe.tsx', '@/components/games/i-spy/probe'],
    ['components/match/probe.tsx', '@/rules/i-spy/model/state'],
    ['store/probe.ts', '@/components/kit/Button'],
    ['store/probe.ts', '../components/kit/Button'],
    ['store/probe.ts', '@/rules/spymaster/probe'],
    ['store/probe.ts', '@/components/games/index'],
    ['components/kit/probe.tsx', '@/app/index'],
    ['components/kit/probe.tsx', '../../app/index'],
    ['app/probe.tsx', '@/__tests__/support/courier/game'],
    ['i18n/en/probe.ts', '@/store/probe'],
    ['components/kit/theme/probe.ts', '../Button'],
    ['components/kit/probe.tsx', '@/components/match/use-dispatch'],
    ['components/match/probe.tsx', '@/components/games/index'],
    ['components/games/spymaster/probe.tsx', '@/components/shell/home/Games'],
    ['store/storage/probe.ts', '../match/header'],
    ['components/kit/a-new-folder/probe.tsx', './other'],
  ])('%s may not import %s', (file, from) => {
    expect(reported(file, imports(from))).toEqual(['debrief/boundaries']);
  });

  test.each([
    ['rules/core/probe.ts', './codec'],
    ['rules/core/log/probe.ts', '../codec'],
    ['rules/core/probe.ts', 'valibot'],
    ['rules/spymaster/moves/probe.ts', '@/rules/spymaster/model/scoring'],
    ['rules/spymaster/moves/probe.ts', '../model/scoring'],
    ['rules/spymaster/model/probe.ts', '@/rules/core/seat'],
    ['store/probe.ts', '@/rules/core/contract'],
    ['components/games/spymaster/probe.tsx', '@/rules/spymaster/model/state'],
    ['components/games/index.ts', './spymaster/screens'],
    ['components/match/probe.tsx', '@/store/probe'],
    ['app/probe.tsx', '@/components/kit/Button'],
    ['components/shell/home/probe.tsx', '@/components/games/index'],
    ['components/games/spymaster/board/probe.tsx', '../actions/probe'],
    ['store/storage/probe.ts', '@/package.json'],
    ['__tests__/rules/probe.ts', '@/rules/spymaster/model/scoring'],
  ])('%s may import %s', (file, from) => {
    expect(reported(file, imports(from))).toEqual([]);
  });
});

test.each([
  "export * from '@/rules/i-spy/probe';",
  "export { used } from '../i-spy/probe';",
  "export const used = import('@/rules/i-spy/probe');",
  "export const used = require('@/rules/i-spy/probe');",
  "export type Used = import('@/rules/i-spy/probe').Used;",
])('no other way around the boundary: %s', (code) => {
  expect(reported('rules/spymaster/probe.ts', code)).toEqual(['debrief/boundaries']);
});

describe('rules/ knows neither chance nor clock', () => {
  test.each([
    ['Math.random()', 'no-restricted-properties'],
    ['Date.now()', 'no-restricted-globals'],
    ['new Date()', 'no-restricted-globals'],
    ['crypto.randomUUID()', 'no-restricted-globals'],
    ['performance.now()', 'no-restricted-globals'],
    ['globalThis.Date.now()', 'no-restricted-globals'],
  ])('%s is refused', (code, ruleId) => {
    expect(reported('rules/core/probe.ts', `export const value = ${code};\n`)).toContain(ruleId);
  });

  test.each(['components/kit/probe.tsx', 'store/probe.ts', 'app/probe.tsx'])(
    '%s leaves chance to store/draw',
    (file) => {
      expect(reported(file, 'export const value = Math.random();\n')).toEqual(['no-restricted-properties']);
    },
  );

  test('ordinary arithmetic is fine', () => {
    expect(reported('rules/core/probe.ts', 'export const value = Math.max(1, 2);\n')).toEqual([]);
  });
});
