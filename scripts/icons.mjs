/* node scripts/icons.mjs: draws every icon of the app from assets/icon.svg. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromeFlags, ensureBrowser } from './browser.mjs';
import { root } from './lib/run.mjs';

const ground = '#1c1a15';

/** `scale` is the part of the edge that the mark takes; platforms crop what lies outside a circle. */
const icons = [
  { file: 'assets/icon.png', edge: 1024, scale: 0.86, ground },
  { file: 'assets/icon-adaptive.png', edge: 1024, scale: 0.6 },
  { file: 'assets/icon-splash.png', edge: 512, scale: 1 },
  { file: 'assets/icon-favicon.png', edge: 48, scale: 0.96, ground, radius: 10 },
  { file: 'public/icons/icon-192.png', edge: 192, scale: 0.9, ground, radius: 36 },
  { file: 'public/icons/icon-512.png', edge: 512, scale: 0.9, ground, radius: 96 },
  { file: 'public/icons/maskable-192.png', edge: 192, scale: 0.68, ground },
  { file: 'public/icons/maskable-512.png', edge: 512, scale: 0.68, ground },
];

const pageOf = (svg, { edge, scale, ground: color = 'transparent', radius = 0 }) => `
  <style>html, body { margin: 0; background: transparent }
    main { width: ${edge}px; height: ${edge}px; display: grid; place-items: center; overflow: hidden;
      background: ${color}; border-radius: ${radius}px }
    svg { width: ${edge * scale}px; height: ${edge * scale}px }</style>
  <main>${svg}</main>`;

const svg = await readFile(path.join(root, 'assets/icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromeFlags });
for (const icon of icons) {
  const page = await browser.newPage({ viewport: { width: icon.edge, height: icon.edge } });
  await page.setContent(pageOf(svg, icon));
  await page.screenshot({ path: path.join(root, icon.file), omitBackground: true });
  await page.close();
}
await browser.close();
