import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { type GameCard, type Scenes } from '@/components/match/game-screens';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { AppText } from '@/components/kit/AppText';
import { Picture } from '@/components/kit/art/Picture';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';

/** What one comes for without having tracked a game. */
export function Doors({ card }: { readonly card: GameCard }) {
  const t = useTranslate();
  const router = useRouter();
  const scenes = useLoaded(card.scenes);
  const game = card.id;
  return (
    <View style={styles.doors}>
      <Door
        scene={scenes?.score}
        title={t('game.score')}
        detail={t('game.score-detail')}
        onPress={() =>
          router.push({ pathname: '/game/[game]/setup', params: { game, opened: 'at-the-end' } })
        }
      />
      <Door
        scene={scenes?.ask}
        title={t('game.check')}
        detail={t('game.check-detail')}
        onPress={() => router.push({ pathname: '/game/[game]/check', params: { game } })}
      />
    </View>
  );
}

interface DoorProps {
  /** Comes after the door, into a place of its own. */
  readonly scene: Scenes['score'] | undefined;
  readonly title: string;
  readonly detail: string;
  readonly onPress: () => void;
}

function Door({ scene, title, detail, onPress }: DoorProps) {
  const theme = useTheme();
  const { colors } = theme;
  return (
    <Pressable
      role="link"
      aria-label={`${title}, ${detail}`}
      onPress={onPress}
      style={[styles.door, basis, ground(colors.sheet), edge(colors.line)]}
    >
      <View style={[styles.scene, ground(colors.inset)]}>
        {scene && <Picture shapes={scene(theme)} width={174} height={68} viewBox="0 0 174 68" />}
      </View>
      <View style={styles.words}>
        <AppText variant="title">{title}</AppText>
        <AppText variant="small" tone="soft">
          {detail}
        </AppText>
      </View>
    </Pressable>
  );
}

const basis = { flexBasis: besideText(150) };

const styles = StyleSheet.create({
  doors: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  door: {
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: '100%',
    borderWidth: 1.5,
    borderRadius: radius.l,
    overflow: 'hidden',
  },
  scene: { height: 68, alignItems: 'center', overflow: 'hidden' },
  words: { padding: space.m, paddingBottom: 10 },
});
