import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { box as spyConnection } from '@/rules/spy-connection/box/module';
import { codesOf } from '@/store/box/codes';
import { offlineReady, phone } from './support/browser';
import { filmOf } from './support/fake-camera';
import { folderOf, launchOptions } from './support/launch';
import { press } from './support/courier-table';
import { startServer } from './support/server';

const mission = (cities: readonly string[], points: number) => {
  const id = `m-${cities.join('-')}`;
  return { kind: 'mission', id, data: { id, cities, points, extraTurn: false }, source: 'owner' as const };
};

const entries = [mission(['berlin', 'paris'], 3), mission(['london', 'moscow', 'rome'], 6)];

test('a box is read from a code by the camera, with the network and the server gone', async () => {
  const text = codesOf(spyConnection, { game: 'spy-connection', entries })?.qr?.text ?? '';
  const folder = await mkdtemp(path.join(tmpdir(), 'debrief-camera-'));
  const film = path.join(folder, 'code.y4m');
  await filmOf(text, film);
  const { args = [], ...options } = launchOptions();
  const server = await startServer(folderOf('product'));
  const browser = await chromium.launch({
    ...options,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({
      viewport: phone,
      locale: 'en-GB',
      permissions: ['camera'],
      baseURL: server.origin,
    });
    const page = await context.newPage();
    await page.goto('/');
    await offlineReady(page);
    await server.stop();
    await context.setOffline(true);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(server.origin) && !/^(data|blob):/.test(url)) elsewhere.push(url);
    });

    await page.goto('/box');
    await press(page, 'Scan a code');
    await page.getByText('2 new').waitFor();
    await press(page, 'Take it in');
    await page.getByRole('button', { name: /^Missions, 3 of 43/ }).waitFor();
    expect(elsewhere).toEqual([]);
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
