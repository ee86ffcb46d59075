import { reachOf } from '@/rules/i-spy/advice/reach';
import { fullHand } from './full-hand';

const { map, players, turn } = fullHand();

const measure = (): void => {
  if (!map) throw new Error('no map');
  const before = process.cpuUsage();
  const found = reachOf({ map: map.print, players, turn });
  const { user, system } = process.cpuUsage(before);
  if (found.length < 50) throw new Error('not everywhere');
  console.log((user + system) / 1000);
};

// What loading left to do in the background is not the solver's.
setTimeout(measure, 200);
