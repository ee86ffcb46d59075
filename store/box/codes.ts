import { type BoxModule } from '@/rules/core/box';
import { fromBase45, toBase45 } from './base45';
import { fromBase64url, toBase64url } from './base64url';
import { pack } from './pack';
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
