import { writeFile } from 'node:fs/promises';
import { create } from 'qrcode';

const WIDTH = 960;
const HEIGHT = 720;
const DOT = 8;
const [BLACK, WHITE, GREY] = [16, 235, 128];

/** A film of one QR code, as a browser plays it in place of a camera. */
export const filmOf = async (text: string, file: string): Promise<void> => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - modules.size * DOT) / 2));
  for (let y = 0; y < modules.size * DOT; y++)
    for (let x = 0; x < modules.size * DOT; x++)
      if (modules.get(Math.floor(y / DOT), Math.floor(x / DOT)))
        luma[(y + (top ?? 0)) * WIDTH + x + (left ?? 0)] = BLACK;
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, frame, frame]));
};
