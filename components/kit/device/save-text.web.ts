import { type TextFile } from './save-text';

const TYPE = 'application/json';

export const saveText = async ({ name, text }: TextFile): Promise<void> => {
  const address = URL.createObjectURL(new Blob([text], { type: TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const fileOf = ({ name, text }: TextFile): File => new File([text], name, { type: TYPE });

export const canShareText = (): boolean =>
  typeof navigator !== 'undefined' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [fileOf({ name: 'a.json', text: '{}' })] });

export const shareText = (file: TextFile): Promise<void> => navigator.share({ files: [fileOf(file)] });
