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

/** Makes a text and hands it out as a file, one at a time, and says how that went. */
export const useGiveFile = () => {
  const t = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const give = async (
    { name, text, made = t('failure.saved'), failed = t('failure.not-saved') }: Given,
    to: (file: TextFile) => Promise<void> = saveText,
  ): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await to({ name, text: await text() });
      toast({ text: made });
    } catch (error) {
      // Whoever closes the system's own sheet has changed their mind.
      if (!(error instanceof Error && error.name === 'AbortError')) toast({ text: failed });
    }
    setBusy(false);
  };
  return { busy, give };
};
