/*
 * npm start [-- --no-open] [-- --port 8080]: the app for a table. It is exported once, and again only when something
 * changed; then this computer serves it, to itself and to every phone in the same network.
 */
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import QRCode from 'qrcode';
import { exportApp } from './export.mjs';
import { isExported, noteExport } from './lib/exported.mjs';
import { root } from './lib/run.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8080' }, 'no-open': { type: 'boolean', default: false } },
});

const folder = path.join(root, 'dist/web');

/** Addresses of this computer in networks at home: those that a phone in the room can reach. */
const addresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const listen = async (port) => {
  try {
    return await serve(folder, port, '0.0.0.0');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(port + 1);
  }
};

const openers = { darwin: 'open', win32: 'explorer' };

/** Where no browser can be opened, the address on the screen is enough. */
const openPage = (address) =>
  spawn(openers[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();

if (!(await isExported(folder))) {
  console.log('Preparing the app. This takes about a minute, and only the first time.');
  await exportApp('web', { quiet: true });
  await noteExport(folder);
}
const { origin, port } = await listen(Number(values.port));
console.log(`\nDebrief on this computer:  ${origin}`);
for (const address of addresses()) {
  const page = `http://${address}:${port}`;
  console.log(`\nOn a phone in the same network, open or scan:  ${page}\n`);
  console.log(await QRCode.toString(page, { type: 'terminal', small: true }));
}
console.log('It runs until you press Ctrl+C.');
if (!values['no-open']) openPage(origin);
