import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Scripts that stand in a page itself, without the element around them. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page may load: this origin alone. The scanner compiles WebAssembly, react-native-web writes styles into
 * elements, and pictures that are shared or scanned are blobs.
 */
export const policyOf = (html) => {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => hashOf(text));
  const scripts = [...new Set(inline)].sort();
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
};

/** The policy stands first in every page, so that it holds for all that follows, wherever the app is served. */
export const withPolicy = (html) =>
  html.replace(
    /<head>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`,
  );

export const writePolicies = async (folder) => {
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(folder, page);
    await writeFile(file, withPolicy(await readFile(file, 'utf8')));
  }
};
