import { createHash, randomBytes } from 'node:crypto';

export const CryptoDigestAlgorithm = { SHA256: 'SHA-256' } as const;

export const getRandomBytes = (count: number): Uint8Array => new Uint8Array(randomBytes(count));

export const getRandomBytesAsync = async (count: number): Promise<Uint8Array> => getRandomBytes(count);

export const digestStringAsync = async (_algorithm: string, text: string): Promise<string> =>
  createHash('sha256').update(text).digest('hex');
