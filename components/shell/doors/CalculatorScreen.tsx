import { Redirect } from 'expo-router';
import { useBack } from '@/components/kit/use-back';
import { type GameCard } from '@/components/match/game-screens';
import { GameGate, Loading, WhenOpen } from '@/components/match/Gates';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { Screen } from '@/components/kit/Screen';
import { useGameWords } from '@/i18n/use-say';

export function CalculatorScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <Calculator card={card} />}</GameGate>
    </WhenOpen>
  );
}

/** A part of a game's score, worked out with nothing tracked. */
function Calculator({ card }: { readonly card: GameCard }) {
  const words = useGameWords(card.id);
  const back = useBack({ pathname: '/game/[game]', params: { game: card.id } });
  const screens = useLoaded(card);
  if (!screens) return <Loading />;
  const { calculator } = screens;
  if (!calculator) return <Redirect href={{ pathname: '/game/[game]', params: { game: card.id } }} />;
  return (
    <Screen title={words(calculator.title)} onBack={back}>
      <calculator.Calculator />
    </Screen>
  );
}
