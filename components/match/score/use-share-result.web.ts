import { transformOf } from '@/components/kit/art/shape';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { type Drawing, type Part, STAMP, stampWidth } from './drawing';
import { type Result, resultText, type Shared } from './result';
import { type Format } from './result-drawing';

const NAME = 'debrief.png';

/** A picture, handed to the system where the browser can, saved as a file where it cannot. */
export const useShareResult = (result: Result, draw: (format: Format) => Drawing) => ({
  share: (format: Format): Promise<Shared> => shareDrawing(result, draw(format)),
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
type Of<Tag extends Part['tag']> = Extract<Part, { readonly tag: Tag }>;

const draw = (pen: Pen, part: Part): void => {
  pen.save();
  switch (part.tag) {
    case 'box':
      drawBox(pen, part);
      break;
    case 'shape':
      pen.translate(part.x, part.y);
      pen.scale(part.scale, part.scale);
      drawPath(pen, part.d, { fill: part.fill, stroke: part.edge, width: 1 });
      break;
    case 'poster':
      pen.translate(part.x, part.y);
      pen.scale(part.scale, part.scale);
      for (const shape of part.shapes) drawArt(pen, shape);
      break;
    case 'words':
      pen.fillStyle = part.fill;
      pen.font = `${part.size}px ${fontFamilies.stamp}`;
      pen.textAlign = part.align;
      pen.fillText(part.text, part.x, part.y, part.room);
      break;
    case 'stamp':
      drawStamp(pen, part);
  }
  pen.restore();
};

const drawBox = (pen: Pen, { x, y, width, height, fill, edge, dashed }: Of<'box'>): void => {
  pen.fillStyle = fill;
  pen.fillRect(x, y, width, height);
  if (edge === undefined) return;
  pen.strokeStyle = edge;
  pen.lineWidth = 3;
  if (dashed) pen.setLineDash([8, 6]);
  pen.strokeRect(x + 1.5, y + 1.5, width - 3, Math.max(0, height - 3));
};

interface Inked {
  readonly rule?: CanvasFillRule;
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly width: number | undefined;
}

const drawPath = (pen: Pen, d: string, { fill, stroke, width = 1, rule = 'nonzero' }: Inked): void => {
  const path = new Path2D(d);
  if (fill !== undefined && fill !== 'none') {
    pen.fillStyle = fill;
    pen.fill(path, rule);
  }
  if (stroke === undefined) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke(path);
};

const drawArt = (pen: Pen, shape: Of<'poster'>['shapes'][number]): void => {
  const { d, fill, stroke, width, dots, dashes, at, evenOdd, text } = shape;
  pen.save();
  if (transformOf(at) !== undefined && at) {
    pen.translate(at[0], at[1]);
    pen.scale(at[2] ?? 1, at[2] ?? 1);
  }
  if (dots !== undefined) {
    pen.lineCap = 'round';
    pen.setLineDash([0.5, dots]);
  } else if (dashes !== undefined) pen.setLineDash(dashes.split(/[ ,]+/).map(Number));
  if (text) {
    pen.fillStyle = fill ?? 'transparent';
    pen.font = `${text.size}px ${fontFamilies.stamp}`;
    pen.textAlign = text.anchor === 'middle' ? 'center' : 'left';
    pen.fillText(text.words, text.x, text.y);
  } else drawPath(pen, d ?? '', { fill, stroke, width, rule: evenOdd ? 'evenodd' : 'nonzero' });
  pen.restore();
};

const drawStamp = (pen: Pen, { text, x, y, fill, paper }: Of<'stamp'>): void => {
  const width = stampWidth(text);
  pen.translate(x, y);
  pen.rotate((-7 * Math.PI) / 180);
  pen.fillStyle = paper;
  pen.fillRect(-width / 2, -STAMP.height / 2, width, STAMP.height);
  pen.strokeStyle = fill;
  pen.lineWidth = 5;
  pen.strokeRect(-width / 2, -STAMP.height / 2, width, STAMP.height);
  pen.fillStyle = fill;
  pen.font = `${STAMP.size}px ${fontFamilies.stamp}`;
  pen.textAlign = 'center';
  pen.fillText(text, 0, STAMP.size * 0.36, width - 20);
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
