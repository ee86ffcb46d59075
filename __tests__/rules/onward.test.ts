import { planRewrite } from '@/rules/core/log/rewrite';
import { reasonId } from '@/rules/core/violation';
import { chanceOf } from '../support/chance';
import { Coverage, playOut } from '../support/play/playout';
import { randomTables } from '../support/play/tables';

const cases = [
  ['[IS-16]', 'i-spy full', 'mark-politician'],
  ['[IS-20]', 'i-spy full', 'end-turn'],
  ['[IS-20]', 'i-spy light', 'end-turn'],
  ['[IS-50]', 'i-spy light', 'score-records'],
  ['[IS-51]', 'i-spy light', 'reveal-politician'],
  ['[IS-54]', 'i-spy light', 'clean-up'],
  ['[IS-71]', 'i-spy full', 'score-final-report'],
  ['[IS-71]', 'i-spy light', 'score-final-report'],
  ['[SM-23]', 'spymaster full', 'choose-file'],
  ['[SM-24]', 'spymaster light', 'take-spymaster-card'],
  ['[SM-36]', 'spymaster light', 'end-turn'],
] as const;

test.each(cases)('%s %s: a step that never was (%s) takes no later one with it', (_, name, step) => {
  const table = randomTables.find((each) => each.name === name);
  if (!table) throw new Error(`no table ${name}`);
  const { game, samplers, weights } = table;
  let followed = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const options = table.options[step === 'score-final-report' ? seed % table.options.length : 0]?.(seed);
    if (!options) throw new Error(`${name} has no table`);
    const about = {
      game,
      options,
      pick: chanceOf(seed),
      samplers,
      weights,
      cap: step === 'score-final-report' ? 2_000 : 260,
    };
    const { log } = playOut(about, new Coverage());
    const event = log.events.find(({ move }) => move.type === step);
    if (!event) continue;
    const plan = planRewrite(log, { kind: 'remove', events: [event.id] });
    const lost = plan.illegal.filter(({ overrulable }) => !overrulable);
    const because = lost.flatMap(({ violations }) => violations.filter(({ overrulable }) => !overrulable));
    expect(because.map(reasonId).filter((id) => /(not-now|set-up-first)$/.test(id))).toEqual([]);
    followed += plan.illegal.length - lost.length;
    const before = log.state;
    log.rewrite(plan.rewrite, 0);
    table.holds(log.state);
    log.undo(1, 0);
    expect(log.state).toEqual(before);
  }
  expect(followed).toBeGreaterThan(1);
});
