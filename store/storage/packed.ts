import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { fromBase64url, toBase64url } from './base64';
import { CHUNK_BYTES } from './chunk';

/** `undefined`: it would not come back as it was. */
export const packLines = (lines: string): string | undefined => {
  const packed = toBase64url(deflateSync(strToU8(lines), { level: 9 }));
  return unpackLines(packed) === lines ? packed : undefined;
};

/** `undefined`: it is damaged, or more than any chunk holds. */
export const unpackLines = (packed: string): string | undefined => {
  const bytes = packed.length > CHUNK_BYTES ? undefined : fromBase64url(packed);
  try {
    return bytes && strFromU8(inflateSync(bytes, { out: new Uint8Array(CHUNK_BYTES) }));
  } catch {
    return undefined;
  }
};
