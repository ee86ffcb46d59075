import { fontFamilies } from '@/components/kit/theme/text-size';
import { type Drawing } from './result-drawing';

type Pen = CanvasRenderingContext2D;

const draw = (pen: Pen, part: Drawing['parts'][number]): void => {
  pen.save();
  pen.fillStyle = part.fill;
  switch (part.tag) {
    case 'box':
      pen.fillRect(part.x, part.y, part.width, part.height);
      break;
    case 'shape':
      pen.translate(part.x, part.y);
      pen.scale(part.scale, part.scale);
      pen.fill(new Path2D(part.d));
      break;
    case 'words':
      pen.font = `${part.size}px ${fontFamilies.stamp}`;
      pen.textAlign = part.align;
      pen.fillText(part.text, part.x, part.y, part.room);
  }
  pen.restore();
};

/** A picture in the app's own face; nothing where the browser cannot draw. */
export const drawPng = async ({ width, height, parts }: Drawing): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  await document.fonts.load(`40px ${fontFamilies.stamp}`).catch(() => undefined);
  for (const part of parts) draw(pen, part);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
};
