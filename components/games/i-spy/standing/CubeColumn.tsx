import { G, Line, Path, Rect, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { countersOf } from '@/rules/i-spy/model/scoring';
import { EMBLEMS } from '../nations/emblems';
import { useNationColours } from '../nations/nation-look';
import { signed } from '../words';
import { type Column, sumOf } from './columns';
import { type Scale, columnAt } from './picture-scale';

interface CubeColumnProps {
  readonly column: Column;
  readonly place: number;
  readonly scale: Scale;
  /** The pattern of this Nation. */
  readonly pattern: string;
  /** "owed 4", where it fits. */
  readonly owedWords: string;
  readonly faint: boolean;
}

const FLAG = { width: 20, height: 15 } as const;

/** The pool in fives and ones, what the Records owe on top of it, and the flag of Power on the same scale. */
export function CubeColumn({ column, place, scale, pattern, owedWords, faint }: CubeColumnProps) {
  const { colors, accent } = useTheme();
  const { nation, influence, power, owed, changes, rose = 0 } = column;
  const colours = useNationColours()(nation);
  const { ground, unit, cube, gap } = scale;
  const { cubes, pole } = columnAt(scale, place);
  const grown = Math.max(0, sumOf(changes, 'solid'));
  const lost = Math.max(0, -sumOf(changes, 'solid'));
  const [more, back] = [
    changes.reduce((sum, { kind, by }) => (kind === 'owed' && by > 0 ? sum + by : sum), 0),
    changes.reduce((sum, { kind, by }) => (kind === 'owed' && by < 0 ? sum - by : sum), 0),
  ];
  const { large, small } = countersOf(influence - grown);
  const yOf = (value: number) => ground - value * unit;
  const base = influence - grown;
  const stays = Math.max(0, owed - back);
  const top = yOf(influence + Math.max(owed, stays) + more + lost);
  const middle = cubes + cube / 2;
  const face = { fontFamily: fontFamilies.stamp, textAnchor: 'middle' } as const;
  const mark = Math.min(14, 5 * unit - 5);
  const flagTop = yOf(power) - FLAG.height;
  return (
    <G opacity={faint ? 0.32 : 1}>
      {Array.from({ length: large }, (_, at) => (
        <G key={`large ${at}`}>
          <Rect
            x={cubes}
            y={yOf(5 * at + 5) + gap / 2}
            width={cube}
            height={5 * unit - gap}
            rx={2}
            fill={`url(#${pattern})`}
            stroke={colours.edge}
          />
          {mark > 7 && (
            <G
              transform={`translate(${middle - mark / 2} ${yOf(5 * at + 2.5) - mark / 2}) scale(${mark / 24})`}
            >
              {EMBLEMS[nation].map(({ d, filled, width }) => (
                <Path
                  key={d}
                  d={d}
                  fill={filled ? colours.on : 'none'}
                  stroke={filled ? 'none' : colours.on}
                  strokeWidth={width ?? 0}
                />
              ))}
            </G>
          )}
        </G>
      ))}
      {Array.from({ length: small }, (_, at) => (
        <Rect
          key={`small ${at}`}
          x={cubes + cube * 0.14}
          y={yOf(large * 5 + at + 1) + gap / 2}
          width={cube * 0.72}
          height={unit - gap}
          rx={1}
          fill={colours.base}
          stroke={colours.edge}
          strokeWidth={0.7}
        />
      ))}
      {Array.from({ length: grown }, (_, at) => (
        <Rect
          key={`grown ${at}`}
          x={cubes + cube * 0.07}
          y={yOf(base + at + 1) + gap / 2}
          width={cube * 0.86}
          height={unit - gap}
          rx={1}
          fill={accent.fill}
        />
      ))}
      {lost > 0 && (
        <Rect
          x={cubes - 2}
          y={yOf(influence + lost)}
          width={cube + 4}
          height={lost * unit}
          fill="none"
          stroke={accent.fill}
          strokeWidth={2}
          strokeDasharray="4 3"
        />
      )}
      <Outline
        {...{ x: cubes, width: cube, unit, gap, from: influence, count: stays, ground }}
        fill={colours.tint}
        line={colours.edge}
        dashed
      />
      <Outline
        {...{ x: cubes, width: cube, unit, gap, from: influence + stays, count: owed - stays, ground }}
        fill="none"
        line={accent.fill}
        dashed
      />
      <Outline
        {...{ x: cubes, width: cube, unit, gap, from: influence + owed, count: more, ground }}
        fill={accent.wash}
        line={accent.fill}
      />
      <Line x1={pole} x2={pole} y1={ground} y2={yOf(38)} stroke={colors.line} />
      <Line x1={pole} x2={pole} y1={ground} y2={flagTop - 2} stroke={colours.edge} strokeWidth={2} />
      {rose !== 0 && (
        <>
          <Path
            d={flagAt(pole, yOf(power - rose) - FLAG.height)}
            fill="none"
            stroke={colours.edge}
            strokeDasharray="2.5 2"
          />
          <Text {...face} x={pole + FLAG.width / 2} y={flagTop - 4} fontSize={13} fill={accent.text}>
            {signed(rose)}
          </Text>
        </>
      )}
      <Path
        d={flagAt(pole, flagTop)}
        fill={colours.base}
        stroke={rose === 0 ? colours.edge : accent.fill}
        strokeWidth={rose === 0 ? 1 : 2}
      />
      <Text {...face} x={pole + 8.5} y={flagTop + 12} fontSize={13} fill={colours.on}>
        {power}
      </Text>
      {changes.length > 0 ? (
        <Text
          {...face}
          x={middle}
          y={Math.max(14, top - 5)}
          fontSize={changes.length > 1 ? 14 : 18}
          fill={accent.text}
        >
          {changes.map(({ by }) => signed(by)).join(' ')}
        </Text>
      ) : (
        owed > 0 && (
          <Text {...face} x={middle} y={Math.max(12, top - 4)} fontSize={13} fill={colours.deep}>
            {owedWords}
          </Text>
        )
      )}
    </G>
  );
}

const flagAt = (pole: number, top: number): string =>
  `M${pole} ${top}h${FLAG.width}l-4.5 ${FLAG.height / 2} 4.5 ${FLAG.height / 2}h-${FLAG.width}Z`;

interface OutlineProps {
  readonly x: number;
  readonly width: number;
  readonly unit: number;
  readonly gap: number;
  readonly ground: number;
  /** The value it begins at. */
  readonly from: number;
  readonly count: number;
  readonly fill: string;
  readonly line: string;
  readonly dashed?: boolean;
}

/** Cubes that do not lie on the board yet, one line each. */
function Outline({ x, width, unit, gap, ground, from, count, fill, line, dashed = false }: OutlineProps) {
  if (count <= 0) return undefined;
  const yOf = (value: number) => ground - value * unit;
  return (
    <G>
      <Rect
        x={x + 1}
        y={yOf(from + count) + gap / 2}
        width={width - 2}
        height={count * unit - gap}
        rx={2}
        fill={fill}
        stroke={line}
        strokeWidth={dashed ? 1.2 : 2}
        {...(dashed ? { strokeDasharray: '2.5 2' } : {})}
      />
      {Array.from({ length: count - 1 }, (_, at) => (
        <Line
          key={at}
          x1={x + 5}
          x2={x + width - 5}
          y1={yOf(from + at + 1)}
          y2={yOf(from + at + 1)}
          stroke={line}
          strokeWidth={0.7}
          opacity={0.6}
        />
      ))}
    </G>
  );
}
