import { traced } from './trace.mjs';

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

const SCRIPT = new Set(['EventDispatch', 'FireAnimationFrame', 'FunctionCall', 'RunMicrotasks']);
const STYLE_AND_LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);

const within = (events, { ts, dur }) => events.filter((event) => event.ts >= ts && event.ts < ts + dur);

const milliseconds = (tasks) => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** What a task spends in scripts, less the layouts that they ask for. */
const scriptIn = (events, task) =>
  outermost(within(events, task).filter(({ name }) => SCRIPT.has(name))).reduce((sum, script) => {
    const asked = within(events, script).filter(({ name }) => STYLE_AND_LAYOUT.has(name));
    return sum + milliseconds([script]) - milliseconds(outermost(asked));
  }, 0);

/**
 * For each tap the processor time of the main thread until everything is drawn, what of it is script and what the
 * browser's own work, and from then until it is quiet. The frame that shows it is one task, with its paint at the end.
 */
const workOf = (events) => {
  const marks = events.filter(({ name }) => name.startsWith('tap-')).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const here = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  const tasks = outermost(here.filter(isTask));
  const begun = marks.filter(({ name }) => name === 'tap-begun');
  return begun.map(({ ts }, place) => {
    const start = tasks.findLast((task) => task.ts <= ts).ts;
    const shown = marks.find((mark) => mark.name === 'tap-shown' && mark.ts > ts).ts;
    const frame = marks.findLast((mark) => mark.name === 'tap-frame' && mark.ts < shown).ts;
    const end = tasks.findLast((task) => task.ts <= frame).ts;
    // The next tap's own preparations are not the work of this one.
    const quiet = Math.min(shown + 250_000, begun[place + 1]?.ts ?? Infinity);
    const drawing = tasks.filter((task) => task.ts >= start && task.ts <= end);
    const [drawn, script] = [
      milliseconds(drawing),
      drawing.reduce((sum, task) => sum + scriptIn(here, task), 0),
    ];
    return {
      drawn,
      script,
      browser: drawn - script,
      after: milliseconds(tasks.filter((task) => task.ts > end && task.ts < quiet)),
    };
  });
};

/** What the main thread does for the taps, in processor time: other programs on the machine do not count. */
export const mainThread = async (page, tapping) => workOf(await traced(page, tapping));

/** The events of the thread on which this mark was set, up to the other one. */
const between = (events, begun, ended) => {
  const [from, to] = [begun, ended].map((wanted) => events.find(({ name }) => name === wanted));
  return events.filter(
    ({ pid, tid, ph, ts }) =>
      pid === from.pid && tid === from.tid && ph === 'X' && ts >= from.ts && ts < to.ts,
  );
};

/** The milliseconds of script in each frame between the marks `begun` and `ended`. */
export const framesOf = (events) => {
  const here = between(events, 'begun', 'ended');
  const tasks = outermost(here.filter(isTask));
  const frames = here.filter(({ name }) => name === 'Layerize').sort((a, b) => a.ts - b.ts);
  return frames.map(({ ts }, place) => {
    const since = frames[place - 1]?.ts ?? 0;
    const own = tasks.filter((task) => task.ts > since && task.ts <= ts);
    return own.reduce((sum, task) => sum + scriptIn(here, task), 0);
  });
};

/** The milliseconds that the main thread works between the marks. */
export const busyIn = (events) => milliseconds(outermost(between(events, 'begun', 'ended').filter(isTask)));
