import type { GameCard, NewMatchChoice } from '@/components/games/game-screens';
import { Missing } from '@/components/app/Missing';
import { MatchLoading } from '@/components/match/MatchLoading';
import { useScreens } from '@/components/match/use-screens';
import { useDebrief } from '@/components/store/debrief-context';
import { useTranslate } from '@/i18n/use-translate';
import { SetupForm } from './SetupForm';
import type { Depth } from './use-setup';

interface SetupTableProps {
  readonly card: GameCard;
  readonly depth: Depth;
  readonly opened: NewMatchChoice['opened'];
}

export function SetupTable({ card, depth, opened }: SetupTableProps) {
  const t = useTranslate();
  const screens = useScreens(card);
  const game = useDebrief().games.find(({ id }) => id === card.id);
  if (!game) return <Missing title={t('game.missing')} hint={t('game.missing-hint')} />;
  if (!screens) return <MatchLoading />;
  return <SetupForm game={game} screens={screens} depth={depth} opened={opened} />;
}
