import { longMatch } from './engine/long-match.ts';
import { gate, round } from './support/report.mjs';
import { wholeStates, written } from './storage/written.ts';

const MOVES = 10_000;
const LIMIT = 30_000_000;
const match = longMatch(MOVES);
const naive = wholeStates(match);
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

for (const [layout, transactional] of [
  ['web', true],
  ['phone', false],
]) {
  const { ours } = await written(match, 'bench', transactional);
  const total = ours.at(-1);
  gate(
    `storage, 10,000 moves, ${layout}`,
    total <= LIMIT,
    `${megabytes(total)} written, whole states would be ${megabytes(naive)} (${round(naive / total)}×); ${megabytes(LIMIT)} allowed`,
    { bytes: total, naive, limit: LIMIT },
  );
  const growth = (total - ours.at(-1001)) / (ours[1999] - ours[999]);
  gate(
    `storage, flat per move, ${layout}`,
    growth <= 1.1,
    `the last thousand moves write ${growth.toFixed(3)} of what the second thousand writes; 1.1 allowed`,
    { growth },
  );
}
