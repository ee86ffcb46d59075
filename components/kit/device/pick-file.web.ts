import { type PickedFile } from './pick-file';

export const pickFile = (): Promise<PickedFile | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.click();
  });
