import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface OwnServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const originFrom = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });

/** A server of its own process, for tests that switch it off; port 0 takes a free one. */
export const startServer = async (folder: string, port = 0): Promise<OwnServer> => {
  const child = spawn(process.execPath, ['scripts/serve.mjs', folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await originFrom(child);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return { origin, stop };
};
