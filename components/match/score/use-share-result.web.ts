import { fontFamilies } from '@/components/kit/theme/text-size';
import { type Result, resultText, type Shared } from './result';
import { type Drawing, resultDrawing } from './result-drawing';

const NAME = 'debrief.png';

/** A picture, handed to the system where the browser can, saved as a file where it cannot. */
export const useShareResult = (result: Result, colourOf: (seat: number) => number) => ({
  share: (): Promise<Shared> => shareDrawing(result, resultDrawing(result, colourOf)),
  picture: undefined,
});

const shareDrawing = async (result: Result, drawing: Drawing): Promise<Shared> => {
  const picture = await drawPng(drawing);
  if (!picture) return 'failed';
  const file = new File([picture], NAME, { type: 'image/png' });
  const data = { files: [file], text: resultText(result) };
  if (navigator.canShare?.(data)) {
    const shared = await navigator.share(data).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (shared) return 'shared';
  }
  save(picture);
  return 'saved';
};

const save = (picture: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

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
const drawPng = async ({ width, height, parts }: Drawing): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  await document.fonts.load(`40px ${fontFamilies.stamp}`).catch(() => undefined);
  for (const part of parts) draw(pen, part);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
};
