import { benchCall } from './cold/first-call.mjs';

benchCall('A whole Scoring Phase of four players', 'i-spy-scoring/phase.ts', 1);
