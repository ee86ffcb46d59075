import { StyleSheet, View } from 'react-native';
import { useGameCards } from '@/components/match/game-cards';
import { space } from '@/components/kit/theme/tokens';
import { EmptyState } from '@/components/kit/EmptyState';
import { useTranslate } from '@/i18n/use-translate';
import { GameTile } from './GameTile';
import { Practice } from './Practice';

/** The games, and a practice game for whoever only wants to look. */
export function Games() {
  const t = useTranslate();
  const cards = useGameCards();
  if (cards.length === 0)
    return <EmptyState icon="box" title={t('home.no-games')} hint={t('home.no-games-hint')} />;
  const practice = cards.filter((card) => card.practice);
  return (
    <>
      <View style={styles.games}>
        {cards.map((card) => (
          <GameTile key={card.id} game={card} />
        ))}
      </View>
      {practice.map((card) => (
        <Practice key={card.id} card={card} />
      ))}
    </>
  );
}

const styles = StyleSheet.create({ games: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m } });
