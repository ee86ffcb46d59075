import { useState } from 'react';
import { StyleSheet, type TextStyle, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { NumberKeys } from '@/components/kit/NumberKeys';
import Svg from 'react-native-svg';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type ScoringLine } from '@/rules/i-spy/model/scoring';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { NationPattern } from '../nations/NationPattern';
import { usePatternId } from '../nations/use-pattern-id';
import { CardChip } from '../pieces/CardChip';
import { CubeColumn } from '../standing/CubeColumn';
import { nationName, signed } from '../words';
import { counterWords } from './counters';
import { isLastPhase, type Scoring } from './steps';
import { Steps } from './Steps';

interface NationSlideProps {
  readonly scoring: Scoring;
  readonly line: ScoringLine;
  readonly at: number;
  /** Nobody has told the sum of this Nation yet. */
  readonly open: boolean;
}

/** IS-50: one Nation, as large as can be: its cubes before and after, and what comes on. */
export function NationSlide({ scoring, line, at, open }: NationSlideProps) {
  const { t } = scoring.teller;
  const { nation, from, to } = line;
  const look = useNationColours()(nation);
  return (
    <View style={[styles.slide, ground(look.base)]}>
      <NationGround nation={nation} />
      <View style={[styles.head, ground(look.base)]}>
        <Steps
          politicians={scoring.print?.politicians ?? 0}
          cleansUp={!isLastPhase(scoring)}
          at={at}
          look={look}
        />
      </View>
      <View style={styles.body}>
        <Zoom line={line} power={scoring.standing.power[nation]} />
        <View
          accessible
          aria-live="polite"
          aria-label={
            open
              ? `${nationName(t, nation)}: ${t('ui.slide.count')}`
              : `${nationName(t, nation)}: ${from} → ${to}`
          }
          style={styles.words}
        >
          <View style={[styles.disc, ground(look.base)]}>
            <Emblem nation={nation} size={52} />
          </View>
          <AppText
            variant="hero"
            adjustsFontSizeToFit
            numberOfLines={2}
            style={[styles.name, ink(look.on), behind(look.base)]}
          >
            {nationName(t, nation)}
          </AppText>
          <AppText variant="display" style={[styles.by, ink(look.on), behind(look.base)]}>
            {open ? '?' : signed(to - from)}
          </AppText>
          <AppText variant="number" style={[ink(look.on), behind(look.base)]}>
            {open ? String(from) : `${from} → ${to}`}
          </AppText>
        </View>
      </View>
    </View>
  );
}

/** The column of this Nation alone, as high as there is room. */
function Zoom({ line, power }: { readonly line: ScoringLine; readonly power: number }) {
  const { colors } = useTheme();
  const id = usePatternId();
  const [{ width, height }, setSize] = useState({ width: 140, height: 260 });
  const { nation, from, to } = line;
  const base = height - 10;
  const unit = (base - 24) / 38;
  const scale = {
    ...{ width, height, gutter: 8, column: width - 8, ground: base, unit, plate: 0 },
    ...{ cube: Math.min(64, width * 0.5), gap: Math.max(1, Math.min(2, unit * 0.2)) },
  };
  const changes = from === to ? [] : [{ kind: 'solid' as const, by: to - from }];
  return (
    <View
      aria-hidden
      style={[styles.zoom, ground(colors.sheet), edge(colors.line)]}
      onLayout={({ nativeEvent: { layout } }) => {
        if (layout.width > 0) setSize({ width: layout.width, height: layout.height });
      }}
    >
      <Svg width={width} height={height}>
        <NationPattern id={id} nation={nation} />
        <CubeColumn
          column={{ nation, influence: to, power, owed: 0, changes }}
          place={0}
          scale={scale}
          pattern={id}
          owedWords=""
          faint={false}
        />
      </Svg>
    </View>
  );
}

/** The pattern stays out of words. */
const behind = (backgroundColor: string): TextStyle => ({ backgroundColor });

interface ContributionsProps {
  readonly scoring: Scoring;
  readonly line: ScoringLine;
  /** The sum is counted at the table: numbers to choose from, and the one that was. */
  readonly counting?: { readonly sum: number | undefined; readonly onSum: (sum: number) => void } | undefined;
}

const KEYS = 20;

/** Who brings it, with which cards, and which cubes go on the pool. */
export function Contributions({ scoring, line, counting }: ContributionsProps) {
  const { teller, seats, owed, cards = [], known, unread } = scoring;
  const { t, seatName } = teller;
  const { colors, accent } = useTheme();
  const { nation, from, to } = line;
  const least = owed.reduce((sum, each) => sum + (each[nation] ?? 0), 0);
  const counters = counterWords(t, from, to);
  return (
    <>
      {counting && (
        <View style={styles.counting}>
          <AppText variant="label">{t('ui.slide.count-hint', { nation: nationName(t, nation) })}</AppText>
          <NumberKeys
            role="radio"
            label={t('ui.slide.count')}
            keys={Array.from({ length: KEYS + 1 }, (_, at) => least + at).map((sum) => ({
              label: signed(sum),
              selected: sum === counting.sum,
              onPress: () => counting.onSum(sum),
            }))}
          />
        </View>
      )}
      {!counting && owed.length > 0 && (
        <View role="list" style={styles.seats}>
          {seats.map((seat) => {
            const by = owed[seat]?.[nation] ?? 0;
            const given = (cards[seat] ?? []).filter(({ card, influence }) =>
              unread.includes(card) ? false : Boolean(influence[nation]),
            );
            return (
              <View
                key={seat}
                role="listitem"
                accessible
                aria-label={`${seatName(seat)} ${signed(by)}`}
                style={[styles.seat, ground(colors.sheet), edge(colors.line)]}
              >
                <SeatMark seat={seat} size={30} rimmed />
                <AppText variant="dense" numberOfLines={1} style={styles.seatName}>
                  {seatName(seat)}
                </AppText>
                {given.map(({ card }) => (
                  <CardChip key={card} card={card} prints={known} />
                ))}
                <AppText variant="title" tone={by === 0 ? 'soft' : 'ink'}>
                  {by === 0 ? '–' : by}
                </AppText>
              </View>
            );
          })}
        </View>
      )}
      <View style={[styles.exchange, ground(accent.wash)]}>
        <AppText variant="label">
          {counters === '' ? t('ui.slide.stays', { nation: nationName(t, nation) }) : counters}
        </AppText>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  slide: { flex: 1, minHeight: 0, overflow: 'hidden' },
  head: { paddingTop: space.xs, paddingBottom: space.s },
  body: {
    flex: 1,
    minHeight: 0,
    flexDirection: 'row',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingBottom: space.m,
  },
  zoom: { flexBasis: 0, flexGrow: 4, borderRadius: radius.l, borderWidth: 1, overflow: 'hidden' },
  words: { flexBasis: 0, flexGrow: 5, minWidth: 0, justifyContent: 'space-evenly', alignItems: 'flex-start' },
  disc: { padding: space.xs, borderRadius: radius.round },
  name: { fontSize: 34, lineHeight: 38, paddingHorizontal: 2 },
  by: { fontSize: 84, lineHeight: 88, paddingHorizontal: 2 },
  counting: { gap: space.xs },
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  seat: {
    flexGrow: 1,
    flexBasis: '45%',
    minHeight: 40,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs + 2,
    paddingHorizontal: space.s,
    paddingVertical: 3,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  seatName: { flex: 1, minWidth: 0 },
  exchange: { padding: space.s + 2, borderRadius: radius.m },
});
