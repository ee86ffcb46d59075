import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Picture } from '@/components/kit/art/Picture';
import { box } from '@/components/kit/art/shape';
import { IconButton } from '@/components/kit/IconButton';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { seatNames } from '@/components/match/seat-names';
import { GameMark } from '@/components/shell/home/MatchRow';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { localeOf } from '@/i18n/locale';
import { type Speak } from '@/i18n/say';
import { useLanguage } from '@/i18n/use-translate';
import { usePlayWords } from './use-shelf';
import { type Play } from '@/store/plays/play';
import { useGameNames } from './use-game-names';

interface PlayRowProps {
  readonly play: Play;
  /** None where there is nothing to do but to look. */
  readonly onMenu: (() => void) | undefined;
}

/** Who won with how much, when and how long, and everybody's points as small bars. */
export function PlayRow({ play, onMenu }: PlayRowProps) {
  const t = usePlayWords();
  const router = useRouter();
  const language = useLanguage();
  const gameName = useGameNames();
  const { colors } = useTheme();
  const { id, players, totals, winners, noted, game, endedAt } = play;
  const names = seatNames(players, (number) => t('match.player', { number }));
  const [first] = winners;
  const title = winners.length > 0 ? winners.map((of) => names[of] ?? '').join(', ') : names.join(', ');
  const day = dayOf(language).format(endedAt);
  const about = [day, ...aboutOf(play, t)];
  const spoken = [
    gameName(game),
    ...names.map((name, of) =>
      [name, totals[of], winners.includes(of) ? t('score.winner-mark') : ''].filter(Boolean).join(' '),
    ),
    ...about,
  ].join(', ');
  const open = () =>
    noted
      ? router.push({ pathname: '/plays/[id]', params: { id } })
      : router.push({ pathname: '/match/[id]/score', params: { id } });
  return (
    <View style={[styles.row, edge(colors.line)]}>
      <Pressable role="button" aria-label={spoken} onPress={open} style={styles.press}>
        <GameMark game={game} />
        <View style={styles.words}>
          <View style={styles.line}>
            {first !== undefined && (
              <PlayerBadge name={names[first] ?? ''} colour={players[first]?.colour ?? first} size={24} />
            )}
            <AppText variant="label" numberOfLines={1} style={styles.name}>
              {title}
            </AppText>
            {first !== undefined && <AppText variant="title">{totals[first]}</AppText>}
          </View>
          <AppText variant="small" tone="soft" numberOfLines={1}>
            {about.join(' · ')}
          </AppText>
        </View>
        <MiniBars play={play} />
      </Pressable>
      {onMenu && <IconButton icon="more" label={t('home.menu', { name: title })} onPress={onMenu} />}
    </View>
  );
}

const days = new Map<string, Intl.DateTimeFormat>();

/** Made once: making it took longer than all else of a row. */
const dayOf = (language: string): Intl.DateTimeFormat => {
  const known = days.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', day: 'numeric' });
  days.set(language, made);
  return made;
};

const MINUTE = 60_000;

const aboutOf = (
  { played = 0, tieBroken, endedEarly, noted, totals, place }: Play,
  t: Speak,
): readonly string[] => [
  ...(played >= MINUTE ? [t('score.minutes', { count: Math.round(played / MINUTE) })] : []),
  ...(tieBroken ? [t('home.tie-break')] : []),
  ...(endedEarly ? [t('match.ended-early')] : []),
  ...(totals.length === 0 ? [t('plays.nobody-counted')] : []),
  ...(noted ? [t('plays.by-hand')] : []),
  ...(place === undefined ? [] : [place]),
];

const BARS = { width: 56, height: 36 } as const;

function MiniBars({ play: { totals, players } }: { readonly play: Play }) {
  const { colors, seats } = useTheme();
  const most = Math.max(1, ...totals);
  const step = Math.min(14, BARS.width / Math.max(1, totals.length));
  const left = BARS.width - step * totals.length;
  return (
    <Picture
      {...BARS}
      viewBox={`0 0 ${BARS.width} ${BARS.height + 2}`}
      shapes={[
        ...totals.map((total, of) => {
          const height = Math.max(1, (Math.max(0, total) / most) * BARS.height);
          const { fill, edge: rim } = seats[seatColorOf(players[of]?.colour ?? of)];
          return {
            ...{ d: box(left + of * step + 1, BARS.height - height, [step - 3, height]), fill },
            ...{ stroke: rim, width: 1 },
          };
        }),
        { d: `M${left} ${BARS.height + 1}H${BARS.width}`, stroke: colors.ink, width: 1.5 },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: hairline },
  press: {
    flex: 1,
    minWidth: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.thumb,
    paddingVertical: space.s,
  },
  words: { flex: 1, minWidth: 0, gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexShrink: 1 },
});
