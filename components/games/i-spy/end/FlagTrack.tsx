import { type ReactNode, useState } from 'react';
import { Animated, Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { shareOf, useGrown } from '@/components/kit/Progress';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { LIMIT, type Nation } from '@/rules/i-spy/model/pieces';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { NationPattern } from '../nations/NationPattern';
import { PieceIcon } from '../pieces/PieceIcon';
import { usePatternId } from '../nations/use-pattern-id';

/** The Power of a Nation, and who turned out to have served it. */
export interface Flag {
  readonly nation: Nation;
  readonly power: number;
  /** All of it in words. */
  readonly label: string;
  /** Who served it. */
  readonly seat?: Seat | undefined;
  /** Below its emblem. */
  readonly words: string;
  /** It has come just now. */
  readonly rose?: number | undefined;
  /** Where it stood before it fell to 0. */
  readonly fellFrom?: number | undefined;
  /** It does not count. */
  readonly faint?: boolean | undefined;
  readonly wins?: boolean | undefined;
  readonly chosen?: boolean | undefined;
  /** A tap on it. */
  readonly onPress?: (() => void) | undefined;
}

interface FlagTrackProps {
  readonly flags: readonly Flag[];
  readonly height: number;
  /** A tap makes a flag rise. */
  readonly rises?: boolean;
  /** Lands on the track. */
  readonly stamp?: ReactNode;
}

const FLAG = { width: 46, height: 30 } as const;
const FOOT = 52;
const HEAD = 56;
const STOPS = [10, 20, 30, LIMIT] as const;

/** The Power track as six poles: flags rise, fall, and bear the tokens of whom they were served by. */
export function FlagTrack({ flags, height, rises = false, stamp }: FlagTrackProps) {
  const { colors } = useTheme();
  const window = useWindowDimensions();
  const [width, setWidth] = useState(window.width);
  const run = height - FOOT - HEAD;
  const unit = run / LIMIT;
  return (
    <View
      style={{ height }}
      onLayout={({ nativeEvent: { layout } }) => {
        if (layout.width > 0) setWidth(layout.width);
      }}
    >
      <View aria-hidden style={StyleSheet.absoluteFill}>
        {STOPS.map((stop) => (
          <View
            key={stop}
            style={[
              styles.stop,
              edge(colors.line),
              stop < LIMIT && styles.dotted,
              { bottom: FOOT + stop * unit },
            ]}
          >
            <AppText allowFontScaling={false} variant="fine" tone="soft" style={styles.number}>
              {stop}
            </AppText>
          </View>
        ))}
        <View style={[styles.stop, edge(colors.lineStrong), { bottom: FOOT }]} />
      </View>
      <View style={styles.columns}>
        {flags.map((flag) => (
          <Column key={flag.nation} flag={flag} unit={unit} rises={rises} width={width / flags.length} />
        ))}
      </View>
      {stamp && (
        <View style={styles.stamp}>
          <View>{stamp}</View>
        </View>
      )}
    </View>
  );
}

interface ColumnProps {
  readonly flag: Flag;
  readonly unit: number;
  readonly rises: boolean;
  readonly width: number;
}

function Column({ flag, unit, rises, width }: ColumnProps) {
  const { colors, accent } = useTheme();
  const { nation, power, label, seat, words, rose, fellFrom, faint, wins, chosen, onPress } = flag;
  const look = useNationColours()(nation);
  const grown = useGrown(shareOf(power, LIMIT));
  const bottom = grown.interpolate({ inputRange: [0, 1], outputRange: [FOOT, FOOT + LIMIT * unit] });
  const pole = grown.interpolate({ inputRange: [0, 1], outputRange: [4, LIMIT * unit + 4] });
  const size = Math.min(FLAG.width, width - 12);
  return (
    <Pressable
      role={onPress ? 'button' : 'img'}
      accessible
      aria-label={label}
      disabled={!onPress}
      onPress={onPress}
      style={({ pressed }) => [
        styles.column,
        wins && ground(accent.wash),
        chosen && [styles.chosen, edge(accent.fill)],
        pressed && styles.pressed,
      ]}
    >
      <View style={[StyleSheet.absoluteFill, faint && styles.faint]}>
        {fellFrom !== undefined && (
          <View style={[styles.flag, { bottom: FOOT + fellFrom * unit }]}>
            <Cloth nation={nation} width={size} ghost value={fellFrom} />
          </View>
        )}
        <Animated.View style={[styles.pole, ground(look.edge), { height: pole }]} />
        <Animated.View style={[styles.flag, { bottom }]}>
          {seat !== undefined && fellFrom === undefined && <SeatMark seat={seat} size={30} rimmed />}
          {wins && <PieceIcon name="star" size={24} color={accent.text} />}
          {rises && (
            <View style={[styles.plus, edge(accent.fill), ground(colors.sheet)]}>
              <Icon name="plus" size={18} color={accent.text} />
            </View>
          )}
          <Cloth nation={nation} width={size} value={power} askew={fellFrom !== undefined} />
          {rose !== undefined && (
            <AppText allowFontScaling={false} variant="title" tone="accent" style={styles.rose}>
              {`+${rose}`}
            </AppText>
          )}
        </Animated.View>
        {seat !== undefined && fellFrom !== undefined && (
          <View style={[styles.flag, { bottom: FOOT + fellFrom * unit + FLAG.height + 2 }]}>
            <SeatMark seat={seat} size={30} rimmed />
          </View>
        )}
        <View style={[styles.foot, ground(look.base), edge(look.edge)]}>
          <NationGround nation={nation} />
          <View style={[styles.disc, ground(look.base)]}>
            <Emblem nation={nation} size={18} />
          </View>
        </View>
      </View>
      <AppText
        allowFontScaling={false}
        variant="fine"
        numberOfLines={1}
        style={[styles.words, ink(colors.ink)]}
      >
        {words}
      </AppText>
    </Pressable>
  );
}

interface ClothProps {
  readonly nation: Nation;
  readonly width: number;
  readonly value: number;
  /** Where it was. */
  readonly ghost?: boolean;
  readonly askew?: boolean;
}

function Cloth({ nation, width, value, ghost = false, askew = false }: ClothProps) {
  const id = usePatternId();
  const look = useNationColours()(nation);
  const { height } = FLAG;
  const d = `M1 1H${width - 1}L${width - 9} ${height / 2} ${width - 1} ${height - 1}H1Z`;
  return (
    <View style={[{ width, height }, askew && styles.askew]}>
      <Svg width={width} height={height}>
        <NationPattern id={id} nation={nation} />
        <Path
          d={d}
          fill={ghost ? 'none' : `url(#${id})`}
          stroke={look.edge}
          strokeWidth={1.5}
          {...(ghost ? { strokeDasharray: '4 3' } : {})}
        />
        {!ghost && <Rect x={5} y={5} width={width - 18} height={height - 10} rx={3} fill={look.base} />}
      </Svg>
      <AppText
        allowFontScaling={false}
        style={[styles.value, ink(ghost ? look.deep : look.on), { width: width - 8, lineHeight: height }]}
      >
        {value}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  stop: { position: 'absolute', left: 0, right: 0, borderBottomWidth: 1 },
  dotted: { borderStyle: 'dotted' },
  number: { position: 'absolute', right: 2, bottom: 1 },
  columns: { position: 'absolute', top: 0, bottom: 0, left: 0, right: 22, flexDirection: 'row' },
  column: { flex: 1, borderRadius: radius.m, borderWidth: 2, borderColor: 'transparent' },
  chosen: { borderWidth: 2 },
  pressed: { opacity: 0.6 },
  faint: { opacity: 0.35 },
  pole: { position: 'absolute', left: 5, bottom: FOOT, width: 4 },
  flag: { position: 'absolute', left: 7, alignItems: 'center', gap: 2 },
  rose: { position: 'absolute', top: '100%', left: 4 },
  plus: {
    width: 28,
    height: 28,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: radius.round,
  },
  value: { position: 'absolute', top: 0, fontFamily: fontFamilies.stamp, fontSize: 20, textAlign: 'center' },
  askew: { transform: [{ rotate: '12deg' }] },
  foot: {
    position: 'absolute',
    left: 2,
    right: 2,
    bottom: 20,
    height: 28,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.s + 1,
    overflow: 'hidden',
  },
  disc: { padding: 2, borderRadius: radius.round },
  words: { position: 'absolute', bottom: 0, left: 0, right: 0, textAlign: 'center' },
  stamp: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: FOOT + 70,
    alignItems: 'center',
    pointerEvents: 'none',
  },
});
