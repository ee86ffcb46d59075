/* npm run types. Typed routes exist only after Expo has written them, and an export does not. */
import { orFail, quietExpo, runTool } from './lib/run.mjs';

await orFail(
  'Writing the route types',
  runTool('expo', ['customize', 'tsconfig.json'], { env: { ...quietExpo, CI: '1' }, stdio: 'ignore' }),
);
process.exitCode = await runTool('tsc', ['--noEmit']);
