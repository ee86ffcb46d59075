/* node scripts/serve.mjs [folder] [port]: serves an exported web app; port 0 takes a free one. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNotFound, pagesOf } from './lib/pages.mjs';
import { root } from './lib/run.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What a page says of itself stands in it (lib/content-policy.mjs); these only a server can say. */
const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const listFiles = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
};

/** Only listed files are ever read, so no address can leave the folder. */
const resolver = (files) => {
  const known = new Set(files);
  const pages = pagesOf(files).map((page) => ({ ...page, pattern: new RegExp(page.pattern) }));
  return (pathname) => {
    const file = pathname.slice(1);
    if (known.has(file)) return { status: 200, file };
    const page = path.posix.extname(pathname)
      ? undefined
      : pages.find(({ pattern }) => pattern.test(pathname));
    return page && { status: isNotFound(page) ? 404 : 200, file: page.file };
  };
};

const pathOf = (request) => {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return '/+malformed';
  }
};

/** To this computer alone, unless another host is given. */
export const serve = async (folder, port = 0, host = '127.0.0.1') => {
  const resolve = resolver(await listFiles(folder));
  const server = http.createServer((request, response) => {
    const found = resolve(pathOf(request));
    if (!found) return void response.writeHead(404, headers).end();
    const cache = /[-.][0-9a-f]{32}\./.test(found.file) ? 'max-age=31536000, immutable' : 'no-cache';
    const type = types[path.extname(found.file)] ?? 'application/octet-stream';
    response.writeHead(found.status, { ...headers, 'content-type': type, 'cache-control': cache });
    createReadStream(path.join(folder, found.file)).pipe(response);
  });
  await new Promise((ready, failed) => server.once('error', failed).listen(port, host, ready));
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  const taken = server.address().port;
  return { origin: `http://localhost:${taken}`, port: taken, close };
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder = 'dist/web', port = '8080'] = process.argv.slice(2);
  const { origin } = await serve(path.resolve(root, folder), Number(port));
  console.log(origin);
}
