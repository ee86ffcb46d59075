import { benchFirstCall } from './cold/first-call.mjs';

benchFirstCall('rescue of 15 Agents', 'rescue/cold.ts', 5);
