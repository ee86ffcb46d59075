import { useState } from 'react';
import { type GestureResponderEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg from 'react-native-svg';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { space, target } from '@/components/kit/theme/tokens';
import { cityOf } from '@/rules/spymaster/model/board';
import { valueOf } from '@/rules/spymaster/model/pile';
import { type Area, type Intelligence, type MissionPrint } from '@/rules/spymaster/model/prints';
import { CardPill } from '../pieces/CardPill';
import { MissionCard } from '../stage/MissionCard';
import { type Table } from '../table';
import { CardKeys, valuesOn } from './CardKeys';
import { PageKey } from './PadSide';
import { agentsInPlace } from './plan';

interface MissionPayProps {
  readonly table: Table;
  readonly area: Area;
  readonly print: MissionPrint;
  readonly burned: readonly Intelligence[];
  readonly onCard: (card: Intelligence, event: GestureResponderEvent) => void;
  readonly onClose: () => void;
}

const ROOMY = 780;
const CARD = { width: 66, height: 178 } as const;
const EDGE = 3;
/** Keys in the upper row; the others share the lower one with the page. */
const UPPER = 3;

/** SM-33: cards of the type, one tap each; the one that covers it completes the Mission. */
export function MissionPay({ table, area, print, burned, onCard, onClose }: MissionPayProps) {
  const { t, view, cardName, place } = table;
  const [high, setHigh] = useState(false);
  const roomy = useWindowDimensions().height >= ROOMY;
  const { intelligence } = print;
  const { type, value } = intelligence;
  const paid = valueOf(burned);
  const { specials, freelances, met } = agentsInPlace(view, view.active, { area, print });
  const values = valuesOn(high);
  const keys = { names: table, type, onCard };
  return (
    <View style={styles.whole}>
      <Svg aria-hidden {...CARD}>
        <MissionCard
          scene={{
            kind: 'print',
            print,
            specials: { there: specials.there, soon: false },
            freelances: { there: freelances.there, soon: false },
            look: met ? 'ready' : 'plain',
          }}
          frame={{ x: EDGE, y: EDGE, width: CARD.width - 2 * EDGE, height: CARD.height - EDGE }}
          facedown={false}
          seat={view.active}
          side="left"
        />
      </Svg>
      <View style={styles.side}>
        <View style={styles.line}>
          <View style={styles.words}>
            <AppText variant="title">{t('ui.turn.pay', { card: cardName(intelligence) })}</AppText>
            <AppText variant="fine" tone="soft" numberOfLines={2}>
              {burned.length === 0 && roomy
                ? t('ui.turn.pay-hint')
                : `${place(cityOf(area, print.colour))}, ${t('common.points', { count: print.points })}`}
            </AppText>
          </View>
          <IconButton
            icon="close"
            label={t('ui.turn.not-now')}
            filled
            size={target.least}
            onPress={onClose}
          />
        </View>
        <View style={[styles.line, styles.cards]}>
          {burned.map((card, nth) => (
            <View key={nth} accessible role="img" aria-label={cardName(card)}>
              <CardPill card={card} />
            </View>
          ))}
          <AppText variant="number" aria-live="polite" tone={paid > 0 ? 'accent' : 'ink'} style={styles.paid}>
            {t('ui.turn.paid', { paid, value })}
          </AppText>
        </View>
        <View role="group" aria-label={t('ui.pay-hint', { type: table.typeName(type) })} style={styles.keys}>
          <CardKeys {...keys} values={values.slice(0, UPPER)} />
          <View style={styles.lower}>
            <View style={{ flex: Math.max(1, values.length - UPPER) }}>
              <CardKeys {...keys} values={values.slice(UPPER)} />
            </View>
            <View style={styles.page}>
              <PageKey names={table} high={high} onPage={() => setHigh(!high)} wide />
            </View>
          </View>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  side: { flex: 1, gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flex: 1 },
  cards: { minHeight: 34, flexWrap: 'wrap' },
  paid: { marginLeft: 'auto' },
  keys: { gap: space.xs },
  lower: { flexDirection: 'row', gap: space.xs },
  page: { flex: 1, flexDirection: 'row' },
});
