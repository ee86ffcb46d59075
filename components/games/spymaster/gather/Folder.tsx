import { Path, Rect } from 'react-native-svg';
import { type Frame } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SvgWords } from '../stage/SvgWords';
import { useInks } from '../stage/use-inks';

interface FolderProps {
  /** From 0. */
  readonly file: number;
  readonly pieces: readonly Frame[];
  readonly lit?: boolean;
}

const AROUND = 4;
const TAB = { width: 30, height: 14 } as const;

/** A File lies under its cards, however many lines of the row it takes. */
export function Folder({ file, pieces, lit = false }: FolderProps) {
  const { colors, accent } = useTheme();
  const { files } = useInks();
  const fill = file % 2 === 0 ? files.one : files.other;
  const edge = lit ? accent.fill : files.edge;
  const [first] = pieces;
  return (
    <>
      {first && (
        <>
          <Path
            d={`M${first.x - AROUND} ${first.y}v${-TAB.height - 2}q0 -3 3 -3h${TAB.width - 10}l10 ${TAB.height + 5}z`}
            fill={fill}
            stroke={edge}
            strokeWidth={1.4}
          />
          <SvgWords x={first.x + 7} y={first.y - 7} size={14} color={colors.ink}>
            {file + 1}
          </SvgWords>
        </>
      )}
      {pieces.map(({ x, y, width, height }, nth) => (
        <Rect
          key={nth}
          x={x - AROUND}
          y={y - AROUND}
          width={width + 2 * AROUND}
          height={height + 2 * AROUND}
          rx={6}
          fill={fill}
          stroke={edge}
          strokeWidth={lit ? 2 : 1.4}
        />
      ))}
    </>
  );
}
