import { useState } from 'react';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { type RoomGroup } from './groups';
import { useSize } from './use-size';

/** Deletes and packs matches, so that what waits for room is written, and offers to bring the deleted ones back. */
export const useFree = (onDone: () => void) => {
  const t = useTranslate();
  const toast = useToast();
  const size = useSize();
  const debrief = useDebrief();
  const [busy, setBusy] = useState(false);
  /** What the sheet, which stays, would hide. */
  const [said, setSaid] = useState<string>();
  const free = async (groups: readonly RoomGroup[]): Promise<void> => {
    setBusy(true);
    const deleted = groups.filter(({ kind }) => kind !== 'pack');
    const ids = deleted.flatMap(({ matches }) => matches.map(({ id }) => id));
    const plays = deleted.filter(({ kind }) => kind === 'plays').flatMap(({ matches }) => matches);
    await debrief.plays.keep(plays);
    const packed = groups.filter(({ kind }) => kind === 'pack').flatMap(({ matches }) => matches);
    const freed = await debrief.makeRoom(
      ids,
      packed.map(({ id }) => id),
    );
    setBusy(false);
    const state = debrief.saving.getState();
    const full = state.kind === 'retrying' && state.reason === 'full';
    const back = async () => {
      const restored = await Promise.all(ids.map((id) => debrief.matches.restore(id)));
      const there = new Set(ids.filter((_, index) => restored[index]));
      await debrief.plays.forget(plays.map(({ id }) => id).filter((id) => there.has(id)));
      if (restored.includes(false)) toast({ text: t('room.not-back'), warning: true });
    };
    const bytes = freed + deleted.reduce((sum, group) => sum + group.bytes, 0);
    const text = t(full ? 'room.still-full' : 'room.freed', { size: size(bytes) });
    setSaid(full ? text : undefined);
    toast({
      text,
      warning: full,
      ...(ids.length > 0 ? { action: { label: t('common.undo'), onPress: () => void back() } } : {}),
    });
    if (!full) onDone();
  };
  return { busy, said, free };
};
