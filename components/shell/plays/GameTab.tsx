import { quantile } from 'd3-array';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { WidePicture } from '@/components/kit/art/WidePicture';
import { box, disc, type Shape } from '@/components/kit/art/shape';
import { Segmented } from '@/components/kit/Segmented';
import { initialOf, seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { clockText } from '@/components/kit/clock-text';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { type Person, peopleIn, personOf } from '@/store/plays/people';
import { type GameStatistics, gameStatistics } from '@/store/plays/statistics';
import { Chart } from './Chart';
import { useRounded } from './rounded';
import { Scores } from './Scores';
import { useGameNames } from './use-game-names';
import { type Shelf, usePlayWords } from './use-shelf';

const ENOUGH = 3;
const MINUTE = 60_000;

/** One game: who wins, with how much, how long it takes, and whether it helps to begin. */
export function GameTab({ shelf: { plays, known } }: { readonly shelf: Shelf }) {
  const t = usePlayWords();
  const names = useGameNames();
  const games = useMemo(() => [...new Set(plays.map(({ game }) => game))].sort(), [plays]);
  const [chosen, setChosen] = useState<string>();
  const game = chosen ?? plays[0]?.game ?? '';
  const told = useMemo(
    () =>
      gameStatistics(
        plays.filter((play) => play.game === game),
        personOf(known),
      ),
    [plays, known, game],
  );
  const people = useMemo(() => new Map(peopleIn(plays, known).map((one) => [one.key, one])), [plays, known]);
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <Segmented
        label={t('plays.game')}
        hideLabel
        choices={games.map((value) => ({ value, label: names(value) }))}
        value={game}
        onChange={setChosen}
      />
      {told.plays < ENOUGH ? (
        <AppText tone="soft">{t('stats.few', { count: told.plays })}</AppText>
      ) : (
        <>
          <Wins told={told} people={people} />
          {told.points && <Scores marks={told.marks} points={told.points} />}
          {told.durations.length > 0 && <Durations told={told} />}
          {told.began.length >= ENOUGH && <Began told={told} />}
          {told.turnTimes.length > 0 && <TurnTimes told={told} people={people} />}
        </>
      )}
      <AppText variant="small" tone="soft">
        {t('stats.leaves-out')}
      </AppText>
    </ScrollView>
  );
}

interface WinsProps {
  readonly told: GameStatistics;
  readonly people: ReadonlyMap<string, Person>;
}

/** Whoever has won has a piece of the bar. */
function Wins({ told, people }: WinsProps) {
  const t = usePlayWords();
  const { seats } = useTheme();
  const winners = told.wins.filter(({ wins }) => wins > 0);
  const all = winners.reduce((sum, { wins }) => sum + wins, 0);
  const nameOf = (key: string) => people.get(key)?.name ?? '';
  return (
    <Chart
      title={t('stats.wins')}
      note={t('plays.count', { count: told.plays })}
      label={t('stats.wins')}
      lines={told.wins.map(({ person, wins, plays }) =>
        t('stats.win-line', { name: nameOf(person), wins, plays }),
      )}
    >
      <View style={styles.wins}>
        {winners.map(({ person, wins }) => {
          const colour = seats[seatColorOf(people.get(person)?.colour ?? 0)];
          return (
            <View
              key={person}
              style={[styles.win, ground(colour.fill), edge(colour.edge), { flexGrow: wins, flexBasis: 0 }]}
            >
              <AppText variant="label" numberOfLines={1} style={[styles.shrinks, ink(colour.on)]}>
                {wins * 5 > all ? nameOf(person) : initialOf(nameOf(person))}
              </AppText>
              <AppText variant="title" style={ink(colour.on)}>
                {wins}
              </AppText>
            </View>
          );
        })}
      </View>
    </Chart>
  );
}

const WIDE = 358;

