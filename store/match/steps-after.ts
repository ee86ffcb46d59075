import { type MatchLog } from '@/rules/core/log/match-log';

/** How many steps were made after this event, 0 being the start; `undefined` where the past was changed in between. */
export const stepsAfter = (
  { events, done }: Pick<MatchLog, 'events' | 'done'>,
  event: number,
): number | undefined => {
  const position = event === 0 ? 0 : events.findIndex(({ id }) => id === event) + 1;
  let kept = events.length;
  let steps = 0;
  for (let index = done.length - 1; index >= 0 && kept > position; index--) {
    const step = done[index];
    if (step?.kind === 'rewrite') return undefined;
    if (step?.kind === 'group') kept -= step.events.length;
    steps++;
  }
  return steps;
};
