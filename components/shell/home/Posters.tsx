import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { useGameCards } from '@/components/match/game-cards';
import { type GameCard } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { EmptyState } from '@/components/kit/EmptyState';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { besideText } from '@/components/kit/theme/text-size';
import { ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { PosterArt } from './PosterArt';
import { usePractice } from './use-practice';

/** What somebody sees who has never played here: the games, as large as life. */
export function Posters() {
  const t = useTranslate();
  const cards = useGameCards();
  if (cards.length === 0)
    return <EmptyState icon="box" title={t('home.no-games')} hint={t('home.no-games-hint')} />;
  return (
    <View style={styles.whole}>
      <AppText variant="heading" level={2}>
        {t('home.question')}
      </AppText>
      <View style={styles.posters}>
        {cards.map((card) => (
          <AccentProvider key={card.id} accent={card.accent}>
            <Poster card={card} />
          </AccentProvider>
        ))}
      </View>
    </View>
  );
}

interface PosterProps {
  readonly card: GameCard;
}

/** The poster leads to the game, the band below it into a practice game. */
function Poster({ card }: PosterProps) {
  const { id, practice } = card;
  const { accent } = useTheme();
  const t = useGameWords(id);
  const router = useRouter();
  return (
    <View style={[styles.poster, ground(accent.ground)]}>
      <Pressable
        role="link"
        aria-label={`${t('name')}, ${t('tagline')}`}
        onPress={() => router.push({ pathname: '/game/[game]', params: { game: id } })}
        style={styles.top}
      >
        <PosterArt card={card} />
        <View style={[styles.words, beside]}>
          <AppText variant="heading" style={ink(accent.onGround)}>
            {t('name')}
          </AppText>
          <AppText variant="small" style={[ink(accent.onGround), tagline]}>
            {inTwo(t('tagline'))}
          </AppText>
        </View>
        <View style={styles.art} />
      </Pressable>
      <View style={[styles.band, ground(accent.deep)]}>
        <Facts card={card} />
        {practice && <PracticeBand card={card} />}
      </View>
    </View>
  );
}

/** A line for each half of it. */
const inTwo = (text: string): string => text.replace(', ', ',\n');

function Facts({ card: { seats, minutes } }: PosterProps) {
  const t = useTranslate();
  const range = `${seats.min}–${seats.max}`;
  const time = t('game.minutes', { range: minutes });
  return (
    <View role="img" accessible aria-label={`${t('game.players', { range })}, ${time}`} style={styles.facts}>
      <Fact icon="people" text={range} />
      <Fact icon="clock" text={time} />
    </View>
  );
}

function Fact({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  const { accent } = useTheme();
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={18} color={accent.onGround} />
      <AppText variant="dense" style={ink(accent.onGround)}>
        {text}
      </AppText>
    </View>
  );
}

function PracticeBand({ card }: PosterProps) {
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
      style={styles.practice}
    >
      <Icon name={busy ? 'clock' : 'play'} size={20} color={accent.onGround} />
      <AppText variant="label" style={ink(accent.onGround)}>
        {t('game.practice')}
      </AppText>
    </Pressable>
  );
}

// Where a reader's large words have no room beside the picture, they stand above it.
const beside = { flexBasis: besideText(205) };
const tagline = { maxWidth: besideText(160) };

const styles = StyleSheet.create({
  whole: { gap: space.m },
  posters: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  poster: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    maxWidth: '100%',
    borderRadius: radius.l,
    overflow: 'hidden',
  },
  top: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', overflow: 'hidden' },
  words: { flexGrow: 1, flexShrink: 1, padding: space.l, paddingRight: 0 },
  art: { width: 120, height: 158 },
  band: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'space-between',
    paddingLeft: space.l,
    columnGap: space.m,
    minHeight: 52,
  },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  practice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    paddingHorizontal: space.l,
  },
});
