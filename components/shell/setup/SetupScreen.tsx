import { useLocalSearchParams } from 'expo-router';
import { GameGate, Loading, Missing, WhenOpen } from '@/components/match/Gates';
import { type GameCard, type NewMatchChoice } from '@/components/match/game-screens';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useTranslate } from '@/i18n/use-translate';
import { SetupForm } from './SetupForm';
import { type Depth } from './use-setup';

/** Set up, Track and Score lead here: Track has chosen the depth already, Score opens light tracking at its end. */
export function SetupScreen() {
  const { depth, opened } = useLocalSearchParams<{ depth?: string; opened?: string }>();
  const scoring = opened === 'at-the-end';
  return (
    <WhenOpen>
      <GameGate>
        {(card) => (
          <SetupTable
            card={card}
            depth={depth === 'full' && !scoring ? 'full' : 'light'}
            opened={scoring ? 'at-the-end' : 'at-the-start'}
          />
        )}
      </GameGate>
    </WhenOpen>
  );
}

interface SetupTableProps {
  readonly card: GameCard;
  readonly depth: Depth;
  readonly opened: NewMatchChoice['opened'];
}

function SetupTable({ card, depth, opened }: SetupTableProps) {
  const t = useTranslate();
  const screens = useLoaded(card);
  const game = useDebrief().games.find(({ id }) => id === card.id);
  const modules = useLoaded(game);
  if (!game) return <Missing title={t('game.missing')} hint={t('game.missing-hint')} />;
  if (!screens || !modules) return <Loading />;
  return <SetupForm game={game} modules={modules} screens={screens} depth={depth} opened={opened} />;
}
