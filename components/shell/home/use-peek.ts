import { useIsFocused } from 'expo-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useGameCard, useWordsOf } from '@/components/match/game-cards';
import { type GameScreens } from '@/components/match/game-screens';
import { type LogAt } from '@/rules/core/log/match-log';
import { type MatchHeader } from '@/store/match/header';

export interface Peeked {
  readonly log: LogAt;
  readonly screens: GameScreens;
}

/** How a match stands that is not open; nothing while that is not known. */
export const usePeek = ({ id, game, openedAt }: MatchHeader): Peeked | undefined => {
  const debrief = useDebrief();
  const card = useGameCard(game);
  const worded = useWordsOf(card);
  const focused = useIsFocused();
  const saved = useStore(debrief.saving, ({ kind }) => kind === 'saved');
  const [peeked, setPeeked] = useState<Peeked & { readonly id: string }>();
  useEffect(() => {
    if (!focused || !saved || !card) return undefined;
    let current = true;
    const nothing = () => current && setPeeked(undefined);
    Promise.all([debrief.peekMatch(id), card.load()]).then(([read, screens]) => {
      if (!current) return;
      setPeeked(read.ok ? { id, log: read.value.loaded.log, screens } : undefined);
    }, nothing);
    return () => {
      current = false;
    };
  }, [debrief, card, id, openedAt, focused, saved]);
  return worded && peeked?.id === id ? peeked : undefined;
};
