import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { GameGate, WhenOpen } from '@/components/match/Gates';
import { useBack } from '@/components/kit/use-back';
import { type GameCard } from '@/components/match/game-screens';
import { Practice } from '@/components/shell/home/Practice';
import { AppText } from '@/components/kit/AppText';
import { Columns } from '@/components/kit/Grid';
import { Screen } from '@/components/kit/Screen';
import { useGameWords } from '@/i18n/use-say';
import { Icon } from '@/components/kit/icons/Icon';
import { Card } from '@/components/kit/Card';
import { ListRow } from '@/components/kit/ListRow';
import { useTranslate } from '@/i18n/use-translate';
import { useBoxInUse } from '@/components/kit/store/use-debrief';
import { Button } from '@/components/kit/Button';
import { type Entry } from '@/store/catalogue/box';
import { Doors } from './Doors';

export function DoorsScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <DoorsPage card={card} />}</GameGate>
    </WhenOpen>
  );
}

function DoorsPage({ card }: { readonly card: GameCard }) {
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

interface RulesCardProps {
  readonly card: GameCard;
}

function RulesCard({ card: { id: game, topics } }: RulesCardProps) {
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

interface BoxCardProps {
  readonly game: string;
}

const read = ({ confirmed }: Entry): boolean => confirmed === undefined;

/** What the owner's box is known to hold, and from where. */
function BoxCard({ game }: BoxCardProps) {
  const t = useTranslate();
  const router = useRouter();
  const box = useBoxInUse(game);
  const entries = box?.entries ?? [];
  const bySource = (source: string) => entries.filter(({ confirmed }) => confirmed?.source === source).length;
  const lines = [
    [entries.filter(read).length, 'game.box-read'],
    [bySource('owner'), 'game.box-owner'],
    [bySource('rulebook'), 'game.box-rulebook'],
  ] as const;
  return (
    <Card title={box?.name ?? t('game.box')}>
      {entries.length === 0 ? (
        <AppText tone="soft">{t('game.box-empty')}</AppText>
      ) : (
        lines
          .filter(([count]) => count > 0)
          .map(([count, key]) => <AppText key={key}>{t(key, { count })}</AppText>)
      )}
      <Button
        label={t('game.box-open')}
        kind="secondary"
        icon="box"
        onPress={() => router.push({ pathname: '/game/[game]/box', params: { game } })}
      />
    </Card>
  );
}