/** A strip for each size of the table: each game a dot, the middle a line. */
function Durations({ told: { durations } }: { readonly told: GameStatistics }) {
  const t = usePlayWords();
  const { colors, accent } = useTheme();
  const minutes = durations.map(({ players, each }) => ({
    ...{ players, each: each.map((time) => time / MINUTE) },
    middle: (quantile(each, 0.5) ?? 0) / MINUTE,
  }));
  const most = Math.max(10, ...minutes.flatMap(({ each }) => each));
  const at = (minute: number) => 34 + (minute / most) * (WIDE - 48);
  const row = 30;
  return (
    <Chart
      title={t('stats.how-long')}
      note={t('stats.how-long-note')}
      label={t('stats.how-long')}
      lines={minutes.map(({ players, each, middle }) =>
        [
          t('common.players', { count: players }),
          t('stats.minutes-of', {
            low: Math.round(Math.min(...each)),
            high: Math.round(Math.max(...each)),
            median: Math.round(middle),
          }),
        ].join(': '),
      )}
    >
      <WidePicture
        wide={WIDE}
        high={minutes.length * row + 22}
        shapes={[
          ...minutes.flatMap(({ players, each, middle }, place): readonly Shape[] => {
            const y = place * row + 14;
            const [from, to] = [at(Math.min(...each)), at(Math.max(...each))];
            return [
              { text: { words: String(players), x: 4, y: y + 6, size: 18 }, fill: colors.ink },
              { d: box(from - 5, y - 5, [to - from + 10, 10]), fill: colors.line },
              ...each.map((minute) => ({ d: disc(at(minute), y, 4.5), fill: accent.fill })),
              { d: `M${at(middle)} ${y - 10}v20`, stroke: colors.ink, width: 3 },
            ];
          }),
          ...[0, 0.5, 1].map((share): Shape => ({
            text: {
              words: String(Math.round(most * share)),
              ...{ x: at(most * share), y: minutes.length * row + 16, size: 14, anchor: 'middle' },
            },
            fill: colors.inkSoft,
          })),
        ]}
      />
    </Chart>
  );
}

/** How long a turn takes, where the turn clock ran. */
function TurnTimes({ told: { turnTimes }, people }: WinsProps) {
  const t = usePlayWords();
  const { colors, seats } = useTheme();
  const each = turnTimes.map(({ person, time, turns }) => ({
    ...{ person, turns, one: time / turns },
    name: people.get(person)?.name ?? '',
  }));
  const longest = Math.max(1, ...each.map(({ one }) => one));
  return (
    <Chart
      title={t('stats.turns')}
      note={t('stats.turns-note')}
      label={t('stats.turns')}
      lines={each.map(({ name, one, turns }) =>
        [name, t('stats.turn-takes', { time: clockText(one), count: turns })].join(': '),
      )}
    >
      {each.map(({ person, name, one }) => {
        const colour = people.get(person)?.colour ?? 0;
        const { fill, edge: rim } = seats[seatColorOf(colour)];
        return (
          <View key={person} style={styles.turns}>
            <PlayerBadge name={name} colour={colour} size={26} />
            <View style={[styles.track, ground(colors.line)]}>
              <View style={[styles.bar, ground(fill), edge(rim), { width: `${(one / longest) * 100}%` }]} />
            </View>
            <AppText variant="count" style={styles.turnTime}>
              {clockText(one)}
            </AppText>
          </View>
        );
      })}
    </Chart>
  );
}

const MOST_DISCS = 60;

/** A disc for each play, filled where whoever began has won. */
function Began({ told: { began, beganExpected } }: { readonly told: GameStatistics }) {
  const t = usePlayWords();
  const rounded = useRounded();
  const { colors, accent } = useTheme();
  const count = began.length;
  const wins = began.filter(Boolean).length;
  const shown = [...began].slice(0, MOST_DISCS).reverse();
  return (
    <Chart
      title={t('stats.begins')}
      note={t('stats.begins-note', { wins, count })}
      label={t('stats.begins-label', { wins, count, expected: rounded(beganExpected) })}
      lines={shown.map((won) => t(won ? 'stats.began-won' : 'stats.began-lost'))}
    >
      <View style={styles.discs}>
        {shown.map((won, place) => (
          <View
            key={place}
            style={[styles.disc, edge(won ? accent.fill : colors.lineStrong), won && ground(accent.fill)]}
          />
        ))}
      </View>
      <AppText variant="small" tone="soft">
        {t('stats.begins-label', { wins, count, expected: rounded(beganExpected) })}
      </AppText>
    </Chart>
  );
}

const styles = StyleSheet.create({
  turns: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 32 },
  track: { flex: 1, height: 16 },
  bar: { height: 16, borderWidth: hairline },
  turnTime: { minWidth: 48, textAlign: 'right' },
  page: { gap: space.xl, paddingTop: space.m, paddingBottom: space.xxl },
  wins: { flexDirection: 'row', gap: 3 },
  win: {
    minWidth: 34,
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 6,
    borderWidth: hairline,
    borderRadius: radius.s,
  },
  shrinks: { flexShrink: 1 },
  discs: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, marginBottom: space.s },
  disc: { width: 20, height: 20, borderRadius: radius.round, borderWidth: 2 },
});
