import { type GameModules } from '@/rules/core/contract';
import { games } from '@/__tests__/support/games';
import { reasonId, type Violation } from '@/rules/core/violation';

/** Loaded by the soak run: the rules keep silent about one reason, so that a test can miss it. */
const silent = process.env.DEBRIEF_SWITCHED_OFF;
const spoken = (violations: readonly Violation[]) =>
  violations.filter((violation) => reasonId(violation) !== silent);

for (const { id } of games) {
  const { full, light, box }: GameModules = jest.requireActual(`@/rules/${id}/game`).modules;
  for (const rules of [full, light]) {
    const { check, checkOptions, offers } = rules;
    Object.assign(rules, {
      check: (...asked: Parameters<typeof check>) => spoken(check(...asked)),
      checkOptions: (...asked: Parameters<typeof checkOptions>) => spoken(checkOptions(...asked)),
      // Some reasons stand only here: they keep from one viewer what another may do.
      offers: (...asked: Parameters<typeof offers>) =>
        offers(...asked).map((offer) => ({ ...offer, violations: spoken(offer.violations) })),
    });
  }
  const { check } = box;
  Object.assign(box, { check: (...asked: Parameters<typeof check>) => spoken(check(...asked)) });
}
