import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { Stamp } from '@/components/kit/Stamp';
import { type Area } from '@/rules/spymaster/model/prints';
import { type SpaceView } from '@/rules/spymaster/model/view';
import { MissionNeeds } from '../board/MissionNeeds';
import { MissionEntry } from '../entry/MissionEntry';
import { areaName } from '../words';
import { type ActProps } from './act-props';
import { PaySheet } from './PaySheet';
import { PlacementAdvice } from './PlacementAdvice';

interface CompleteSheetProps extends ActProps {
  readonly onClose: () => void;
}

const isMet = ({ needs }: SpaceView): number => Number(needs?.met ?? false);

/** SM-33: for each faceup Mission what is met and what is missing; those that could be completed come first. */
export function CompleteSheet({ table, seat, onClose }: CompleteSheetProps) {
  const { t, view } = table;
  const [chosen, setChosen] = useState<Area>();
  const [reading, setReading] = useState<Area>();
  const paid = view.spaces.find(({ area }) => area === chosen);
  if (reading) return <MissionEntry table={table} area={reading} onClose={() => setReading(undefined)} />;
  if (paid?.faceup?.print)
    return (
      <PaySheet table={table} seat={seat} area={paid.area} print={paid.faceup.print} onClose={onClose} />
    );
  const shown = view.spaces.filter(({ faceup }) => faceup).sort((a, b) => isMet(b) - isMet(a));
  return (
    <Sheet open title={t('ui.do-complete')} onClose={onClose}>
      {table.practice && <Stamp label={t('ui.practice')} tone="soft" />}
      {shown.length === 0 && <AppText tone="soft">{t('ui.no-missions')}</AppText>}
      {shown.map(({ area, faceup, needs }) =>
        faceup?.print && needs ? (
          <View key={area} style={{ gap: space.s }}>
            <MissionNeeds table={table} print={faceup.print} needs={needs} onPress={() => setChosen(area)} />
            <PlacementAdvice
              table={table}
              seat={seat}
              city={needs.city}
              print={faceup.print}
              onDone={onClose}
            />
          </View>
        ) : (
          <Button
            key={area}
            label={t('ui.read-mission', { area: areaName(t, area) })}
            kind="secondary"
            icon="edit"
            onPress={() => setReading(area)}
          />
        ),
      )}
    </Sheet>
  );
}
