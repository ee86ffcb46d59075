import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { Button } from '@/components/kit/Button';
import { Chip } from '@/components/kit/Chip';
import { Segmented } from '@/components/kit/Segmented';
import { Sheet } from '@/components/kit/Sheet';
import { type Move } from '@/rules/i-spy/game';
import { EMPTY_MAP, REGION_KINDS } from '@/rules/i-spy/model/map';
import { noteAirshipRoute } from '@/rules/i-spy/moves/note-airship-route';
import { noteRegion } from '@/rules/i-spy/moves/note-region';
import { noteRoute } from '@/rules/i-spy/moves/note-route';
import { type ActSheetProps } from '../actions/act-props';
import { airshipRoute } from './airship-route';
import { RegionFields } from './RegionFields';

type Part = 'region' | 'route' | 'airship';
const PARTS: readonly Part[] = ['region', 'route', 'airship'];

/** IS-31: what an owner reads of the map besides the way that a Spy goes. */
export function LearnSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, make } = table;
  const [part, setPart] = useState<Part>('region');
  const note = (move: Move) => {
    onClose();
    make({ actor: 'table', move });
  };
  return (
    <Sheet open title={t('ui.learn')} onClose={onClose}>
      <Segmented<Part>
        label={t('ui.learn')}
        hideLabel
        value={part}
        onChange={setPart}
        choices={PARTS.map((value) => ({ value, label: t(`ui.learn.${value}`) }))}
      />
      {part === 'region' ? (
        <RegionFields
          table={table}
          kinds={REGION_KINDS}
          done={t('ui.region.note')}
          onPrint={(print) => note(noteRegion.make({ print }))}
        />
      ) : (
        <LineFields key={part} table={table} seat={seat} part={part} onNote={note} />
      )}
    </Sheet>
  );
}

interface LineFieldsProps extends Omit<ActSheetProps, 'onClose'> {
  readonly part: Exclude<Part, 'region'>;
  readonly onNote: (move: Move) => void;
}

/** Two Regions for a Normal Route, all of them in order for an Airship Route. */
function LineFields({ table, seat, part, onNote }: LineFieldsProps) {
  const { t, view, check, why } = table;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const map = view.map?.print ?? EMPTY_MAP;
  const [one, other] = chosen;
  const move: Move | undefined =
    one === undefined || other === undefined
      ? undefined
      : part === 'route'
        ? noteRoute.make({ print: { regions: [one, other] } })
        : noteAirshipRoute.make({ print: airshipRoute(map, chosen) });
  const tap = (region: string) => {
    if (chosen.includes(region)) setChosen(chosen.filter((each) => each !== region));
    else setChosen([...(part === 'route' ? chosen.slice(-1) : chosen), region]);
  };
  return (
    <>
      <View role="group" aria-label={t(`ui.learn.${part}-hint`)} style={styles.chips}>
        {map.regions
          .filter(({ kind }) => kind !== 'capital')
          .map((region) => (
            <Chip
              key={region.id}
              label={region.name}
              selected={chosen.includes(region.id)}
              onPress={() => tap(region.id)}
            />
          ))}
      </View>
      <Button
        label={t('ui.region.note')}
        icon="check"
        reason={move ? why(check(seat, move)) : t(`ui.learn.${part}-hint`)}
        onPress={() => move && onNote(move)}
      />
    </>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
