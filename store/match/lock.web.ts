import { type LockEvents, type MatchLock } from './lock';

const PATIENCE = 1500;

type Note = { readonly kind: 'ask' | 'changed'; readonly match: string };

/**
 * Web Locks keep two tabs from playing one match. A browser without them still loses nothing: the storage
 * refuses a write that does not continue what is stored.
 */
export const matchLock = (match: string, events: LockEvents): MatchLock => {
  const name = `debrief/match/${match}`;
  const channel = new BroadcastChannel('debrief');
  let letGo: (() => void) | undefined;

  const hold = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
    });

  const request = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      if (!('locks' in navigator)) return resolve(true);
      navigator.locks
        .request(name, options, (lock) => {
          resolve(lock !== null);
          return lock ? hold() : undefined;
        })
        .catch(() => {
          // Aborted while waiting: not granted. Aborted while holding: another tab stole it.
          resolve(false);
          if (letGo) events.lost();
          letGo = undefined;
        });
    });

  const release = () => {
    letGo?.();
    letGo = undefined;
  };

  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    if (data.match !== match) return;
    if (data.kind === 'ask' && letGo) void events.asked().then(release, release);
    if (data.kind === 'changed' && !letGo) events.changed();
  };

  return {
    acquire: () => request({ ifAvailable: true }),
    takeOver: async () => {
      channel.postMessage({ kind: 'ask', match } satisfies Note);
      const granted = await request({ signal: AbortSignal.timeout(PATIENCE) });
      if (!granted) await request({ steal: true });
    },
    release: () => {
      release();
      channel.close();
    },
    announce: () => channel.postMessage({ kind: 'changed', match } satisfies Note),
  };
};
