import { useState } from 'react';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { type Usage } from '@/store/match/usage';
import { bytesOf, type GroupKind, type RoomGroup } from './groups';
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
  const free = async (groups: readonly RoomGroup[], usage: Usage): Promise<void> => {
    setBusy(true);
    const matchesOf = (wanted: (kind: GroupKind) => boolean) =>
      groups.filter(({ kind }) => wanted(kind)).flatMap(({ matches }) => matches);
    const plays = matchesOf((kind) => kind === 'plays');
    // A replay whose result cannot be kept, or not now, stays.
    const kept = await debrief.plays.keep(plays).catch(() => new Set<string>());
    const deleted = [
      ...matchesOf((kind) => kind !== 'pack' && kind !== 'plays'),
      ...plays.filter(({ id }) => kept.has(id)),
    ];
    const ids = deleted.map(({ id }) => id);
    const packed = matchesOf((kind) => kind === 'pack');
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
      await debrief.plays.forget([...kept].filter((id) => there.has(id))).catch(() => undefined);
      if (restored.includes(false)) toast({ text: t('room.not-back'), warning: true });
    };
    const bytes = freed + bytesOf(deleted, usage);
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
