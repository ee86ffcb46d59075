import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Owed } from '@/rules/i-spy/model/state';
import { type ActProps, offersOf } from '../actions/act-props';
import { LookButton } from '../actions/LookButton';
import { dueOnMap } from './goals';
import { NewPlaceSheet } from './NewPlaceSheet';
import { PlaceGrid } from './PlaceGrid';

interface DueOnMapProps extends ActProps {
  readonly owed: Owed;
}

/** Deploy, flee, fly or make room: what is possible, one tap each. On an owner's map a new Region is read in place. */
export function DueOnMap({ table, seat, owed, onLook }: DueOnMapProps) {
  const { t, view, practice, seatName } = table;
  const [reading, setReading] = useState(false);
  const due = dueOnMap(view);
  if (!due) return undefined;
  const label = t(`ui.due.${due}`, { seat: seatName(owed.kind === 'relocate' ? owed.spy : owed.as) });
  return (
    <>
      <View style={styles.head}>
        <AppText variant="label" style={styles.label}>
          {label}
        </AppText>
        <LookButton seat={seat} seatName={seatName} onLook={onLook} small />
      </View>
      <PlaceGrid table={table} seat={seat} label={label} offers={offersOf({ table, seat }, { type: due })} />
      {!practice && (
        <Button
          label={t('ui.another-region')}
          kind="secondary"
          icon="plus"
          onPress={() => setReading(true)}
        />
      )}
      {reading && (
        <NewPlaceSheet table={table} seat={seat} type={due} owed={owed} onClose={() => setReading(false)} />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  label: { flex: 1 },
});
