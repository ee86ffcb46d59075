const isTask = ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** Tasks run inside tasks: only the outermost count. */
const outermost = (tasks) => {
  let end = 0;
  return tasks
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter((task) => {
      if (task.ts < end) return false;
      end = task.ts + task.dur;
      return true;
    });
};

const milliseconds = (tasks) => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/**
 * For each tap the processor time of the main thread until its effect is painted, and after that until it is
 * quiet. The frame that shows the effect is one task, with its paint at the end.
 */
const workOf = (events) => {
  const marks = events.filter(({ name }) => name === 'tap-begun' || name === 'tap-shown');
  const [{ pid, tid }] = marks;
  const here = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  const tasks = outermost(here.filter(isTask));
  const begun = marks.filter(({ name }) => name === 'tap-begun').sort((a, b) => a.ts - b.ts);
  return begun.map(({ ts }, place) => {
    const shown = marks.find((mark) => mark.name === 'tap-shown' && mark.ts > ts).ts;
    // The next tap's own preparations are not the work of this one.
    const quiet = Math.min(shown + 250_000, begun[place + 1]?.ts ?? Infinity);
    const start = tasks.findLast((task) => task.ts <= ts).ts;
    const end = tasks.findLast((task) => task.ts <= shown).ts;
    return {
      untilPaint: milliseconds(tasks.filter((task) => task.ts >= start && task.ts <= end)),
      after: milliseconds(tasks.filter((task) => task.ts > end && task.ts < quiet)),
    };
  });
};

/** What the main thread does for the taps, in processor time: other programs on the machine do not count. */
export const mainThread = async (page, tapping) => {
  const browser = await page.context().browser().newBrowserCDPSession();
  const events = [];
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] };
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await tapping();
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  await browser.detach();
  return workOf(events);
};
