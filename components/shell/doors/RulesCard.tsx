import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { type GameCard } from '@/components/match/game-screens';
import { Icon } from '@/components/kit/icons/Icon';
import { Card } from '@/components/kit/Card';
import { ListRow } from '@/components/kit/ListRow';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';

interface RulesCardProps {
  readonly card: GameCard;
}

export function RulesCard({ card: { id: game, topics } }: RulesCardProps) {
  const t = useTranslate();
  const words = useGameWords(game);
  const router = useRouter();
  return (
    <Card title={t('rules.title')}>
      <View>
        <ListRow
          title={t('game.teach')}
          detail={t('game.teach-detail')}
          leading={<Icon name="clock" />}
          onPress={() => router.push({ pathname: '/game/[game]/teach', params: { game } })}
        />
        <ListRow
          title={t('rules.search')}
          leading={<Icon name="search" />}
          onPress={() => router.push({ pathname: '/game/[game]/rules', params: { game } })}
        />
        {topics.map(({ id }) => (
          <ListRow
            key={id}
            title={words(`topic.${id}.title`)}
            leading={<Icon name="book" />}
            onPress={() =>
              router.push({ pathname: '/game/[game]/rules/[topic]', params: { game, topic: id } })
            }
          />
        ))}
      </View>
    </Card>
  );
}
