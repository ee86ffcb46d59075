import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { WidePicture } from '@/components/kit/art/WidePicture';
import { box } from '@/components/kit/art/shape';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameCards } from '@/components/match/game-cards';
import { localeOf } from '@/i18n/locale';
import { useLanguage } from '@/i18n/use-translate';
import { useGameNames } from './use-game-names';
import { usePlayWords } from './use-shelf';
import { type Play } from '@/store/plays/play';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** As many weeks as bricks stand side by side. */
const WEEKS = 16;
/** As many bricks on top of each other; what is more is in the number. */
const HIGHEST = 5;
const BRICK = { width: 20, height: 15 } as const;

/** How many, since when, how long; and a brick for each play of the last weeks. */
export function Summary({ plays }: { readonly plays: readonly Play[] }) {
  const t = usePlayWords();
  const language = useLanguage();
  const first = plays.at(-1);
  if (!first) return undefined;
  const since = new Date(first.endedAt);
  const year = since.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' as const };
  const month = since.toLocaleDateString(localeOf(language), { month: 'long', ...year });
  const hours = Math.round(plays.reduce((sum, { played = 0 }) => sum + played, 0) / HOUR);
  return (
    <View>
      <View style={styles.line}>
        <AppText variant="display">{plays.length}</AppText>
        <View style={styles.words}>
          <AppText tone="soft">{t('plays.played-since', { count: plays.length, month })}</AppText>
          {hours > 0 && <AppText tone="soft">{t('plays.hours', { hours })}</AppText>}
        </View>
      </View>
      <Weeks plays={plays} />
      <Legend plays={plays} />
    </View>
  );
}

/** The numbers above and below say it in words. */
function Weeks({ plays }: { readonly plays: readonly Play[] }) {
  const { colors, accents } = useTheme();
  const language = useLanguage();
  const cards = useGameCards();
  const last = plays[0]?.endedAt ?? 0;
  const heights = new Array<number>(WEEKS).fill(0);
  const bricks = plays.flatMap(({ endedAt, game }) => {
    const week = WEEKS - 1 - Math.floor((last - endedAt) / WEEK);
    const height = heights[week];
    if (height === undefined || height >= HIGHEST) return [];
    heights[week] = height + 1;
    const accent = cards.find(({ id }) => id === game)?.accent ?? 'ink';
    return [{ week, height, fill: accents[accent].fill }];
  });
  const rows = Math.max(1, ...heights);
  const floor = rows * (BRICK.height + 2);
  const wide = WEEKS * (BRICK.width + 2);
  return (
    <WidePicture
      wide={wide}
      high={floor + 22}
      shapes={[
        ...bricks.map(({ week, height, fill }) => ({
          d: box(week * (BRICK.width + 2), floor - (height + 1) * (BRICK.height + 2), [
            BRICK.width,
            BRICK.height,
          ]),
          fill,
        })),
        { d: `M0 ${floor + 1}h${wide}`, stroke: colors.ink, width: 2 },
        ...monthsOf(last, localeOf(language)).map(({ week, month }) => ({
          text: { words: month, x: week * (BRICK.width + 2), y: floor + 17, size: 14 },
          fill: colors.inkSoft,
        })),
      ]}
    />
  );
}

/** The first week of each month. One at the very edge has no room for its name. */
const monthsOf = (last: number, locale: string) =>
  Array.from({ length: WEEKS - 1 }, (_, week) => {
    const at = (of: number) => new Date(last - (WEEKS - 1 - of) * WEEK);
    const begins = week > 0 && at(week).getMonth() !== at(week - 1).getMonth();
    return begins ? [{ week, month: at(week).toLocaleDateString(locale, { month: 'short' }) }] : [];
  }).flat();

/** Which colour is which game, and how often it was played. */
function Legend({ plays }: { readonly plays: readonly Play[] }) {
  const { accents } = useTheme();
  const cards = useGameCards();
  const names = useGameNames();
  const counts = cards.flatMap(({ id, accent, Emblem }) => {
    const count = plays.filter(({ game }) => game === id).length;
    return count > 0 ? [{ id, accent, Emblem, count }] : [];
  });
  return (
    <View style={styles.legend}>
      {counts.map(({ id, accent, Emblem, count }) => (
        <View key={id} style={styles.game}>
          <Emblem size={18} color={accents[accent].text} />
          <AppText variant="small">{`${count} ${names(id)}`}</AppText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flex: 1 },
  legend: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.l,
    rowGap: space.xs,
    paddingTop: space.xs,
  },
  game: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
