import { extent } from 'd3-array';
import { line } from 'd3-shape';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Picture } from '@/components/kit/art/Picture';
import { disc } from '@/components/kit/art/shape';
import { OptionChips } from '@/components/kit/OptionChips';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameCards } from '@/components/match/game-cards';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { type Person, peopleIn, personOf } from '@/store/plays/people';
import { type PersonGame, type PersonStatistics, personStatistics } from '@/store/plays/statistics';
import { Chart } from './Chart';
import { LongTimes } from './LongTimes';
import { percent, useRounded } from './rounded';
import { useGameNames } from './use-game-names';
import { type Shelf, usePlayWords } from './use-shelf';

const ENOUGH = 3;

/** One person, over all games. */
export function PeopleTab({ shelf: { plays, known } }: { readonly shelf: Shelf }) {
  const t = usePlayWords();
  const people = useMemo(() => peopleIn(plays, known), [plays, known]);
  const [chosen, setChosen] = useState<string>();
  const person = people.find(({ key }) => key === chosen) ?? people[0];
  const told = useMemo(
    () => person && personStatistics(plays, person.key, personOf(known)),
    [plays, known, person],
  );
  if (!person || !told) return <AppText tone="soft">{t('players.none-hint')}</AppText>;
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <OptionChips
        label={t('stats.whose')}
        options={people.map(({ key, name }) => ({
          ...{ label: name, selected: key === person.key, onPress: () => setChosen(key) },
        }))}
      />
      {told.plays < ENOUGH ? (
        <AppText tone="soft">{t('stats.few', { count: told.plays })}</AppText>
      ) : (
        <>
          <AgainstChance told={told} person={person} />
          <Last told={told} person={person} />
          <Rivals told={told} person={person} people={people} />
          <ByGame told={told} />
          <BySize told={told} />
          <LongTimes told={told} />
        </>
      )}
      <AppText variant="small" tone="soft">
        {t('stats.leaves-out')}
      </AppText>
    </ScrollView>
  );
}

interface ToldProps {
  readonly told: PersonStatistics;
  readonly person: Person;
}

function AgainstChance({ told: { plays, wins, expected }, person }: ToldProps) {
  const t = usePlayWords();
  const { colors, seats } = useTheme();
  const colour = seats[seatColorOf(person.colour)];
  return (
    <View style={styles.chance}>
      <AppText variant="display">{wins}</AppText>
      <View style={styles.grows}>
        <AppText variant="label">{t('stats.of-won', { count: plays })}</AppText>
        <View aria-hidden style={[styles.track, ground(colors.inset)]}>
          <View style={[styles.bar, ground(colour.fill), { width: `${percent(wins, plays)}%` }]} />
          <View style={[styles.mark, ground(colors.ink), { left: `${percent(expected, plays)}%` }]} />
        </View>
        <AppText variant="small" tone="soft">
          {t('stats.against-chance', { share: percent(wins, plays), expected: percent(expected, plays) })}
        </AppText>
      </View>
    </View>
  );
}

function Last({ told: { ranks, bestRun }, person }: ToldProps) {
  const t = usePlayWords();
  const { colors, seats } = useTheme();
  const colour = seats[seatColorOf(person.colour)];
  const title = t('stats.last', { count: ranks.length });
  return (
    <Chart
      title={title}
      note={t('stats.best-run', { count: bestRun })}
      label={title}
      lines={ranks.map((rank) => t('stats.rank', { rank }))}
    >
      <View style={styles.ranks}>
        {ranks.map((rank, place) => (
          <View
            key={place}
            style={[
              styles.rank,
              rank === 1 ? [ground(colour.fill), edge(colour.edge)] : edge(colors.lineStrong),
            ]}
          >
            <AppText variant="count" tone="soft" style={rank === 1 && ink(colour.on)}>
              {rank}
            </AppText>
          </View>
        ))}
      </View>
    </Chart>
  );
}

interface RivalsProps extends ToldProps {
  readonly people: readonly Person[];
}

const MOST_RIVALS = 8;

/** To the left how often before the other, to the right how often behind. */
function Rivals({ told: { rivals }, person, people }: RivalsProps) {
  const t = usePlayWords();
  const { seats } = useTheme();
  const shown = rivals.slice(0, MOST_RIVALS).flatMap((rival) => {
    const other = people.find(({ key }) => key === rival.person);
    return other ? [{ ...rival, name: other.name, colour: other.colour }] : [];
  });
  const most = Math.max(1, ...shown.flatMap(({ ahead, behind }) => [ahead, behind]));
  const mine = seats[seatColorOf(person.colour)].fill;
  if (shown.length === 0) return undefined;
  return (
    <Chart
      title={t('stats.head-to-head')}
      note={t('stats.head-to-head-note')}
      label={t('stats.head-to-head')}
      lines={shown.map(({ name, plays, ahead, behind }) => t('stats.rival', { name, plays, ahead, behind }))}
    >
      {shown.map(({ person: key, name, colour, ahead, behind }) => (
        <View key={key} style={styles.rival}>
          <PlayerBadge name={name} colour={colour} size={26} />
          <AppText variant="label" numberOfLines={1} style={styles.name}>
            {name}
          </AppText>
          <AppText variant="count">{ahead}</AppText>
          <View style={styles.half}>
            <View style={[styles.ahead, ground(mine), { width: `${percent(ahead, most)}%` }]} />
          </View>
          <View style={styles.half}>
            <View
              style={[
                styles.behind,
                ground(seats[seatColorOf(colour)].fill),
                { width: `${percent(behind, most)}%` },
              ]}
            />
          </View>
          <AppText variant="count">{behind}</AppText>
        </View>
      ))}
    </Chart>
  );
}

