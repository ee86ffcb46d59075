import { type ReactNode, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Stamp } from '@/components/kit/Stamp';
import { type StageTarget } from '@/components/kit/stage/stage-target';
import { space } from '@/components/kit/theme/tokens';
import { Frame, type FrameProps } from '@/components/match/frame/Frame';
import { layoutOf } from '../stage/layout';
import { MapGround } from '../stage/MapGround';
import { MapPieces } from '../stage/MapPieces';
import { MapStage, WHOLE_SIGHT } from '@/components/kit/stage/MapStage';
import { type Marks, NO_MARKS } from '../stage/marks';
import { useCityPlaces } from '../stage/use-city-places';
import { type Table } from '../table';

/** A card that is read needs as much of a small phone as the map. */
const SHARE = 0.42;

interface StartFrameProps extends Pick<FrameProps, 'strip' | 'tray' | 'action' | 'begun'> {
  readonly table: Table;
  readonly marks?: Marks;
  /** What a tap on a city means. */
  readonly onCity?: (city: string) => void;
  readonly said?: (city: string) => string | undefined;
  readonly over?: ReactNode;
}

/** The empty board with its cities. */
export function StartFrame(props: StartFrameProps) {
  const { table, marks = NO_MARKS, onCity, said, over, ...rest } = props;
  const { state, t, city, practice } = table;
  const [sight, setSight] = useState(WHOLE_SIGHT);
  const places = useCityPlaces(table);
  const { size } = sight;
  const layout = useMemo(() => layoutOf(state.board, places, size), [state.board, places, size]);
  const targets = state.board.cities.flatMap(({ id }): readonly StageTarget[] => {
    const at = layout.cities.get(id);
    const label = [city(id), said?.(id)].filter((words) => words !== undefined).join(', ');
    return at ? [{ id, at, label, ...(onCity ? { onPress: () => onCity(id) } : {}) }] : [];
  });
  return (
    <Frame
      {...rest}
      share={SHARE}
      stage={
        <MapStage
          label={t('ui.map-label')}
          sight={sight}
          onSight={setSight}
          targets={targets}
          onElse={() => undefined}
          over={
            <View style={styles.over}>
              {over}
              {practice && (
                <View style={styles.stamp}>
                  <Stamp label={t('ui.practice')} tone="soft" askew />
                </View>
              )}
            </View>
          }
        >
          <MapGround {...size} />
          <MapPieces table={table} layout={layout} marks={marks} />
        </MapStage>
      }
    />
  );
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  stamp: { position: 'absolute', right: space.l, bottom: space.l },
});
