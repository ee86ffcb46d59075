import { StyleSheet, View } from 'react-native';
import { gameCards } from '@/components/games/index';
import { space } from '@/components/theme/tokens';
import { EmptyState } from '@/components/ui/EmptyState';
import { useTranslate } from '@/i18n/use-translate';
import { GameTile } from './GameTile';
import { Practice } from './Practice';

/** The games, and a practice game for whoever only wants to look. */
export function Games() {
  const t = useTranslate();
  if (gameCards.length === 0)
    return <EmptyState icon="box" title={t('home.no-games')} hint={t('home.no-games-hint')} />;
  const practice = gameCards.filter((card) => card.practice);
  return (
    <>
      <View style={styles.games}>
        {gameCards.map((card) => (
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
