import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { press } from './support/courier-table';
import { nameSeats, toTurnOne } from './support/setup-table';
import { shot, withPage } from './support/browser';

const names = ['Maximiliane-Theodora', 'von Hohenstein & <b>Söhne</b>', 'محمد', '👩🏽‍🚀 Zoë'] as const;
const kept = path.join(__dirname, 'shots/result.png');

test('from the last move to the shared picture, in which nothing runs over its edge, and to the shelf', () =>
  withPage({ build: 'test' }, async ({ page, problems }) => {
    await page.goto('/game/courier/setup');
    await nameSeats(page, names);
    await press(page, 'Spin and start');
    await press(page, 'Tap anywhere to skip the spin.');
    await toTurnOne(page);
    await press(page, 'Menu');
    await press(page, 'End the game early');
    await press(page, 'See the score');
    await press(page, 'Share');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Square picture')]);
    await download.saveAs(kept);
    expect(download.suggestedFilename()).toBe('debrief.png');
    const picture = (await readFile(kept)).toString('base64');
    const seen = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const colours = (x: number, y: number, width: number, height: number) => {
        const { data } = pen?.getImageData(x, y, width, height) ?? { data: [] };
        const found = new Set<string>();
        for (let at = 0; at < data.length; at += 4) found.add([data[at], data[at + 1], data[at + 2]].join());
        return found.size;
      };
      const { width, height } = image;
      return {
        ...{ width, height, right: colours(width - 24, 260, 24, 680), left: colours(0, 260, 24, 680) },
        // The headline, the badges of the rows, and their sums.
        marks: [colours(56, 30, 700, 100), colours(56, 690, 60, 240), colours(960, 690, 70, 240)],
      };
    }, picture);
    expect(seen).toMatchObject({ width: 1080, height: 1080, right: 1, left: 1 });
    for (const colours of seen.marks) expect(colours).toBeGreaterThan(1);
    await page.goto('/');
    await page.getByRole('link', { name: 'Show 1 match' }).click();
    await page.getByRole('button', { name: /^Courier, .*Zoë.*Ended early/ }).waitFor();
    await shot(page, 'plays');
    expect(problems).toEqual([]);
  }));
