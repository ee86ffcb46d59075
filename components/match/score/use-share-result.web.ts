import type { Result, Shared } from './result';
import { resultText } from './result';
import type { Drawing } from './result-drawing';
import { resultDrawing } from './result-drawing';
import { svgText } from './svg-text';

const NAME = 'debrief.png';

/** A picture, handed to the system where the browser can, saved as a file where it cannot. */
export const useShareResult = (result: Result, colourOf: (seat: number) => number) => ({
  share: (): Promise<Shared> => shareDrawing(result, resultDrawing(result, colourOf)),
  picture: undefined,
});

const shareDrawing = async (result: Result, drawing: Drawing): Promise<Shared> => {
  const picture = await drawn(drawing);
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

const drawn = async (drawing: Drawing): Promise<Blob | undefined> => {
  const address = URL.createObjectURL(new Blob([svgText(drawing)], { type: 'image/svg+xml' }));
  const { width, height } = drawing;
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob ?? undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const save = (picture: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
