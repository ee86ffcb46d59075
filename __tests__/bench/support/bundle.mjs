import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

/** The compiler that tsx brings along. */
const esbuild = createRequire(createRequire(import.meta.url).resolve('tsx'))('esbuild');

export const benchFolder = path.join(root, 'dist/bench');

/** One file of plain JavaScript, as the app is shipped: no compiler at work while it is measured, and nothing frozen. */
export const bundle = async (source, platform = 'node') => {
  const name = path.basename(source).replace(/\.ts$/, '');
  const outfile = path.join(benchFolder, `${name}.${platform === 'node' ? 'cjs' : 'js'}`);
  await esbuild.build({
    entryPoints: [path.join(root, '__tests__/bench', source)],
    outfile,
    bundle: true,
    platform,
    ...(platform === 'node' ? { format: 'cjs', target: 'node20' } : { format: 'iife' }),
    external: ['boardgame.io/*', 'immer'],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': root },
    logLevel: 'error',
  });
  return outfile;
};
