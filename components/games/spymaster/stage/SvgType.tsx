import { G, Path } from 'react-native-svg';
import { type IntelligenceType } from '@/rules/spymaster/model/prints';
import { typeGlyphs } from '../pieces/type-glyphs';

interface SvgTypeProps {
  readonly type: IntelligenceType;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

/** The sign of a type inside a drawing. */
export function SvgType({ type, x, y, size, color }: SvgTypeProps) {
  return (
    <G transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {typeGlyphs[type].map(({ d }) => (
        <Path key={d} d={d} fill="none" stroke={color} strokeWidth={2.3} strokeLinecap="square" />
      ))}
    </G>
  );
}
