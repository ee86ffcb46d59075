import { Redirect, useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { GameGate, WhenOpen } from '@/components/match/Gates';
import { type GameCard, type RuleTopic } from '@/components/match/game-screens';
import { Icon } from '@/components/kit/icons/Icon';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { ListRow } from '@/components/kit/ListRow';
import { Screen } from '@/components/kit/Screen';
import { Stamp } from '@/components/kit/Stamp';
import { TextField } from '@/components/kit/TextField';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { plain } from '@/i18n/plain';

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

interface Found {
  readonly topic: RuleTopic;
  /** The rule that fits, where it is not the topic as a whole. */
  readonly rule?: string;
}

/** How well a text fits: 3 for the whole word, 2 for its beginning, 1 for a part of it, 0 not at all. */
const fit = (text: string, wanted: string): number => {
  const said = plain(text);
  let best = 0;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const begins = !isLetter(said[at - 1]);
    best = Math.max(best, !begins ? 1 : isLetter(said[at + wanted.length]) ? 2 : 3);
  }
  return best;
};

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A title says what a page is about; whatever its text says comes after all titles. */
const TITLE = 4;

/** Topics and rules that contain what was typed, accents and case aside: titles, then words, then parts of words. */
export const useRuleSearch = ({ id, topics }: GameCard, typed: string): readonly Found[] => {
  const words = useGameWords(id);
  const wanted = plain(typed.trim());
  if (wanted === '') return topics.map((topic) => ({ topic }));
  const titled = (title: string): number => {
    const fits = fit(title, wanted);
    return fits > 1 ? fits + TITLE : fits;
  };
  const found = topics.flatMap((topic): readonly (Found & { readonly fits: number })[] => [
    {
      topic,
      fits: Math.max(titled(words(`topic.${topic.id}.title`)), fit(words(`topic.${topic.id}.text`), wanted)),
    },
    ...topic.rules.map((rule) => ({
      topic,
      rule,
      fits: fit(`${rule} ${words(`rule.${rule}`)}`, wanted),
    })),
  ]);
  return found.filter(({ fits }) => fits > 0).sort((left, right) => right.fits - left.fits);
};
