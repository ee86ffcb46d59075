import { Circle, Path } from 'react-native-svg';
import { type Frame } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SvgWords } from './SvgWords';

interface MissionMarkProps {
  readonly mark: 'done' | '+1';
  readonly frame: Frame;
}

export const TICK = 'M5 12.5 10 17.5 19.5 7';

/** SM-38: both Missions lie there still, or one comes under the one that stayed. */
export function MissionMark({ mark, frame: { x, y, width, height } }: MissionMarkProps) {
  const { colors, accent } = useTheme();
  const middle = { x: x + width / 2, y: y + height * (mark === 'done' ? 0.5 : 0.84) };
  const r = Math.min(17, width * 0.34);
  return (
    <>
      <Circle
        cx={middle.x}
        cy={middle.y}
        r={r}
        fill={mark === 'done' ? colors.good : accent.fill}
        stroke={colors.sheet}
        strokeWidth={3}
      />
      {mark === 'done' ? (
        <Path
          d={TICK}
          transform={`translate(${middle.x - r * 0.75} ${middle.y - r * 0.75}) scale(${(r * 1.5) / 24})`}
          fill="none"
          stroke={colors.sheet}
          strokeWidth={3}
        />
      ) : (
        <SvgWords x={middle.x} y={middle.y + r * 0.36} size={r} color={accent.on}>
          {mark}
        </SvgWords>
      )}
    </>
  );
}
