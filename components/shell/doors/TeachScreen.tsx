import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { type GameCard } from '@/components/match/game-screens';
import { GameGate, WhenOpen } from '@/components/match/Gates';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Progress } from '@/components/kit/Progress';
import { Screen } from '@/components/kit/Screen';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { teachingSteps } from './teaching';

export function TeachScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <Teach card={card} />}</GameGate>
    </WhenOpen>
  );
}

/** A few cards to read aloud. */
function Teach({ card: { id: game } }: { readonly card: GameCard }) {
  const t = useTranslate();
  const words = useGameWords(game);
  const router = useRouter();
  const back = useBack({ pathname: '/game/[game]', params: { game } });
  const count = teachingSteps(game);
  const [step, setStep] = useState(1);
  const last = step >= count;
  const begin = () => router.replace({ pathname: '/game/[game]/setup', params: { game } });
  return (
    <Screen
      title={t('game.teach')}
      onBack={back}
      footer={
        <View style={styles.actions}>
          {step > 1 && <Button label={t('common.back')} kind="secondary" onPress={() => setStep(step - 1)} />}
          <View style={styles.main}>
            <Button
              label={last ? t('game.new') : t('common.next')}
              onPress={last ? begin : () => setStep(step + 1)}
            />
          </View>
        </View>
      }
    >
      {count > 0 && (
        <>
          <Progress label={words('name')} value={step} max={count} />
          <Card tab={t('rules.own-words')} marked>
            <View aria-live="polite">
              <AppText variant="heading">{words(`teach.${step}`)}</AppText>
            </View>
          </Card>
        </>
      )}
      {count === 0 && <AppText tone="soft">{t('game.teach-none')}</AppText>}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.s },
  main: { flexGrow: 1, flexShrink: 1 },
});
