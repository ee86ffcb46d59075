import { Glyph } from '@/components/kit/icons/Glyph';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { EMBLEMS } from './emblems';
import { useNationColours } from './nation-look';

interface EmblemProps {
  readonly nation: Nation;
  readonly size: number;
  /** Otherwise as on the Nation's own colour. */
  readonly color?: string;
}

export function Emblem({ nation, size, color }: EmblemProps) {
  const { on } = useNationColours()(nation);
  return <Glyph strokes={EMBLEMS[nation]} size={size} color={color ?? on} />;
}
