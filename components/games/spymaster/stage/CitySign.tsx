import { G, Path } from 'react-native-svg';
import { useGameWords } from '@/i18n/use-say';
import { type Colour } from '@/rules/spymaster/model/prints';
import { GAME } from '../table';
import { CORNERS, petalPath } from './board-plan';
import { SvgWords } from './SvgWords';
import { useInks } from './use-inks';

interface CitySignProps {
  readonly city: Colour;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The city as it lies around its hub, with its letter: colour is never alone. */
export function CitySign({ city, x, y, size }: CitySignProps) {
  const t = useGameWords(GAME);
  const { edge, sign, on } = useInks().cities[city];
  const corner = CORNERS[city];
  const letter = t(`ui.pip.${city}`);
  return (
    <G transform={`translate(${x} ${y})`}>
      <G transform={`scale(${-corner.x} ${-corner.y}) translate(${size / 2} ${size / 2})`}>
        <Path
          d={petalPath({ width: size, height: size }, size * 0.36, size * 0.5)}
          fill={sign}
          stroke={edge}
          strokeWidth={1.2}
        />
      </G>
      <SvgWords
        x={corner.x * size * 0.07}
        y={size * 0.2 + corner.y * size * 0.05}
        size={size * (letter.length > 1 ? 0.5 : 0.58)}
        color={on}
      >
        {letter}
      </SvgWords>
    </G>
  );
}
