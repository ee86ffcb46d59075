import { type TextFile } from './save-text';

const typeOf = ({ kind }: Pick<TextFile, 'kind'>): string =>
  kind === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';

export const saveText = async (file: TextFile): Promise<void> => {
  const address = URL.createObjectURL(fileOf(file));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const fileOf = (file: TextFile): File => new File([file.text], file.name, { type: typeOf(file) });

export const canShareText = (): boolean =>
  typeof navigator !== 'undefined' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [fileOf({ name: 'a.json', text: '{}' })] });

export const shareText = (file: TextFile): Promise<void> => navigator.share({ files: [fileOf(file)] });
