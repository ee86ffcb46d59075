import { useLocalSearchParams } from 'expo-router';
import { useMemo } from 'react';
import { GameGate, Loading, Missing, WhenOpen } from '@/components/match/Gates';
import { type GameCard } from '@/components/match/game-screens';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useTranslate } from '@/i18n/use-translate';
import { type Opened } from './kept-setup';
import { loadSetup } from './load-setup';
import { SetupTable } from './SetupTable';
import { type Depth } from './use-setup';

/**
 * Every door to a new match leads here. `depth` was chosen before, `opened` is how Just score asks for the end alone, and
 * `again` seats those of a match, or of the last one for `1`, and goes straight to the spin.
 */
export function SetupScreen() {
  const { depth, opened, again } = useLocalSearchParams<{
    depth?: string;
    opened?: string;
    again?: string;
  }>();
  const scoring = opened === 'at-the-end';
  return (
    <WhenOpen>
      <GameGate>
        {(card) => (
          <Loaded
            key={`${card.id} ${opened} ${again}`}
            card={card}
            depth={depth === 'full' && !scoring ? 'full' : 'light'}
            opened={scoring ? 'at-the-end' : 'at-the-start'}
            again={again}
          />
        )}
      </GameGate>
    </WhenOpen>
  );
}

interface LoadedProps {
  readonly card: GameCard;
  readonly depth: Depth;
  readonly opened: Opened;
  readonly again: string | undefined;
}

function Loaded({ card, depth, opened, again }: LoadedProps) {
  const t = useTranslate();
  const debrief = useDebrief();
  const game = debrief.games.find(({ id }) => id === card.id);
  const source = useMemo(
    () =>
      game && {
        load: async () => {
          const [screens, modules] = await Promise.all([card.load(), game.load()]);
          const wanted = { game: game.id, modules, screens, depth, opened, again };
          return { screens, modules, ...(await loadSetup(debrief, wanted)) };
        },
      },
    [debrief, game, card, depth, opened, again],
  );
  const loaded = useLoaded(source);
  if (!game) return <Missing title={t('game.missing')} hint={t('game.missing-hint')} />;
  if (!loaded) return <Loading />;
  return <SetupTable card={card} game={game} opened={opened} {...loaded} />;
}
