import { useRouter } from 'expo-router';
import { curveStepAfter, line } from 'd3-shape';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { WidePicture } from '@/components/kit/art/WidePicture';
import { type Shape } from '@/components/kit/art/shape';
import { Button } from '@/components/kit/Button';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { shapePaths } from '@/components/kit/icons/shapes';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
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
/** At the right: whose line it is, and with how much it ended. */
const ENDS = 56;
const LINE = 20;

interface End {
  readonly seat: number;
  readonly total: number;
  readonly y: number;
}

/** Below each other where they would lie on one another, and none below the ground. */
const apart = (ends: readonly End[]): readonly End[] => {
  const sorted = [...ends].sort((left, right) => left.y - right.y);
  let above = -Infinity;
  const down = sorted.map((end) => ({ ...end, y: (above = Math.max(end.y, above + LINE)) }));
  const over = Math.max(0, (down.at(-1)?.y ?? 0) - HIGH);
  return down.map((end) => ({ ...end, y: end.y - over }));
};

/** A stepped line for each seat; the list below says the same in words. */
function Lines({ course: { turns, from, changes } }: { readonly course: Course }) {
  const t = useWords(WORDS.id);
  const { colors, seats } = useTheme();
  const { header } = useMatch();
  const count = changes[0]?.totals.length ?? 0;
  const levels = [...from, ...changes.flatMap(({ totals }) => totals)];
  const low = Math.min(0, ...levels);
  const high = Math.max(1, ...levels);
  const x = (turn: number) => EDGE + (turn / Math.max(1, turns)) * (WIDE - EDGE - ENDS);
  const y = (value: number) => HIGH - ((value - low) / (high - low)) * (HIGH - 12);
  const last = changes.at(-1);
  const lines = Array.from({ length: count }, (_, seat): Shape => {
    const points: (readonly [turn: number, total: number])[] = [
      [0, from[seat] ?? 0],
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
  const markOf = (seat: number, at: readonly [x: number, y: number], size: number): Shape => {
    const worn = header.players[seat]?.colour ?? seat;
    const { fill, edge: rim } = seats[seatColorOf(worn)];
    const [left, top] = [at[0] - size / 2, at[1] - size / 2];
    return { d: shapePaths[seatShapeOf(worn)], fill, stroke: rim, width: 2, at: [left, top, size / 24] };
  };
  // Colours alone would not tell them apart.
  const steps = changes.map(({ turn, seat, totals }) => markOf(seat, [x(turn), y(totals[seat] ?? 0)], 13));
  const ends = apart((last?.totals ?? []).map((total, seat) => ({ seat, total, y: y(total) }))).flatMap(
    ({ seat, total, y: middle }): readonly Shape[] => [
      markOf(seat, [WIDE - 34, middle], 18),
      {
        text: { words: String(total), x: WIDE - 21, y: middle + 6, size: 17 },
        fill: colors.ink,
      },
    ],
  );
  const marks = [...new Set([0, Math.round(high / 2), high])];
  return (
    <WidePicture
      wide={WIDE}
      high={HIGH + 26}
      shapes={[
        ...marks.flatMap((value): readonly Shape[] => [
          { d: `M${EDGE} ${y(value)}H${WIDE - ENDS}`, stroke: colors.line, width: 1 },
          { text: { words: String(value), x: 0, y: y(value) + 5, size: 14 }, fill: colors.inkSoft },
        ]),
        { d: `M${EDGE} ${y(0)}H${WIDE - ENDS}`, stroke: colors.ink, width: 2 },
        ...lines,
        ...steps,
        ...ends,
        ...[0.5, 1].map((share): Shape => {
          const turn = Math.round(turns * share);
          return {
            text: {
              words: t('course.turn', { turn }),
              x: x(turn),
              ...{ y: HIGH + 20, size: 14, anchor: 'middle' },
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
