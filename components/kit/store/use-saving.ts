import { useState } from 'react';
import { useStore } from 'zustand';
import { type SaveState } from '@/store/storage/write-queue';
import { useDebrief } from './use-debrief';

export type Saving =
  | 'saved'
  | 'saving'
  /** It failed, and is tried again. */
  | 'unsaved'
  /** This window keeps nothing. */
  | 'forgetting';

/** What another window decides about a match says nothing of what is changed here. */
const savingOf = ({ kind }: SaveState): Saving => {
  if (kind === 'retrying') return 'unsaved';
  return kind === 'saving' ? 'saving' : 'saved';
};

/** Whether what was changed is on the disk. */
export const useSaving = (): Saving => {
  const { saving, volatile } = useDebrief();
  const now = useStore(saving, savingOf);
  return volatile ? 'forgetting' : now;
};

/** Whether it is another one than when the page was opened. */
export const useChanged = (value: unknown): boolean => {
  const [first] = useState(value);
  return value !== first;
};
