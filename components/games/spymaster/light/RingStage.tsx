import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { Stage } from '@/components/kit/stage/Stage';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { type View as LightView } from '@/rules/spymaster/light/game';
import { seatNotes } from './seat-notes';
import { CROWN } from '../stage/glyphs';
import { InkStyle } from '../stage/InkStyle';
import { SvgWords } from '../stage/SvgWords';
import { SeatToken } from '../stage/Token';
import { useStageSize } from '../stage/use-stage-size';
import { GAME } from '../table';

interface RingStageProps {
  readonly view: LightView;
  readonly seatName: (seat: Seat) => string;
  /** Only where somebody is asked for. */
  readonly onSeat?: ((seat: Seat) => void) | undefined;
}

const MARGIN = 14;
/** A ring that is much higher than wide would be none. */
const ROUNDISH = 1.2;

/** The table from above: everybody with their points, and the ring of passes from seat to seat. */
export function RingStage({ view, seatName, onSeat }: RingStageProps) {
  const t = useGameWords(GAME);
  const { size, onLayout } = useStageSize();
  const { colors, accent } = useTheme();
  const { players, ring, phase, active, spyMaster, nextSpyMaster, round, acted } = view;
  const playing = phase === 'operations';
  const middle = { x: size.width / 2, y: size.height / 2 };
  const node = Math.max(26, Math.min(48, Math.min(size.width, size.height) / (players.length > 4 ? 8 : 6.5)));
  const across = Math.max(0, size.width / 2 - node - MARGIN);
  const down = Math.max(0, Math.min(size.height / 2 - node - MARGIN, across * ROUNDISH));
  const angle = (seat: number) => -Math.PI / 2 + (seat * 2 * Math.PI) / players.length;
  const on = (turn: number): Point => ({
    x: middle.x + across * Math.cos(turn),
    y: middle.y + down * Math.sin(turn),
  });
  const between = (seat: Seat) => {
    const [start, end] = [angle(seat), angle(seat + 1)];
    const [from, to] = [on(start), on(end)];
    return `M${from.x} ${from.y}A${across} ${down} 0 0 1 ${to.x} ${to.y}`;
  };
  return (
    <View style={styles.whole} onLayout={onLayout}>
      <InkStyle />
      <Stage
        label={t('ui.table')}
        targets={players.map(({ points, completed, left }, seat) => ({
          id: String(seat),
          at: on(angle(seat)),
          box: boxAround(on(angle(seat)), node),
          label: [
            `${seatName(seat)}: ${t('common.points', { count: points })}`,
            `${t('ui.fact-missions')}: ${completed.length}`,
            ...seatNotes(t, view, seat).map(({ text }) => text),
          ].join(', '),
          ...(onSeat && !left ? { onPress: () => onSeat(seat) } : {}),
        }))}
      >
        <Svg width="100%" height="100%">
          {players.map((_, seat) => {
            const passed = playing && ring.passed.includes(seat);
            const isNow = playing && seat === active && !acted;
            return (
              <Path
                key={seat}
                d={between(seat)}
                fill="none"
                stroke={passed ? colors.ink : isNow ? accent.fill : colors.line}
                strokeWidth={9}
                {...(isNow && !passed ? { strokeDasharray: '7 6' } : {})}
              />
            );
          })}
          {players.map(({ points, completed }, seat) => {
            const { x, y } = on(angle(seat));
            const isActive = playing && seat === active;
            return (
              <G key={seat}>
                <Circle cx={x} cy={y} r={node + 6} fill={colors.paper} />
                <Circle
                  cx={x}
                  cy={y}
                  r={node}
                  fill={colors.sheet}
                  stroke={isActive || onSeat ? accent.fill : colors.lineStrong}
                  strokeWidth={isActive ? 5 : onSeat ? 3 : 1.6}
                />
                <SvgWords x={x} y={y + node * 0.24} size={node * 0.95} color={colors.ink}>
                  {points}
                </SvgWords>
                <Path
                  d={cards(Math.min(completed.length, 8), { x, y: y + node * 0.5 }, node)}
                  fill={colors.inkSoft}
                />
                <G transform={`translate(${x - node - 6} ${y - node - 2}) scale(${(node * 0.66) / 24})`}>
                  <SeatToken seat={seat} solid />
                </G>
                {seat === spyMaster && (
                  <Sign x={x + node * 0.72} y={y - node * 0.72} size={node * 0.6} filled />
                )}
                {seat === nextSpyMaster && (
                  <Sign x={x + node * 0.72} y={y + node * 0.72} size={node * 0.6} filled={false} />
                )}
              </G>
            );
          })}
          <SvgWords x={middle.x} y={middle.y - 22} size={16} color={colors.inkSoft}>
            {t('ui.midgame.round').toLocaleUpperCase()}
          </SvgWords>
          <SvgWords x={middle.x} y={middle.y + 32} size={56} color={colors.ink}>
            {round}
          </SvgWords>
        </Svg>
      </Stage>
    </View>
  );
}

/** A row of small cards around the middle of a seat: one a completed Mission. */
const cards = (count: number, { x, y }: Point, node: number): string => {
  const [width, height, step] = [node * 0.15, node * 0.24, node * 0.21];
  const left = x - ((count - 1) * step + width) / 2;
  return Array.from(
    { length: count },
    (_, at) => `M${left + at * step} ${y}h${width}v${height}h${-width}z`,
  ).join('');
};

const boxAround = ({ x, y }: Point, half: number) => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

interface SignProps extends Point {
  readonly size: number;
  /** The pawn; otherwise the card, for the next round. */
  readonly filled: boolean;
}

/** Who is SpyMaster, and who has the SpyMaster card. */
function Sign({ x, y, size, filled }: SignProps) {
  const { accent, colors } = useTheme();
  return (
    <>
      <Circle
        cx={x}
        cy={y}
        r={size * 0.62}
        fill={filled ? accent.fill : colors.sheet}
        stroke={accent.fill}
        strokeWidth={2}
      />
      <G transform={`translate(${x - size * 0.42} ${y - size * 0.42}) scale(${(size * 0.84) / 24})`}>
        <Path d={CROWN} fill={filled ? accent.on : accent.text} />
      </G>
    </>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
