import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { type GameCard } from '@/components/match/game-screens';
import { usePractice } from '@/components/shell/home/use-practice';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { AppText } from '@/components/kit/AppText';
import { Picture } from '@/components/kit/art/Picture';
import { Icon } from '@/components/kit/icons/Icon';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { teachingSteps } from './teaching';

interface LearnProps {
  readonly card: GameCard;
}

/** The cards to read aloud, and a game to try it out. */
export function Learn({ card }: LearnProps) {
  const t = useTranslate();
  const router = useRouter();
  const theme = useTheme();
  const { colors } = theme;
  const scenes = useLoaded(card.scenes);
  const cards = t('game.teach-cards', { count: teachingSteps(card.id) });
  return (
    <View style={styles.whole}>
      <View style={styles.head}>
        <AppText variant="title" level={2} style={styles.title}>
          {t('game.teach')}
        </AppText>
        <View style={styles.about}>
          <Icon name="clock" size={18} color={colors.inkSoft} />
          <AppText variant="small" tone="soft">
            {cards}
          </AppText>
        </View>
      </View>
      <View style={styles.row}>
        <Pressable
          role="link"
          aria-label={`${t('game.teach')}, ${cards}`}
          onPress={() => router.push({ pathname: '/game/[game]/teach', params: { game: card.id } })}
          style={styles.cards}
        >
          {[0, 1, 2].map((place) => {
            const scene = scenes?.learn[place];
            return (
              <View key={place} style={[styles.card, ground(colors.sheet), edge(colors.line)]}>
                {scene && <Picture shapes={scene(theme)} width={84} height={76} viewBox="0 0 84 76" />}
              </View>
            );
          })}
        </Pressable>
        {card.practice && <PracticeTile card={card} />}
      </View>
    </View>
  );
}

function PracticeTile({ card }: LearnProps) {
  const { accent } = useTheme();
  const t = useTranslate();
  const words = useGameWords(card.id);
  const { begin, busy } = usePractice(card);
  return (
    <Pressable
      role="button"
      aria-label={t('home.practice', { game: words('name') })}
      aria-busy={busy}
      onPress={begin}
      style={[styles.practice, basis, ground(accent.wash)]}
    >
      <Icon name={busy ? 'clock' : 'play'} size={20} color={accent.text} />
      <AppText variant="dense" tone="accent">
        {t('game.practice')}
      </AppText>
    </Pressable>
  );
}

const basis = { flexBasis: besideText(78) };

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m },
  title: { flexGrow: 1 },
  about: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  cards: { flexGrow: 3, flexShrink: 1, flexBasis: 248, flexDirection: 'row', gap: space.s },
  card: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    height: 76,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  practice: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: 76,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderRadius: radius.m,
  },
});
