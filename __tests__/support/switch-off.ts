import type { GameModules } from '@/rules/core/game';
import { games } from '@/rules/index';
import type { Violation } from '@/rules/core/violation';
import { reasonId } from '@/rules/core/violation';

/** Loaded by the soak run: the rules keep silent about one reason, so that a test can miss it. */
const silent = process.env.DEBRIEF_SWITCHED_OFF;
const spoken = (violations: readonly Violation[]) =>
  violations.filter((violation) => reasonId(violation) !== silent);

for (const { id } of games) {
  const { full, sheet, box }: GameModules = jest.requireActual(`@/rules/${id}/modules`).modules;
  for (const rules of [full, sheet]) {
    const { check, checkOptions } = rules;
    Object.assign(rules, {
      check: (...asked: Parameters<typeof check>) => spoken(check(...asked)),
      checkOptions: (...asked: Parameters<typeof checkOptions>) => spoken(checkOptions(...asked)),
    });
  }
  const { check } = box;
  Object.assign(box, { check: (...asked: Parameters<typeof check>) => spoken(check(...asked)) });
}
