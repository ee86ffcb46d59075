import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { useGameCards } from '@/components/match/game-cards';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { EmptyState } from '@/components/kit/EmptyState';
import { useTranslate } from '@/i18n/use-translate';
import { type GameCard } from '@/components/match/game-screens';
import { Icon } from '@/components/kit/icons/Icon';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { besideText } from '@/components/kit/theme/text-size';
import { ground } from '@/components/kit/theme/tint';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { useGameWords } from '@/i18n/use-say';
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

interface GameTileProps {
  readonly game: GameCard;
}

function GameTile({ game }: GameTileProps) {
  return (
    <AccentProvider accent={game.accent}>
      <Tile game={game} />
    </AccentProvider>
  );
}

function Tile({ game: { id, Emblem } }: GameTileProps) {
  const { colors, accent } = useTheme();
  const t = useGameWords(id);
  const router = useRouter();
  return (
    <Pressable
      role="link"
      aria-label={`${t('name')}, ${t('tagline')}`}
      onPress={() => router.push({ pathname: '/game/[game]', params: { game: id } })}
      style={({ pressed }) => [
        styles.tile,
        { backgroundColor: colors.sheet, borderColor: colors.line, borderLeftColor: accent.fill },
        pressed && ground(colors.inset),
      ]}
    >
      <View style={[styles.emblem, ground(accent.fill)]}>
        <Emblem size={36} color={accent.on} />
      </View>
      <View style={[styles.words, beside]}>
        <AppText variant="heading">{t('name')}</AppText>
        <AppText tone="soft">{t('tagline')}</AppText>
      </View>
      <Icon name="chevron-right" color={colors.inkSoft} />
    </Pressable>
  );
}

// Where a reader's large words have no room beside the emblem, they stand below it.
const beside = { flexBasis: besideText(150) };

const styles = StyleSheet.create({
  games: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  tile: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    maxWidth: '100%',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.l,
    padding: space.l,
    borderWidth: hairline,
    borderLeftWidth: 4,
    borderRadius: radius.m,
  },
  emblem: { width: 60, height: 60, borderRadius: radius.m, alignItems: 'center', justifyContent: 'center' },
  words: { flexGrow: 1, flexShrink: 1 },
});
