import { Redirect, useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { GameGate, WhenOpen } from '@/components/match/Gates';
import { type GameCard } from '@/components/match/game-screens';
import { Icon } from '@/components/kit/icons/Icon';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { ListRow } from '@/components/kit/ListRow';
import { Screen } from '@/components/kit/Screen';
import { Stamp } from '@/components/kit/Stamp';
import { TextField } from '@/components/kit/TextField';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { useRuleSearch } from './use-rule-search';

export function RulesScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <Asked card={card} />}</GameGate>
    </WhenOpen>
  );
}

/** `?rule=SC-20` leads to the topic that holds the rule. */
function Asked({ card }: { readonly card: GameCard }) {
  const { rule } = useLocalSearchParams<{ rule?: string }>();
  const topic = card.topics.find(({ rules }) => rule !== undefined && rules.includes(rule));
  if (!topic || rule === undefined) return <Rules card={card} />;
  return (
    <Redirect
      href={{ pathname: '/game/[game]/rules/[topic]', params: { game: card.id, topic: topic.id, rule } }}
    />
  );
}

function Rules({ card }: { readonly card: GameCard }) {
  const t = useTranslate();
  const words = useGameWords(card.id);
  const router = useRouter();
  const back = useBack({ pathname: '/game/[game]', params: { game: card.id } });
  const [typed, setTyped] = useState('');
  const found = useRuleSearch(card, typed);
  return (
    <Screen title={t('rules.title')} onBack={back}>
      <Stamp label={t('rules.own-words')} tone="soft" />
      <TextField label={t('rules.search')} value={typed} onChange={setTyped} placeholder={t('rules.hint')} />
      <View aria-live="polite">
        <AppText variant="small" tone="soft">
          {found.length === 0 ? t('rules.none') : t('rules.found', { count: found.length })}
        </AppText>
      </View>
      {found.length > 0 && (
        <Card>
          <View>
            {found.map(({ topic, rule }) => (
              <ListRow
                key={`${topic.id}/${rule}`}
                title={rule === undefined ? words(`topic.${topic.id}.title`) : words(`rule.${rule}`)}
                {...(rule === undefined ? {} : { detail: `${words(`topic.${topic.id}.title`)} · ${rule}` })}
                leading={<Icon name="book" />}
                onPress={() =>
                  router.push({
                    pathname: '/game/[game]/rules/[topic]',
                    params: { game: card.id, topic: topic.id, ...(rule === undefined ? {} : { rule }) },
                  })
                }
              />
            ))}
          </View>
        </Card>
      )}
    </Screen>
  );
}
