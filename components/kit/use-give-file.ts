import { useState } from 'react';
import { useTranslate } from '@/i18n/use-translate';
import { saveText, type TextFile } from './device/save-text';
import { useToast } from './Toast';

interface Given {
  readonly name: string;
  readonly text: () => Promise<string>;
  /** What is said when it is there, and when it is not. */
  readonly made?: string;
  readonly failed?: string;
}

/** Makes a text and hands it out as a file, one at a time, and says how that went: where a sheet hides that, it says `told`. */
export const useGiveFile = () => {
  const t = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const say = (words: string) => {
    toast({ text: words });
    setTold(words);
  };
  const give = async (
    { name, text, made = t('failure.saved'), failed = t('failure.not-saved') }: Given,
    to: (file: TextFile) => Promise<void> = saveText,
  ): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await to({ name, text: await text() });
      say(made);
    } catch (error) {
      // Whoever closes the system's own sheet has changed their mind.
      if (!(error instanceof Error && error.name === 'AbortError')) say(failed);
    }
    setBusy(false);
  };
  return { busy, told, give };
};
