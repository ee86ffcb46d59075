import { useLocalSearchParams } from 'expo-router';
import type { ReactNode } from 'react';
import type { GameCard } from '@/components/games/game-screens';
import { gameCards } from '@/components/games/index';
import { useWordsOf } from '@/components/games/use-words-of';
import { MatchLoading } from '@/components/match/MatchLoading';
import { AccentProvider } from '@/components/theme/AccentProvider';
import { Missing } from '@/components/app/Missing';
import { useTranslate } from '@/i18n/use-translate';

interface GameGateProps {
  readonly children: (card: GameCard) => ReactNode;
}

/** The game that the address names, in its colour and with all its words. */
export function GameGate({ children }: GameGateProps) {
  const t = useTranslate();
  const { game } = useLocalSearchParams<{ game: string }>();
  const card = gameCards.find(({ id }) => id === game);
  const worded = useWordsOf(card);
  if (!card) return <Missing title={t('game.missing')} hint={t('game.missing-hint')} />;
  if (!worded) return <MatchLoading />;
  return <AccentProvider accent={card.accent}>{children(card)}</AccentProvider>;
}
