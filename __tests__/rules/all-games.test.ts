import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from '@/__tests__/support/all-words';
import { type RuleKind } from '@/rules/core/violation';
import { games } from '@/__tests__/support/games';
import { progress, tell } from '../support/soak';

interface Documented {
  readonly rules: Readonly<Record<string, RuleKind>>;
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  readonly topics: readonly { readonly id: string; readonly rules: readonly string[] }[];
}

const documentedOf = (id: string): Documented => ({
  rules: jest.requireActual(`@/rules/${id}/model/rules`).RULES,
  refusals: jest.requireActual(`@/rules/${id}/model/refusals`).REFUSALS,
  topics: jest.requireActual(`@/rules/${id}/model/rules`).TOPICS,
});

interface Written {
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

/** The tests of a game, one text each, with the title in front. */
const testsOf = (id: string): readonly Written[] => {
  const folder = path.join(__dirname, id);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split(/\b(?=(?:test|describe)(?:\.each\b|\())/)
        .map((text) => ({ file, title: /['"`](.*)['"`],/.exec(text)?.[1] ?? '', text })),
    );
};

const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id]) => id ?? '');

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const { rules, refusals, topics } = documentedOf(id);
  const ids = Object.keys(rules);
  const reasons = Object.entries(refusals).flatMap(([rule, codes]) =>
    codes.map((code) => [rule, code] as const),
  );
  const tests = testsOf(id);

  test('the rules that can refuse are those with reasons to refuse', () => {
    expect(Object.keys(refusals)).toEqual(ids.filter((rule) => rules[rule] === 'check'));
    expect(new Set(reasons.map((reason) => reason.join('/'))).size).toBe(reasons.length);
  });

  test('every rule is the title of a test, and no title names a rule that does not exist', () => {
    const named = new Set(tests.flatMap(({ title }) => idsIn(title)));
    expect([...named].filter((rule) => !ids.includes(rule))).toEqual([]);
    expect(ids.filter((rule) => !named.has(rule))).toEqual([]);
  });

  test('every reason is expected by a test titled with its rule', () => {
    const missing = reasons.filter(
      ([rule, code]) =>
        !tests.some(({ title, text }) => idsIn(title).includes(rule) && text.includes(`${rule}/${code}`)),
    );
    expect(missing).toEqual([]);
  });

  test('every rule stands under one topic', () => {
    expect(topics.flatMap((topic) => topic.rules).sort()).toEqual([...ids].sort());
  });

  // `npm run words` holds the other languages to the English keys.
  test('every rule, reason and topic has its English words, and no other', () => {
    const keys = new Set(Object.keys(english(id)).map((key) => key.replace(/_(one|other)$/, '')));
    const starting = (prefix: string) => [...keys].filter((key) => key.startsWith(prefix)).sort();
    expect(starting('rule.')).toEqual(ids.map((rule) => `rule.${rule}`).sort());
    expect(starting('why.')).toEqual(reasons.map(([rule, code]) => `why.${rule}.${code}`).sort());
    expect(starting('topic.')).toEqual(
      topics.flatMap((topic) => [`topic.${topic.id}.text`, `topic.${topic.id}.title`]).sort(),
    );
    const lessons = starting('teach.').length;
    expect(lessons).toBeGreaterThan(2);
    for (let card = 1; card <= lessons; card++) expect(keys).toContain(`teach.${card}`);
  });
});

const root = path.join(__dirname, '../..');

interface Run {
  readonly game: string;
  readonly files: ReadonlySet<string>;
  /** The titles of the tests that run. */
  readonly titled: string;
  /** The reason about which the rules keep silent. */
  readonly silent: string;
}

/** However busy the machine is, a test that takes long has not failed. */
const patience = '--testTimeout=600000';

const fails = ({ game, files, titled, silent }: Run): boolean => {
  const args = [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    ...[...files].map((file) => `__tests__/rules/${game}/${file}`),
    `--testNamePattern=${titled}`,
    `--setupFilesAfterEnv=${path.join(root, '__tests__/support/switch-off.ts')}`,
    '--silent',
    patience,
  ];
  progress(`${silent} switched off`);
  const env = { ...process.env, SOAK: '', SOAK_FIGURES: '', DEBRIEF_SWITCHED_OFF: silent };
  return spawnSync(process.execPath, args, { cwd: root, env }).status !== 0;
};

if (process.env.SOAK_RULES)
  describe.each(games.map(({ id }) => id))('%s, each reason switched off', (id) => {
    const tests = testsOf(id);
    const { refusals } = documentedOf(id);
    const reasons = Object.entries(refusals).flatMap(([rule, codes]) =>
      codes.map((code) => [rule, code] as const),
    );
    test('with none switched off every test of a rule is green', () => {
      const files = new Set(tests.filter(({ title }) => idsIn(title).length > 0).map(({ file }) => file));
      expect(fails({ game: id, files, titled: '\\[[A-Z]+-\\d+\\]', silent: 'none' })).toBe(false);
    });
    afterAll(() => tell(`${id} ${reasons.length} reasons switched off`));
    test.each(reasons)('%s/%s is missed', (rule, code) => {
      const silent = `${rule}/${code}`;
      const expecting = tests.filter(
        ({ title, text }) => idsIn(title).includes(rule) && text.includes(silent),
      );
      const files = new Set(expecting.map(({ file }) => file));
      expect(fails({ game: id, files, titled: `\\[${rule}\\]`, silent })).toBe(true);
    });
  });

test('games have their own ids, and full and light belong together', async () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  for (const { id, seats, load } of games) {
    const { full, light } = await load();
    expect([full.id, light.id, full.seats, light.seats]).toEqual([id, id, seats, seats]);
  }
});
