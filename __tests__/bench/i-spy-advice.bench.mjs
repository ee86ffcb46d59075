import { benchFirstCall } from './cold/first-call.mjs';

benchFirstCall('reach on the practice map', 'i-spy-advice/reach.ts', 20);
benchFirstCall('turn plan of a full hand', 'i-spy-advice/turn-plan.ts', 20);
