import { useBack } from '@/components/kit/use-back';
import { type GameCard } from '@/components/match/game-screens';
import { Loading, WhenOpen, GameGate } from '@/components/match/Gates';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { AppText } from '@/components/kit/AppText';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';

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
  if (!screens) return <Loading />;
  return (
    <Screen title={t('game.check-title')} onBack={back}>
      <AppText tone="soft">{t('game.check-hint')}</AppText>
      <screens.Check />
    </Screen>
  );
}
