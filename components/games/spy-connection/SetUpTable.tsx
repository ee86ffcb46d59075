import { useMemo, useState } from 'react';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { Choosing } from './entry/Choosing';
import { Entry } from './entry/Entry';
import { layoutOf } from './stage/layout';
import { MapGround } from './stage/MapGround';
import { MapPieces } from './stage/MapPieces';
import { MapStage, WHOLE_SIGHT } from '@/components/kit/stage/MapStage';
import { NO_MARKS } from './stage/marks';
import { useCityPlaces } from './stage/use-city-places';
import { useTable } from './table';

const nothing = () => undefined;

/** SC-14: before the first turn, the Start Missions are read or chosen below the empty board. */
export function SetUpTable(props: TableProps) {
  const table = useTable(props);
  const { state, t } = table;
  const [sight, setSight] = useState(WHOLE_SIGHT);
  const places = useCityPlaces(table);
  const { size } = sight;
  const layout = useMemo(() => layoutOf(state.board, places, size), [state.board, places, size]);
  const targets = state.board.cities.flatMap(({ id }) => {
    const at = layout.cities.get(id);
    return at ? [{ id, at, label: table.city(id) }] : [];
  });
  const isRead = state.phase === 'set-up' && state.options.decks === 'physical';
  return (
    <Frame
      stage={
        <MapStage
          label={t('ui.map-label')}
          sight={sight}
          onSight={setSight}
          targets={targets}
          onElse={nothing}
        >
          <MapGround {...size} />
          <MapPieces table={table} layout={layout} marks={NO_MARKS} />
        </MapStage>
      }
      tray={
        props.canAct && (
          <>
            {isRead && <Entry {...props} />}
            {state.phase === 'choose-start-missions' && <Choosing table={table} />}
          </>
        )
      }
    />
  );
}
