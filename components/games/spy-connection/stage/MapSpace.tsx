import { Circle, G, Path } from 'react-native-svg';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Table } from '../table';
import { Disc } from './Disc';
import { type MapLayout } from './layout';
import { type Lift } from './marks';

interface MapSpaceProps {
  readonly table: Table;
  readonly layout: MapLayout;
  readonly id: string;
  readonly lift: Lift | undefined;
  /** It would pay for what is refused. */
  readonly pays: boolean;
}

const ARROW = 'M-0.2 4V-4M-3.6 -0.8L-0.2 -4L3.2 -0.8';

/** A space with the Agents on it, those of whoever is to move last and uppermost. */
export function MapSpace({ table, layout, id, lift, pays }: MapSpaceProps) {
  const { colors, accent } = useTheme();
  const { way, halo } = useTheme().colors;
  const { state, colourOf } = table;
  const at = layout.spaces.get(id);
  if (!at) return undefined;
  const owners = state.players.flatMap(({ agents }, seat) => {
    const count = agents[id];
    return count === undefined ? [] : [{ seat, count }];
  });
  const mine = owners.find(({ seat }) => seat === state.active);
  const others = owners.filter(({ seat }) => seat !== state.active);
  const isLifted = lift?.lifted.has(id) ?? false;
  const isSafe = pays || (lift?.safe.has(id) ?? false);
  const spot = isLifted ? { x: at.x - 12, y: at.y - 14 } : at;
  return (
    <G>
      {(owners.length === 0 || isLifted) && (
        <Circle cx={at.x} cy={at.y} r={6.6} fill={halo} stroke={way} strokeWidth={1.8} />
      )}
      {others.map(({ seat, count }, place) => {
        const aside = (place - (others.length - 1) / 2) * 12 - (mine ? 10 : 0);
        return <Disc key={seat} at={{ x: at.x + aside, y: at.y }} colour={colourOf(seat)} count={count} />;
      })}
      {mine && (
        <>
          {isSafe && !isLifted && (
            <Circle
              cx={at.x}
              cy={at.y}
              r={17}
              fill={accent.fill}
              fillOpacity={0.16}
              stroke={accent.fill}
              strokeWidth={1.6}
            />
          )}
          <Disc
            at={spot}
            colour={colourOf(mine.seat)}
            count={mine.count}
            size={isLifted ? 11 : 9}
            hatched={lift !== undefined && !isSafe && !isLifted}
          />
          {isSafe && (
            <G transform={`translate(${spot.x + 11} ${spot.y - 10})`}>
              <Circle r={7} fill={isLifted ? colors.ink : accent.fill} stroke={halo} strokeWidth={1.4} />
              <Path d={ARROW} stroke={isLifted ? colors.paper : accent.on} strokeWidth={1.6} fill="none" />
            </G>
          )}
        </>
      )}
    </G>
  );
}
