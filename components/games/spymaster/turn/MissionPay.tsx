import { useState } from 'react';
import { type GestureResponderEvent, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { space, target } from '@/components/kit/theme/tokens';
import { cityOf } from '@/rules/spymaster/model/board';
import { valueOf } from '@/rules/spymaster/model/pile';
import { type Area, type Intelligence, type MissionPrint } from '@/rules/spymaster/model/prints';
import { CardFace } from '../pieces/CardFace';
import { type Table } from '../table';
import { CardKeys, valuesOn } from './CardKeys';
import { PadSide } from './PadSide';

interface MissionPayProps {
  readonly table: Table;
  readonly area: Area;
  readonly print: MissionPrint;
  readonly burned: readonly Intelligence[];
  readonly onCard: (card: Intelligence, event: GestureResponderEvent) => void;
  readonly onClose: () => void;
}

/** SM-33: cards of the type, one tap each; the one that covers it completes the Mission. */
export function MissionPay({ table, area, print, burned, onCard, onClose }: MissionPayProps) {
  const { t, cardName, place } = table;
  const [high, setHigh] = useState(false);
  const { intelligence } = print;
  const paid = valueOf(burned);
  return (
    <View style={styles.whole}>
      <View style={styles.head}>
        <View style={styles.words}>
          <AppText variant="title">{t('ui.turn.pay', { card: cardName(intelligence) })}</AppText>
          <AppText variant="small" tone="soft">
            {`${place(cityOf(area, print.colour))}, ${t('common.points', { count: print.points })}`}
          </AppText>
        </View>
        <IconButton icon="close" label={t('ui.turn.not-now')} filled size={target.least} onPress={onClose} />
      </View>
      <View style={styles.cards}>
        {burned.map((card, nth) => (
          <View key={nth} accessible role="img" aria-label={cardName(card)}>
            <CardFace card={card} />
          </View>
        ))}
        <AppText variant="small" tone="soft" style={styles.words} aria-live="polite">
          {burned.length > 0 ? '' : t('ui.turn.pay-hint')}
        </AppText>
        <AppText variant="number" tone={paid > 0 ? 'accent' : 'ink'}>
          {t('ui.turn.paid', { paid, value: intelligence.value })}
        </AppText>
      </View>
      <View role="group" aria-label={t('ui.pay-hint', { type: table.typeName(intelligence.type) })}>
        <View style={styles.pad}>
          <View style={styles.keys}>
            <CardKeys names={table} type={intelligence.type} values={valuesOn(high)} onCard={onCard} />
          </View>
          <PadSide names={table} high={high} onPage={() => setHigh(!high)}>
            {undefined}
          </PadSide>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s, minHeight: 188 },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: space.m },
  words: { flex: 1 },
  cards: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 64 },
  pad: { flexDirection: 'row', gap: space.s },
  keys: { flex: 1, justifyContent: 'flex-end' },
});
