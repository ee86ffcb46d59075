import { drawPng } from './draw-png';
import { type Result, type Shared, resultText } from './result';
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
