import { gateRounds, median, summary, tell } from '../support/report.mjs';

/** The processor time is taken without a slow-down, where other programs on the machine do not count in it. */
const SLOW_DOWN = 6;

const each = (rounds, key) => rounds.map((taps) => SLOW_DOWN * median(taps.map((tap) => tap[key])));

/** The work for our taps beside that for the bare shell's counter, in rounds of one run. */
export const gateTaps = (scenario, { ours, bare }) => {
  const [work, shell] = [each(ours, 'drawn'), each(bare, 'drawn')];
  gateRounds(
    `${scenario}, main thread until everything is drawn, of the bare shell`,
    work.map((value, round) => value / shell[round]),
    { atMost: 4, then: 2.5, unit: '', beside: `ours ${summary(work)} ms, bare shell ${summary(shell)} ms` },
  );
};

/** What the work consists of. */
export const tellTaps = (scenario, rounds) => {
  tell(`${scenario}, of that script, ms`, summary(each(rounds, 'script')));
  tell(`${scenario}, of that the browser's own work, ms`, summary(each(rounds, 'browser')));
  tell(`${scenario}, main thread after that, ms`, summary(each(rounds, 'after')));
};
