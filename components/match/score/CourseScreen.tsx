import { useRouter } from 'expo-router';
import { curveStepAfter, line } from 'd3-shape';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Picture } from '@/components/kit/art/Picture';
import { type Shape } from '@/components/kit/art/shape';
import { Button } from '@/components/kit/Button';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useBack } from '@/components/kit/use-back';
import { useWords } from '@/i18n/use-translate';
import { Loading } from '../Gates';
import { useWordsOf } from '../game-cards';
import { useMatch, useStanding } from '../match-context';
import { SeatMark } from '../SeatMark';
import { type Change, type Course, courseOf } from './course';

const WORDS = { id: 'plays' };

/** How the points went over the turns, and what brought them. */
export function CourseScreen() {
  return useWordsOf(WORDS) ? <Told /> : <Loading />;
}

function Told() {
  const t = useWords(WORDS.id);
  const router = useRouter();
  const { header } = useMatch();
  const { log } = useStanding();
  const params = { id: header.id };
  const back = useBack({ pathname: '/match/[id]/score', params });
  const course = useMemo(() => courseOf(log), [log]);
  return (
    <Screen
      title={t('score.course')}
      onBack={back}
      footer={
        <Button
          label={t('history.title')}
          kind="secondary"
          icon="clock"
          onPress={() => router.push({ pathname: '/match/[id]/history', params })}
        />
      }
    >
      {course.changes.length === 0 ? (
        <EmptyState icon="score" title={t('course.none')} hint={t('course.none-hint')} />
      ) : (
        <>
          <Lines course={course} />
          <View role="list" aria-label={t('course.label', { turns: course.turns })}>
            {course.changes.map((change, place) => (
              <ChangeRow key={place} change={change} />
            ))}
          </View>
        </>
      )}
    </Screen>
  );
}

const WIDE = 358;
const HIGH = 220;
const EDGE = 26;

/** A stepped line for each seat; the list below says the same in words. */
function Lines({ course: { turns, changes } }: { readonly course: Course }) {
  const { colors, seats } = useTheme();
  const { header } = useMatch();
  const count = changes[0]?.totals.length ?? 0;
  const levels = changes.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...levels);
  const high = Math.max(1, ...levels);
  const x = (turn: number) => EDGE + (turn / Math.max(1, turns)) * (WIDE - EDGE - 8);
  const y = (value: number) => HIGH - ((value - low) / (high - low)) * (HIGH - 12);
  const last = changes.at(-1);
  const lines = Array.from({ length: count }, (_, seat): Shape => {
    const points: (readonly [turn: number, total: number])[] = [
      [0, 0],
      ...changes.map(({ turn, totals }) => [turn, totals[seat] ?? 0] as const),
      [turns, last?.totals[seat] ?? 0],
    ];
    const path = line<readonly [number, number]>(
      ([turn]) => x(turn),
      ([, total]) => y(total),
    ).curve(curveStepAfter)(points);
    const colour = seats[seatColorOf(header.players[seat]?.colour ?? seat)];
    return { d: path ?? '', stroke: colour.edge, width: 4 };
  });
  const marks = [...new Set([0, Math.round(high / 2), high])];
  return (
    <Picture
      width="100%"
      height={HIGH + 26}
      viewBox={`0 0 ${WIDE} ${HIGH + 26}`}
      shapes={[
        ...marks.flatMap((value): readonly Shape[] => [
          { d: `M${EDGE} ${y(value)}H${WIDE}`, stroke: colors.line, width: 1 },
          { text: { words: String(value), x: 0, y: y(value) + 5, size: 14 }, fill: colors.inkSoft },
        ]),
        { d: `M${EDGE} ${y(0)}H${WIDE}`, stroke: colors.ink, width: 2 },
        ...lines,
        ...[0.5, 1].map((share): Shape => {
          const turn = Math.round(turns * share);
          return {
            text: {
              words: String(turn),
              x: Math.min(WIDE - 10, x(turn)),
              y: HIGH + 20,
              size: 14,
              anchor: 'middle',
            },
            fill: colors.inkSoft,
          };
        }),
      ]}
    />
  );
}

function ChangeRow({ change: { turn, seat, by, what, totals, leader } }: { readonly change: Change }) {
  const t = useWords(WORDS.id);
  const { colors } = useTheme();
  const { seatName, say } = useMatch();
  const sum = by > 0 ? `+${by}` : String(by);
  const leads = leader === undefined ? undefined : t('course.leads', { name: seatName(leader) });
  const spoken = [t('course.turn', { turn }), seatName(seat), say(what), sum, ...(leads ? [leads] : [])];
  return (
    <View role="listitem" accessible aria-label={spoken.join(', ')} style={[styles.row, edge(colors.line)]}>
      <AppText variant="count" tone="soft" style={styles.turn}>
        {turn}
      </AppText>
      <SeatMark seat={seat} size={28} />
      <View style={styles.words}>
        <AppText variant="small">{say(what)}</AppText>
        {leads !== undefined && (
          <AppText variant="small" tone="accent">
            {`${leads} · ${totals.join(' : ')}`}
          </AppText>
        )}
      </View>
      <AppText variant="title">{sum}</AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 48,
    paddingVertical: space.xs,
    borderBottomWidth: hairline,
  },
  turn: { width: 30 },
  words: { flex: 1, minWidth: 0 },
});
