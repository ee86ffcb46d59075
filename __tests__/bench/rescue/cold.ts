import { indexOf } from '@/rules/spy-connection/model/board';
import { cheapestRescue, plainNeed } from '@/rules/spy-connection/advice/rescue';
import { isCoherent } from '@/rules/spy-connection/model/network';
import { PRACTICE_CITIES, PRACTICE_CONNECTIONS } from '@/rules/spy-connection/box/practice';

/** The dearest question there is: all 15 Agents on 15 spaces, none in the supply, and most of them wanted back. */
const board = { cities: PRACTICE_CITIES, connections: PRACTICE_CONNECTIONS };
const { beside, joined } = indexOf(board);
const spy = 'berlin';
const held = new Set<string>();
const next = [...(beside.get(spy) ?? [])];
while (held.size < 15) {
  const space = next.shift() as string;
  if (held.has(space)) continue;
  held.add(space);
  next.push(...(joined.get(space) ?? []));
}
const agents = Object.fromEntries([...held].map((space) => [space, 1]));
if (!isCoherent(board, spy, agents)) throw new Error('not a network');

const measure = (): void => {
  const before = process.cpuUsage();
  const rescue = cheapestRescue(board, { supply: 0, spy, agents, open: [] }, plainNeed(9));
  const { user, system } = process.cpuUsage(before);
  if (rescue?.agents !== 9 || rescue.spaces.length !== 9) throw new Error('not the cheapest rescue');
  console.log((user + system) / 1000);
};

// What loading left to do in the background is not the solver's.
setTimeout(measure, 200);
