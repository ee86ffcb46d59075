import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';
import { type Size } from '@/components/kit/stage/bubble-place';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { NationPattern } from '../nations/NationPattern';
import { useNationColours } from '../nations/nation-look';
import { usePatternId } from '../nations/use-pattern-id';
import { landOf } from './land';
import { type Places } from './layout';

interface MapLandProps {
  readonly map: MapPrint;
  readonly places: Places;
  readonly size: Size;
}

const FAINT = 0.14;

/** The ground under everything, in the tint and with the pattern of its Nation. */
export const MapLand = memo(function MapLand({ map, places, size }: MapLandProps) {
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  const id = usePatternId();
  const lands = [...landOf(map, places)];
  return (
    <>
      <Rect width={size.width} height={size.height} fill={colors.inset} />
      {lands.map(([nation, d]) => (
        <Path key={nation} d={d} fill={coloursOf(nation).tint} stroke={coloursOf(nation).tint} />
      ))}
      {lands.map(([nation, d]) => (
        <G key={nation} opacity={FAINT}>
          <NationPattern id={`${id}-${nation}`} nation={nation} />
          <Path d={d} fill={`url(#${id}-${nation})`} />
        </G>
      ))}
    </>
  );
});
