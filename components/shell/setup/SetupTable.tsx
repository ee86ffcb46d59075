import { type GameCard, type NewMatchChoice } from '@/components/match/game-screens';
import { Missing, Loading } from '@/components/match/Gates';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useTranslate } from '@/i18n/use-translate';
import { SetupForm } from './SetupForm';
import { type Depth } from './use-setup';

interface SetupTableProps {
  readonly card: GameCard;
  readonly depth: Depth;
  readonly opened: NewMatchChoice['opened'];
}

export function SetupTable({ card, depth, opened }: SetupTableProps) {
  const t = useTranslate();
  const screens = useLoaded(card);
  const game = useDebrief().games.find(({ id }) => id === card.id);
  const modules = useLoaded(game);
  if (!game) return <Missing title={t('game.missing')} hint={t('game.missing-hint')} />;
  if (!screens || !modules) return <Loading />;
  return <SetupForm game={game} modules={modules} screens={screens} depth={depth} opened={opened} />;
}
