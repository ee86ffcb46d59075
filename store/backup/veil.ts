import { strFromU8, strToU8 } from 'fflate';
import { fail, type Misfit, type Result } from '@/rules/core/codec';
import { fromBase64url, toBase64url } from '../storage/base64';
import { parseStrange } from '../storage/json-guard';

/**
 * Files go from hand to hand while a match is played, and a log knows what some at the table may not. So nobody reads it
 * there in passing; it is kept from nobody who sets out to know it.
 */
export const veiled = (value: unknown): string => toBase64url(strToU8(JSON.stringify(value)));

export const unveiled = (text: string): Result<unknown, Misfit | 'not-json'> => {
  const bytes = fromBase64url(text);
  return bytes ? parseStrange(strFromU8(bytes)) : fail('not-json');
};
