import { pairsOf } from '../match/pairs';
import { type Backend } from '../storage/backend';
import { veiled } from './veil';

/** Everything that is stored of a match, readable or not, as one text. */
export const rawMatch = async (backend: Backend, match: string): Promise<string> =>
  JSON.stringify({ format: 'debrief-raw', version: 2, veiled: veiled(await pairsOf(backend, match)) });
