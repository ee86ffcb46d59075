import { useRouter } from 'expo-router';
import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useGameCard } from '@/components/match/game-cards';
import { seatNames, useMatchTitle } from '@/components/match/seat-names';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { IconButton } from '@/components/kit/IconButton';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { localeOf } from '@/i18n/locale';
import { useGameWords } from '@/i18n/use-say';
import { type AppTranslate, useLanguage, useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { dayOf, timeOrDay } from './day';
import { type Play, playOf } from './play';
import { PlayWords } from './PlayWords';
import { useDamage } from './use-matches';

interface MatchRowProps {
  readonly match: MatchHeader;
  readonly onMenu: () => void;
}

/** A match of the list, with whatever can be done with it. */
export function MatchRow({ match, onMenu }: MatchRowProps) {
  const t = useTranslate();
  const router = useRouter();
  const { colors } = useTheme();
  const title = useMatchTitle()(match);
  const details = useDetails(match);
  const date = useDate(match);
  const names = seatNames(match.players, (number) => t('match.player', { number }));
  const damaged = useDamage(match.id) !== undefined;
  const play = match.result && playOf(match, match.result, names);
  const over = match.finishedAt !== undefined;
  const spoken = play
    ? [...(match.name ? [match.name] : []), ...wordsOf(play, t), ...details]
    : [title, ...details];
  return (
    <View style={[styles.row, edge(colors.line)]}>
      <Pressable
        role="button"
        aria-label={[...spoken, date].join(', ')}
        onPress={() =>
          router.push({ pathname: over ? '/match/[id]/score' : '/match/[id]', params: { id: match.id } })
        }
        style={styles.press}
      >
        <GameMark game={match.game} />
        {play ? (
          <PlayWords match={match} play={play} />
        ) : (
          <View style={styles.words}>
            <AppText variant="label">{title}</AppText>
            <AppText variant="small" tone="soft">
              {details.join(' · ')}
            </AppText>
          </View>
        )}
        {damaged && <Icon name="alert" size={20} color={colors.danger} />}
        <AppText variant="small" tone="soft">
          {date}
        </AppText>
      </Pressable>
      <IconButton icon="more" label={t('home.menu', { name: title })} onPress={onMenu} />
    </View>
  );
}

const wordsOf = ({ winners, others, tieBroken, endedEarly }: Play, t: AppTranslate): readonly string[] => [
  ...[...winners, ...others].map(({ name, total }) => `${name} ${total}`),
  ...(tieBroken ? [t('home.tie-break')] : []),
  ...(endedEarly ? [t('match.ended-early')] : []),
];

const useDate = ({ finishedAt, openedAt }: MatchHeader): string => {
  const language = localeOf(useLanguage());
  return finishedAt === undefined
    ? timeOrDay(openedAt, new Date(), language)
    : dayOf(new Date(finishedAt), new Date(), language);
};

const useDetails = (match: MatchHeader): readonly string[] => {
  const t = useTranslate();
  const words = useGameWords(match.game);
  const names = seatNames(match.players, (number) => t('match.player', { number }));
  const damaged = useDamage(match.id) !== undefined;
  return [
    ...(damaged ? [t('home.damaged')] : []),
    ...(match.name === '' || match.result ? [] : [names.join(', ')]),
    words('name'),
    ...(match.practice ? [t('home.practice-mark')] : []),
    ...(match.archived ? [t('home.archived')] : []),
  ];
};

/** The mark of a game on its colour. */
export function GameMark({ game }: { readonly game: string }) {
  const card = useGameCard(game);
  if (!card) return <View style={styles.mark} />;
  const { Emblem, accent } = card;
  return (
    <AccentProvider accent={accent}>
      <Marked>{(color) => <Emblem size={24} color={color} />}</Marked>
    </AccentProvider>
  );
}

function Marked({ children }: { readonly children: (color: string) => ReactNode }) {
  const { accent } = useTheme();
  return <View style={[styles.mark, ground(accent.ground)]}>{children(accent.paper)}</View>;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', borderTopWidth: hairline },
  press: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.thumb,
    paddingVertical: space.s,
  },
  words: { flex: 1 },
  mark: {
    width: 36,
    height: 36,
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
});
