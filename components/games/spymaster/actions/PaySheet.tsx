import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, target } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { Sheet } from '@/components/ui/Sheet';
import { cityOf } from '@/rules/spymaster/board';
import type { Area, Intelligence, MissionPrint } from '@/rules/spymaster/box';
import { valueOf } from '@/rules/spymaster/pile';
import { CardPad } from '../pieces/CardPad';
import { missionAsks } from '../words';
import type { ActProps } from './act-props';

interface PaySheetProps extends ActProps {
  readonly area: Area;
  readonly print: MissionPrint;
  readonly onClose: () => void;
}

/** SM-33: the cards that are burned for it, one tap each, with their sum against what is asked. */
export function PaySheet({ table, seat, area, print, onClose }: PaySheetProps) {
  const { t, act, place, typeName } = table;
  const [burned, setBurned] = useState<readonly Intelligence[]>([]);
  const { type, value: needed } = print.intelligence;
  const complete = () => {
    onClose();
    act(seat, { type: 'complete-mission', area, burned });
  };
  return (
    <Sheet
      open
      title={place(cityOf(area, print.colour))}
      onClose={onClose}
      footer={<Button label={t('ui.complete', { count: print.points })} icon="check" onPress={complete} />}
    >
      <AppText tone="soft">{missionAsks(table, print)}</AppText>
      <View style={styles.sum}>
        <AppText variant="display" tone={valueOf(burned) < needed ? 'ink' : 'good'}>
          {`${valueOf(burned)}/${needed}`}
        </AppText>
        <AppText style={styles.words} aria-live="polite">
          {burned.length === 0
            ? t('ui.pay-hint', { type: typeName(type) })
            : burned.map(({ value }) => value).join(' + ')}
        </AppText>
        {burned.length > 0 && (
          <IconButton
            icon="backspace"
            label={t('ui.row-remove')}
            filled
            size={target.thumb}
            onPress={() => setBurned(burned.slice(0, -1))}
          />
        )}
      </View>
      <CardPad
        names={table}
        label={t('ui.pay-hint', { type: typeName(type) })}
        types={[type]}
        onCard={(card) => setBurned([...burned, card])}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: target.thumb },
  words: { flex: 1 },
});
