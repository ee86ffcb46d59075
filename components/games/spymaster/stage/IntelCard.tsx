import { Path, Rect } from 'react-native-svg';
import { type Frame } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type RowCard } from '@/rules/spymaster/model/pile';
import { SvgType } from './SvgType';
import { SvgWords } from './SvgWords';
import { useInks } from './use-inks';

interface IntelCardProps {
  /** `back` lies facedown: it is somebody's secret. */
  readonly card: RowCard | 'back';
  readonly frame: Frame;
  readonly chosen?: boolean;
}

const ROUND = 5;

/** An Intelligence card of the row: its sign on the colour of its type, and its number. */
export function IntelCard({ card, frame: { x, y, width, height }, chosen = false }: IntelCardProps) {
  const { colors, accent } = useTheme();
  const { types } = useInks();
  const outline = { x, y, width, height, rx: ROUND };
  if (card === 'back')
    return (
      <>
        <Rect {...outline} fill={colors.inset} stroke={colors.lineStrong} strokeWidth={1.3} />
        <Rect
          x={x + 4}
          y={y + 4}
          width={Math.max(0, width - 8)}
          height={Math.max(0, height - 8)}
          rx={3}
          fill="none"
          stroke={colors.lineStrong}
          strokeDasharray="2 2.5"
        />
      </>
    );
  if (card === 'blank')
    return (
      <>
        <Rect {...outline} fill={colors.sheet} stroke={colors.lineStrong} strokeWidth={1.5} />
        <SvgWords x={x + width / 2} y={y + height / 2 + 8} size={22} color={colors.inkSoft}>
          –
        </SvgWords>
      </>
    );
  const { fill, on } = types[card.type];
  const band = height * 0.36;
  const glyph = Math.min(band * 0.82, width * 0.6);
  const number = Math.min((height - band) * 0.86, width * 0.95);
  return (
    <>
      <Rect {...outline} fill={colors.sheet} />
      <Path
        d={`M${x} ${y + band}v${ROUND - band}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${-ROUND}h${
          width - 2 * ROUND
        }a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${ROUND}v${band - ROUND}z`}
        fill={fill}
      />
      <SvgType
        type={card.type}
        x={x + width / 2 - glyph / 2}
        y={y + band / 2 - glyph / 2}
        size={glyph}
        color={on}
      />
      <SvgWords
        x={x + width / 2}
        y={y + band + (height - band) / 2 + number * 0.35}
        size={number}
        color={colors.ink}
      >
        {card.value}
      </SvgWords>
      <Rect {...outline} fill="none" stroke={chosen ? accent.fill : fill} strokeWidth={chosen ? 4 : 1.8} />
    </>
  );
}
