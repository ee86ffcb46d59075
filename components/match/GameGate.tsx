import { useLocalSearchParams } from 'expo-router';
import { type ReactNode } from 'react';
import { type GameCard } from '@/components/match/game-screens';
import { useGameCard } from './games-context';
import { useWordsOf } from '@/components/match/use-words-of';
import { Loading, Missing } from '@/components/match/Gates';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { useTranslate } from '@/i18n/use-translate';

interface GameGateProps {
  readonly children: (card: GameCard) => ReactNode;
}

/** The game that the address names, in its colour and with all its words. */
export function GameGate({ children }: GameGateProps) {
  const t = useTranslate();
  const { game } = useLocalSearchParams<{ game: string }>();
  const card = useGameCard(game);
  const worded = useWordsOf(card);
  if (!card) return <Missing title={t('game.missing')} hint={t('game.missing-hint')} />;
  if (!worded) return <Loading />;
  return <AccentProvider accent={card.accent}>{children(card)}</AccentProvider>;
}
