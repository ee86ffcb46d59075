/* npm run dev [-- --phone]: Expo's development server, on the web or for Expo Go. */
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

console.log(
  phone
    ? 'Install Expo Go from the phone’s store, join the same network as this computer, and scan the code.'
    : `Debrief while you work on it:  http://localhost:${port}`,
);

process.exitCode = await runTool(
  'expo',
  ['start', '--offline', '--port', String(port), ...(phone ? [] : ['--web']), ...args],
  { env: quietExpo },
);
