import { useLocalSearchParams } from 'expo-router';
import { GameGate, Missing, WhenOpen } from '@/components/match/Gates';
import { useBack } from '@/components/kit/use-back';
import { type GameCard } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Screen } from '@/components/kit/Screen';
import { Stamp } from '@/components/kit/Stamp';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { Card } from '@/components/kit/Card';

export function TopicScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <Topic card={card} />}</GameGate>
    </WhenOpen>
  );
}

/** A rule that somebody was sent to comes first, so that it is in sight on any screen. */
function Topic({ card: { id: game, topics } }: { readonly card: GameCard }) {
  const t = useTranslate();
  const words = useGameWords(game);
  const back = useBack({ pathname: '/game/[game]/rules', params: { game } });
  const { topic: id, rule: asked } = useLocalSearchParams<{ topic: string; rule?: string }>();
  const topic = topics.find((known) => known.id === id);
  if (!topic) return <Missing title={t('rules.missing')} hint={t('rules.missing-hint')} />;
  const rules = [...topic.rules].sort((left, right) => Number(right === asked) - Number(left === asked));
  return (
    <Screen title={words(`topic.${topic.id}.title`)} onBack={back}>
      <Stamp label={t('rules.own-words')} tone="soft" />
      <AppText>{words(`topic.${topic.id}.text`)}</AppText>
      {rules.map((rule) => (
        <RuleLine key={rule} id={rule} text={words(`rule.${rule}`)} asked={rule === asked} />
      ))}
    </Screen>
  );
}

interface RuleLineProps {
  readonly id: string;
  readonly text: string;
  /** A refusal led here. */
  readonly asked: boolean;
}

function RuleLine({ id, text, asked }: RuleLineProps) {
  const t = useTranslate();
  return (
    <Card marked={asked}>
      {asked && <Stamp label={t('rules.asked')} />}
      <AppText>{text}</AppText>
      <AppText variant="small" tone="soft">
        {id}
      </AppText>
    </Card>
  );
}
