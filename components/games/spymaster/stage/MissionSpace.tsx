import { G, Path, Rect } from 'react-native-svg';
import { type Frame } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from '../table';
import { HAT, PAWN } from './glyphs';
import { TICK } from './MissionMark';
import { SvgWords } from './SvgWords';

interface SpaceProps {
  readonly frame: Frame;
}

const ROUND = 7;
const LOW = 4;

/** SM-38: an empty space, which gets two Missions, one of them faceup. */
export function RefillSpace({ frame: { x, y, width, height } }: SpaceProps) {
  const { colors, accent } = useTheme();
  const t = useGameWords(GAME);
  const middle = x + width / 2;
  return (
    <>
      <Rect
        x={x - 3}
        y={y + LOW}
        {...{ width, height: height - LOW }}
        rx={ROUND}
        fill={colors.inset}
        stroke={accent.fill}
        strokeDasharray="4 3"
        strokeWidth={1.5}
      />
      <Rect
        {...{ x, y, width }}
        height={height - LOW}
        rx={ROUND}
        fill={accent.wash}
        stroke={accent.fill}
        strokeWidth={2.5}
      />
      <SvgWords x={middle} y={y + height * 0.48} size={Math.min(28, height * 0.26)} color={accent.text}>
        +2
      </SvgWords>
      {t('ui.between.faceup')
        .split(' ')
        .map((word, nth) => (
          <SvgWords key={word} x={middle} y={y + height * 0.62 + nth * 14} size={12} color={accent.text}>
            {word}
          </SvgWords>
        ))}
    </>
  );
}

interface WalkSpaceProps extends SpaceProps {
  readonly count: number;
  readonly now: boolean;
  /** Special Agents are among them. */
  readonly mixed: boolean;
}

/** SM-10: how many Agents are put into the Area now, or that those are in place. */
export function WalkSpace({ frame: { x, y, width, height }, count, now, mixed }: WalkSpaceProps) {
  const { colors, accent } = useTheme();
  const middle = x + width / 2;
  const glyph = Math.min(32, width * 0.66, height * 0.3);
  return (
    <>
      <Rect
        {...{ x, y, width }}
        height={height - LOW}
        rx={ROUND}
        fill={now ? accent.fill : colors.sheet}
        stroke={now ? accent.fill : colors.line}
        strokeWidth={1.4}
      />
      <G transform={`translate(${middle - glyph / 2} ${y + height * 0.24}) scale(${glyph / 24})`}>
        {now ? (
          <Path d={mixed ? PAWN : HAT} fill={accent.on} />
        ) : (
          <Path d={TICK} fill="none" stroke={colors.good} strokeWidth={3} />
        )}
      </G>
      <SvgWords
        x={middle}
        y={y + height * 0.76}
        size={Math.min(now ? 34 : 24, height * 0.26)}
        color={now ? accent.on : colors.inkSoft}
      >
        {count}
      </SvgWords>
    </>
  );
}
