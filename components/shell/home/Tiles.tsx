import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { useGameCards } from '@/components/match/game-cards';
import { type GameCard } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { besideText } from '@/components/kit/theme/text-size';
import { ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { PosterDetail } from './PosterArt';

/** The games, for whoever has played here before. */
export function Tiles() {
  return (
    <View style={styles.tiles}>
      {useGameCards().map((card) => (
        <AccentProvider key={card.id} accent={card.accent}>
          <Tile card={card} />
        </AccentProvider>
      ))}
    </View>
  );
}

function Tile({ card }: { readonly card: GameCard }) {
  const { accent } = useTheme();
  const t = useGameWords(card.id);
  const router = useRouter();
  return (
    <Pressable
      role="link"
      aria-label={`${t('name')}, ${t('tagline')}`}
      onPress={() => router.push({ pathname: '/game/[game]', params: { game: card.id } })}
      style={[styles.tile, basis, ground(accent.deep)]}
    >
      <View style={[styles.art, ground(accent.ground)]}>
        <PosterDetail card={card} />
      </View>
      <View style={styles.name}>
        <AppText variant="longMove" style={ink(accent.onGround)}>
          {t('name')}
        </AppText>
      </View>
    </Pressable>
  );
}

const basis = { flexBasis: besideText(96) };

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tile: { flexGrow: 1, flexShrink: 1, maxWidth: '100%', borderRadius: radius.m, overflow: 'hidden' },
  art: { height: 78, overflow: 'hidden' },
  name: {
    flexGrow: 1,
    minHeight: 48,
    justifyContent: 'center',
    paddingHorizontal: 10,
    paddingVertical: space.xs,
  },
});
