import { useRouter } from 'expo-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type GameCard } from '@/components/match/game-screens';
import { startPractice } from '@/components/shell/setup/start-practice';
import { useDebriefIfOpen } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';

/** One tap to a game with made-up cards. */
export const usePractice = (card: GameCard): { readonly begin: () => void; readonly busy: boolean } => {
  const t = useTranslate();
  const router = useRouter();
  const toast = useToast();
  const debrief = useDebriefIfOpen();
  const [wanted, setWanted] = useState(false);
  // The button is painted before the store is open; a tap that comes first is kept, not lost.
  const started = useEffectEvent((id: string | undefined) => {
    setWanted(false);
    if (id === undefined) toast({ text: t('setup.not-started') });
    else router.push({ pathname: '/match/[id]', params: { id } });
  });
  useEffect(() => {
    if (wanted && debrief) void startPractice(debrief, card).then((id) => started(id));
  }, [wanted, debrief, card]);
  return { begin: () => setWanted(true), busy: wanted };
};
