import { useBack } from '@/components/app/use-back';
import type { GameCard } from '@/components/games/game-screens';
import { MatchLoading } from '@/components/match/MatchLoading';
import { useLoaded } from '@/components/store/use-loaded';
import { WhenOpen } from '@/components/store/WhenOpen';
import { AppText } from '@/components/ui/AppText';
import { Screen } from '@/components/ui/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { GameGate } from './GameGate';

export function CheckScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <Check card={card} />}</GameGate>
    </WhenOpen>
  );
}

function Check({ card }: { readonly card: GameCard }) {
  const t = useTranslate();
  const back = useBack({ pathname: '/game/[game]', params: { game: card.id } });
  const screens = useLoaded(card);
  if (!screens) return <MatchLoading />;
  return (
    <Screen title={t('game.check-title')} onBack={back}>
      <AppText tone="soft">{t('game.check-hint')}</AppText>
      <screens.Check />
    </Screen>
  );
}
