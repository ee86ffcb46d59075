import { G, Line, Path, Rect } from 'react-native-svg';
import { type Frame } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Seat } from '@/rules/core/seat';
import { isRead, type RowCard, totalsOf, valueOf } from '@/rules/spymaster/model/pile';
import { INTELLIGENCE_TYPES, type IntelligenceType } from '@/rules/spymaster/model/prints';
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
/** Room for the back, the token of who took it, and the crown, one below the other. */
const ROOMY = 168;

/** What a File is worth, type by type, and how many of its cards are blank; a taken one is backs and a count. */
export function FileColumn({ file, frame, cards, count, crown, owner, lit }: FileColumnProps) {
  const { colors, accent } = useTheme();
  const { files } = useInks();
  const { x, y, width, height } = frame;
  const middle = x + width / 2;
  const isRoomy = height >= ROOMY;
  // Beside the number of the File, where it cannot lie below.
  const back = isRoomy ? middle : middle + 9;
  const isShown = cards?.some(isRead) ?? false;
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
            x={x + width - (count > 9 ? 35 : 27)}
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
      {owner === undefined && cards && isShown && <Totals frame={frame} cards={cards} />}
      {owner === undefined && !isShown && (
        <SvgWords x={middle} y={y + height / 2 + 12} size={34} color={colors.ink}>
          {count}
        </SvgWords>
      )}
      {owner !== undefined && (
        <>
          <IntelCard
            card="back"
            frame={{ x: back - 18, y: y + (isRoomy ? HEAD + 8 : 6), width: 36, height: isRoomy ? 50 : 40 }}
          />
          <SvgWords x={back} y={y + (isRoomy ? HEAD + 43 : 35)} size={26} color={colors.ink}>
            {count}
          </SvgWords>
          <G transform={`translate(${middle - 15} ${y + (isRoomy ? HEAD + 66 : 52)}) scale(${30 / 24})`}>
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

interface TotalsProps {
  readonly frame: Frame;
  readonly cards: readonly RowCard[];
}

/** Of what was read: each type, all together, and how many cards are blank beside them. */
function Totals({ frame: { x, y, width, height }, cards }: TotalsProps) {
  const { colors } = useTheme();
  const { files, types } = useInks();
  const read = cards.filter(isRead);
  const blank = cards.length - read.length;
  const totals = totalsOf(read);
  const rows = INTELLIGENCE_TYPES.length + (blank > 0 ? 2 : 1);
  const row = Math.min(44, (height - HEAD - FOOT) / rows);
  const size = Math.min(26, row * 0.86, width * 0.3);
  const line = (nth: number) => y + HEAD + row * (nth + 0.5);
  const inkOf = (type: IntelligenceType) => (totals[type] > 0 ? types[type].fill : colors.inkSoft);
  return (
    <>
      {INTELLIGENCE_TYPES.map((type, nth) => (
        <G key={type}>
          <SvgType type={type} x={x + 8} y={line(nth) - size / 2} size={size} color={inkOf(type)} />
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
      <Line x1={x + 8} x2={x + width - 8} y1={line(3.5)} y2={line(3.5)} stroke={files.edge} />
      <SvgWords x={x + 9} y={line(4) + size * 0.36} size={size * 0.9} color={colors.inkSoft} anchor="start">
        Σ
      </SvgWords>
      <SvgWords x={x + width - 8} y={line(4) + size * 0.38} size={size * 1.1} color={colors.ink} anchor="end">
        {valueOf(read)}
      </SvgWords>
      {blank > 0 && (
        <>
          <Rect
            x={x + 9}
            y={line(5) - size * 0.36}
            width={size * 0.54}
            height={size * 0.74}
            rx={2}
            fill="none"
            stroke={colors.inkSoft}
            strokeWidth={1.4}
            strokeDasharray="3 2"
          />
          <SvgWords
            x={x + width - 8}
            y={line(5) + size * 0.36}
            size={size * 0.9}
            color={colors.inkSoft}
            anchor="end"
          >
            {`+${blank}`}
          </SvgWords>
        </>
      )}
    </>
  );
}
