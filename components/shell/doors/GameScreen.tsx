import { WhenOpen, GameGate } from '@/components/match/Gates';
import { useBack } from '@/components/kit/use-back';
import { type GameCard } from '@/components/match/game-screens';
import { Practice } from '@/components/shell/home/Practice';
import { AppText } from '@/components/kit/AppText';
import { Columns } from '@/components/kit/Grid';
import { Screen } from '@/components/kit/Screen';
import { useGameWords } from '@/i18n/use-say';
import { BoxCard } from './BoxCard';
import { Doors } from './Doors';
import { RulesCard } from './RulesCard';

export function GameScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <GamePage card={card} />}</GameGate>
    </WhenOpen>
  );
}

function GamePage({ card }: { readonly card: GameCard }) {
  const t = useGameWords(card.id);
  const back = useBack();
  return (
    <Screen title={t('name')} onBack={back} wide>
      <AppText tone="soft">{t('tagline')}</AppText>
      <Doors game={card.id} />
      <Columns
        left={<RulesCard card={card} />}
        right={
          <>
            <BoxCard game={card.id} />
            {card.practice && <Practice card={card} />}
          </>
        }
      />
    </Screen>
  );
}
