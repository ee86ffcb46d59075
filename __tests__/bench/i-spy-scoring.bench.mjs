import { benchCall, tellCall } from './cold/first-call.mjs';

const name = 'A whole Scoring Phase of four players';

benchCall(`${name}, the second`, 'i-spy-scoring/second.ts', 1);
// The code of a phone's bundle is compiled ahead; `--no-lazy` does that here while loading.
benchCall(`${name}, the first, compiled ahead`, 'i-spy-scoring/first.ts', 1, ['--no-lazy']);
tellCall(`${name}, the first, compiled on the way`, 'i-spy-scoring/first.ts');
