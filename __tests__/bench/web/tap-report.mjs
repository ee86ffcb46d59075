import { gateRounds, median, summary, tell } from '../support/report.mjs';

const times6 = (value) => value * 6;
const timesOf = (rounds, key) => rounds.map(({ times }) => median(times.map((tap) => tap[key])));
const workOf = (rounds, key) => rounds.map(({ work }) => times6(median(work.map((tap) => tap[key]))));

/** The main thread's processor time is taken without a slow-down: other programs on the machine do not count in it. */
export const tellTaps = (scenario, rounds) => {
  tell(`${scenario}, everything drawn, ms`, summary(timesOf(rounds, 'whole')));
  tell(`${scenario}, main thread until the answer, times 6`, summary(workOf(rounds, 'answer')));
  tell(`${scenario}, of that script`, summary(workOf(rounds, 'script')));
  tell(`${scenario}, of that the browser's own work`, summary(workOf(rounds, 'drawing')));
  tell(`${scenario}, main thread until all is drawn, times 6`, summary(workOf(rounds, 'whole')));
  tell(`${scenario}, main thread after that, times 6`, summary(workOf(rounds, 'after')));
};

export const gateTaps = (scenario, rounds, bare) => {
  const shell = bare ? `bare shell ${summary(timesOf(bare, 'answer'))}` : 'median of each';
  gateRounds(`${scenario}, ms`, timesOf(rounds, 'answer'), { atMost: 50, unit: ' ms', beside: shell });
};
