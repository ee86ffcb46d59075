import { parseShape } from './journal';
import { type Excess, READ_LIMITS } from './limits';
import { Timeline } from './timeline';

/** All journals of a file together may cost as much as some that reach the limit of one. */
const MOST_TOGETHER = 24_000_000;

/** Says of journals, one after another, whether they can be folded in a time that goes with their size. */
export class Weighing {
  #work = 0;

  /** What is no entry is left to loading, which reads no further. */
  add(entries: readonly string[]): Excess | undefined {
    if (entries.length > READ_LIMITS.entries) return 'entries';
    const timeline = new Timeline();
    for (const text of entries) {
      const entry = parseShape(JSON.parse(text));
      if (!entry.ok) break;
      const { at, ...step } = entry.value;
      timeline.fold(step, at);
      const excess = timeline.beyond(READ_LIMITS);
      if (excess) return excess;
      if (this.#work + timeline.work > MOST_TOGETHER) return 'work';
    }
    this.#work += timeline.work;
    return undefined;
  }
}
