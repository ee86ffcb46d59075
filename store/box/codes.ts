import { type BoxModule } from '@/rules/core/box';
import { fromBase64url, toBase64url } from '../storage/base64';
import { pack } from './packing';
import { type SharedBox } from './shared-box';

/** What a QR code of version 25 holds of such letters, by how much of it may be damaged. */
const MOST_LETTERS = { M: 1451, L: 1853 } as const;

const QR_PREFIX = 'DEBRIEF:';
const LINK_PREFIX = 'box=';

export interface BoxCodes {
  readonly bytes: number;
  /** Absent where one code does not hold it: it goes by file. */
  readonly qr?: { readonly text: string; readonly level: 'M' | 'L' };
  /** For the end of a link, after its `#`, or to be pasted. */
  readonly payload: string;
}

/** `undefined`: more than any real box holds; it goes by file. */
export const codesOf = (module: BoxModule, box: SharedBox): BoxCodes | undefined => {
  const bytes = pack(module, box);
  if (!bytes) return undefined;
  const text = QR_PREFIX + toBase45(bytes);
  const level = text.length <= MOST_LETTERS.M ? 'M' : text.length <= MOST_LETTERS.L ? 'L' : undefined;
  return {
    bytes: bytes.length,
    ...(level ? { qr: { text, level } } : {}),
    payload: LINK_PREFIX + toBase64url(bytes),
  };
};

/** The bytes of a code that was scanned, or of a link or payload that was pasted; `bad`: it is one, but damaged. */
export const bytesIn = (text: string): Uint8Array | 'bad' | undefined => {
  if (text.startsWith(QR_PREFIX)) return fromBase45(text.slice(QR_PREFIX.length)) ?? 'bad';
  const payload = /(?:^|[#?&])box=([^\s&#]*)/.exec(text)?.[1];
  return payload === undefined ? undefined : (fromBase64url(payload) ?? 'bad');
};

/** The letters that a QR code packs into 5.5 bits each, RFC 9285. */
const BASE45 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

const toBase45 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const pair = at + 1 < bytes.length;
    let value = pair ? (bytes[at] as number) * 256 + (bytes[at + 1] as number) : (bytes[at] as number);
    for (let letter = 0; letter < (pair ? 3 : 2); letter++) {
      text += BASE45.charAt(value % 45);
      value = Math.floor(value / 45);
    }
  }
  return text;
};

/** `undefined`: no such text. What is left of a last group that was cut is dropped: the length tells. */
const fromBase45 = (text: string): Uint8Array | undefined => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const letters = [...text.slice(at, at + 3)].map((letter) => BASE45.indexOf(letter));
    if (letters.includes(-1)) return undefined;
    const value = letters.reduceRight((sum, letter) => sum * 45 + letter, 0);
    if (letters.length === 3 && value > 0xffff) return undefined;
    if (letters.length === 3) bytes.push(value >>> 8, value & 0xff);
    else if (letters.length === 2 && value <= 0xff) bytes.push(value);
  }
  return Uint8Array.from(bytes);
};
