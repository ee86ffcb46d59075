/* npm start: opens the app on the web, with nothing else installed and without a network. */
import net from 'node:net';
import { quietExpo, runTool } from './lib/run.mjs';

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Expo asks a question when its port is taken; we take the next one. */
const freePort = async (port) => ((await isFree(port)) ? port : freePort(port + 1));

const phone = process.argv.includes('--phone');
const args = process.argv.slice(2).filter((arg) => arg !== '--phone');
const port = await freePort(8081);

console.log(`
Debrief on the web:  http://localhost:${port}
Debrief on a phone:  install Expo Go from the phone's store, join the same network as this computer,
                     run "npm start -- --phone" and scan the code that appears.
The first start takes about a minute.
`);

process.exitCode = await runTool(
  'expo',
  ['start', '--offline', '--port', String(port), ...(phone ? [] : ['--web']), ...args],
  { env: quietExpo },
);
