import { useLocalSearchParams } from 'expo-router';
import type { ReactNode } from 'react';
import type { GameCard } from '@/components/games/game-screens';
import { gameCards } from '@/components/games/index';
import { AccentProvider } from '@/components/theme/AccentProvider';
import { Missing } from '@/components/app/Missing';
import { useTranslate } from '@/i18n/use-translate';

interface GameGateProps {
  readonly children: (card: GameCard) => ReactNode;
}

/** The game that the address names, in its colour. */
export function GameGate({ children }: GameGateProps) {
  const t = useTranslate();
  const { game } = useLocalSearchParams<{ game: string }>();
  const card = gameCards.find(({ id }) => id === game);
  if (!card) return <Missing title={t('game.missing')} hint={t('game.missing-hint')} />;
  return <AccentProvider accent={card.accent}>{children(card)}</AccentProvider>;
}
