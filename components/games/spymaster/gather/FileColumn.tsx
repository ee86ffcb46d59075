import { G, Line, Path, Rect } from 'react-native-svg';
import { type Frame } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Seat } from '@/rules/core/seat';
import { isRead, type RowCard, totalsOf, valueOf } from '@/rules/spymaster/model/pile';
import { INTELLIGENCE_TYPES } from '@/rules/spymaster/model/prints';
import { CROWN } from '../stage/glyphs';
import { IntelCard } from '../stage/IntelCard';
import { SvgType } from '../stage/SvgType';
import { SvgWords } from '../stage/SvgWords';
import { SeatToken } from '../stage/Token';
import { useInks } from '../stage/use-inks';

interface FileColumnProps {
  /** From 0. */
  readonly file: number;
  readonly frame: Frame;
  /** None where somebody has taken it. */
  readonly cards: readonly RowCard[] | undefined;
  readonly count: number;
  readonly crown: boolean;
  readonly owner?: Seat | undefined;
  readonly lit: boolean;
}

const HEAD = 30;
const FOOT = 34;

/** What a File is worth, type by type; a taken one is backs and a count. */
export function FileColumn({ file, frame, cards, count, crown, owner, lit }: FileColumnProps) {
  const { colors, accent } = useTheme();
  const { files, types } = useInks();
  const { x, y, width, height } = frame;
  const read = cards?.filter(isRead) ?? [];
  const known = cards !== undefined && read.length === cards.length;
  const totals = totalsOf(read);
  const rows = INTELLIGENCE_TYPES.length + 1;
  const row = Math.min(26, (height - HEAD - FOOT) / rows);
  const size = Math.min(20, row * 0.86);
  const line = (nth: number) => y + HEAD + row * (nth + 0.5);
  const middle = x + width / 2;
  return (
    <>
      <Rect
        {...{ x, y, width, height }}
        rx={8}
        fill={file % 2 === 0 ? files.one : files.other}
        stroke={lit ? accent.fill : files.edge}
        strokeWidth={lit ? 2.6 : 1.4}
      />
      <SvgWords x={x + 8} y={y + 22} size={21} color={colors.ink} anchor="start">
        {file + 1}
      </SvgWords>
      {owner === undefined && (
        <>
          <Rect
            x={x + width - 27}
            y={y + 9}
            width={9}
            height={13}
            rx={2}
            fill="none"
            stroke={colors.ink}
            strokeWidth={1.4}
          />
          <SvgWords x={x + width - 7} y={y + 21} size={15} color={colors.ink} anchor="end">
            {count}
          </SvgWords>
          <Line x1={x + 8} x2={x + width - 8} y1={y + HEAD} y2={y + HEAD} stroke={files.edge} />
        </>
      )}
      {owner === undefined &&
        known &&
        INTELLIGENCE_TYPES.map((type, nth) => (
          <G key={type}>
            <SvgType
              type={type}
              x={x + 8}
              y={line(nth) - size / 2}
              size={size}
              color={totals[type] > 0 ? types[type].fill : colors.inkSoft}
            />
            <SvgWords
              x={x + width - 8}
              y={line(nth) + size * 0.36}
              size={size}
              color={totals[type] > 0 ? colors.ink : colors.inkSoft}
              anchor="end"
            >
              {totals[type] > 0 ? totals[type] : '–'}
            </SvgWords>
          </G>
        ))}
      {owner === undefined && known && (
        <>
          <Line x1={x + 8} x2={x + width - 8} y1={line(3.5)} y2={line(3.5)} stroke={files.edge} />
          <SvgWords
            x={x + 9}
            y={line(4) + size * 0.4}
            size={size * 0.9}
            color={colors.inkSoft}
            anchor="start"
          >
            Σ
          </SvgWords>
          <SvgWords
            x={x + width - 8}
            y={line(4) + size * 0.4}
            size={size * 1.1}
            color={colors.ink}
            anchor="end"
          >
            {valueOf(read)}
          </SvgWords>
        </>
      )}
      {owner === undefined && !known && (
        <SvgWords x={middle} y={y + height / 2 + 12} size={34} color={colors.ink}>
          {count}
        </SvgWords>
      )}
      {owner !== undefined && (
        <>
          <IntelCard card="back" frame={{ x: middle - 18, y: y + HEAD + 8, width: 36, height: 50 }} />
          <SvgWords x={middle} y={y + HEAD + 43} size={26} color={colors.ink}>
            {count}
          </SvgWords>
          <G transform={`translate(${middle - 15} ${y + HEAD + 66}) scale(${30 / 24})`}>
            <SeatToken seat={owner} solid />
          </G>
        </>
      )}
      {crown && (
        <G transform={`translate(${middle - 17} ${y + height - FOOT + 2})`}>
          <Rect width={34} height={26} rx={5} fill={accent.fill} />
          <G transform="translate(6 2) scale(0.92)">
            <Path d={CROWN} fill={accent.on} />
          </G>
        </G>
      )}
    </>
  );
}
