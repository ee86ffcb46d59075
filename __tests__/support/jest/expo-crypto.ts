import { createHash } from 'node:crypto';

export const CryptoDigestAlgorithm = { SHA256: 'SHA-256' } as const;

/** Kept with the test file: a module that is loaded anew, as after a restart, must not begin again. */
const drawn = globalThis as { bytesDrawn?: number };

const block = (): Buffer => {
  drawn.bytesDrawn = (drawn.bytesDrawn ?? 0) + 1;
  return createHash('sha256')
    .update(`${process.env.SOAK_SEED ?? ''} ${drawn.bytesDrawn}`)
    .digest();
};

/** The same bytes in every run, or a test that deals cards would fail now and then. */
export const getRandomBytes = (count: number): Uint8Array =>
  new Uint8Array(Buffer.concat(Array.from({ length: Math.ceil(count / 32) }, block)).subarray(0, count));

export const getRandomBytesAsync = async (count: number): Promise<Uint8Array> => getRandomBytes(count);

export const digestStringAsync = async (_algorithm: string, text: string): Promise<string> =>
  createHash('sha256').update(text).digest('hex');
