import { useState } from 'react';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';

/** Deletes matches, so that what waits for room is written, and offers to bring them back. */
export const useFree = (onDone: () => void) => {
  const t = useTranslate();
  const toast = useToast();
  const debrief = useDebrief();
  const [busy, setBusy] = useState(false);
  const free = async (matches: readonly MatchHeader[], size: string): Promise<void> => {
    setBusy(true);
    await debrief.makeRoom(matches.map(({ id }) => id));
    setBusy(false);
    const { saving } = debrief;
    const full = saving.getState().kind === 'retrying';
    const back = async () => {
      const restored = await Promise.all(matches.map(({ id }) => debrief.matches.restore(id)));
      if (restored.includes(false)) toast({ text: t('room.not-back'), warning: true });
    };
    toast({
      text: full ? t('room.still-full', { size }) : t('room.freed', { size }),
      warning: full,
      action: { label: t('common.undo'), onPress: () => void back() },
    });
    if (!full) onDone();
  };
  return { busy, free };
};