function ByGame({ told: { games } }: { readonly told: PersonStatistics }) {
  const t = usePlayWords();
  const rounded = useRounded();
  const names = useGameNames();
  const { colors } = useTheme();
  return (
    <Chart
      title={t('stats.by-game')}
      note={t('stats.by-game-note')}
      label={t('stats.by-game')}
      lines={games.map(({ game, wins, plays, points }) =>
        t('stats.game-line', {
          ...{ game: names(game), wins, plays, average: rounded(points.mean), best: points.best },
        }),
      )}
    >
      {games.map((of) => (
        <View key={of.game} style={[styles.game, edge(colors.line)]}>
          <AppText variant="label" numberOfLines={1} style={styles.grows}>
            {names(of.game)}
          </AppText>
          <Course of={of} />
          <AppText variant="count">{`${of.wins}/${of.plays}`}</AppText>
          <AppText variant="count" tone="soft">
            {rounded(of.points.mean)}
          </AppText>
          <AppText variant="count">{of.points.best}</AppText>
        </View>
      ))}
    </Chart>
  );
}

const SPARK = { width: 84, height: 30 } as const;
const SHOWN = 20;

/** The points of the last games as a line, the best one marked. */
function Course({ of: { game, totals } }: { readonly of: PersonGame }) {
  const { colors, accents } = useTheme();
  const accent = useGameCards().find(({ id }) => id === game)?.accent ?? 'ink';
  const shown = totals.slice(-SHOWN);
  const [low = 0, high = 1] = extent(shown);
  const x = (place: number) => 5 + (shown.length < 2 ? 0 : (place / (shown.length - 1)) * (SPARK.width - 10));
  const y = (value: number) =>
    SPARK.height - 6 - ((value - low) / Math.max(1, high - low)) * (SPARK.height - 12);
  const path = line<number>((_, place) => x(place), y)(shown) ?? '';
  const best = shown.indexOf(high);
  return (
    <Picture
      {...SPARK}
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      shapes={[
        { d: path, stroke: colors.lineStrong, width: 1.5 },
        { d: shown.map((value, place) => disc(x(place), y(value), 1.8)).join(''), fill: colors.lineStrong },
        { d: disc(x(best), y(high), 4.5), fill: accents[accent].fill },
      ]}
    />
  );
}

function BySize({ told: { sizes } }: { readonly told: PersonStatistics }) {
  const t = usePlayWords();
  const rounded = useRounded();
  const { colors, accent } = useTheme();
  return (
    <Chart
      title={t('stats.by-size')}
      label={t('stats.by-size')}
      lines={sizes.map(({ players, plays, wins, expected }) =>
        t('stats.size-line', { count: players, plays, wins, expected: rounded(expected) }),
      )}
    >
      {sizes.map(({ players, plays, wins, expected }) => (
        <View key={players} style={styles.rival}>
          <AppText variant="count">{players}</AppText>
          <View style={[styles.track, styles.grows, ground(colors.inset)]}>
            <View style={[styles.bar, ground(accent.fill), { width: `${percent(wins, plays)}%` }]} />
            <View
              style={[styles.mark, ground(colors.lineStrong), { left: `${percent(expected, plays)}%` }]}
            />
          </View>
          <AppText variant="count">{`${wins}/${plays}`}</AppText>
        </View>
      ))}
    </Chart>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.xl, paddingTop: space.m, paddingBottom: space.xxl },
  grows: { flex: 1, minWidth: 0 },
  chance: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  track: { height: 18, marginVertical: space.xs },
  bar: { height: 18 },
  mark: { position: 'absolute', top: -4, width: 3, height: 26 },
  ranks: { flexDirection: 'row', gap: 4 },
  rank: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 36,
    maxWidth: 48,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: hairline,
    borderRadius: radius.s,
  },
  rival: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 40 },
  name: { width: 84 },
  half: { flex: 1, flexDirection: 'row' },
  ahead: { height: 20, marginLeft: 'auto' },
  behind: { height: 20 },
  game: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 48, borderTopWidth: hairline },
});
