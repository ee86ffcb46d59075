import { useState } from 'react';
import { type GestureResponderEvent, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { type Intelligence, INTELLIGENCE_TYPES } from '@/rules/spymaster/model/prints';
import { type Names } from '../table';
import { CardKeys, LOW, valuesOn } from './CardKeys';
import { PadSide } from './PadSide';

interface BurnPadProps {
  readonly names: Names;
  /** What the ways cost. */
  readonly cost: number;
  readonly onCard: (card: Intelligence, event: GestureResponderEvent) => void;
}

/** SM-31: one key burns the card and moves everybody. The keys are never those of a hand. */
export function BurnPad({ names, cost, onCard }: BurnPadProps) {
  const { t } = names;
  const [turned, setTurned] = useState(false);
  const high = turned !== cost > LOW;
  return (
    <View role="group" aria-label={t('ui.do-burn')} style={styles.pad}>
      <PadSide names={names} high={high} onPage={() => setTurned(!turned)}>
        <AppText variant="display" tone="accent">
          {cost}
        </AppText>
        <AppText variant="fine" aria-live="polite">
          {t('ui.turn.burn-least', { count: cost })}
        </AppText>
        <AppText variant="fine" tone="soft">
          {t('ui.turn.burn-more')}
        </AppText>
      </PadSide>
      <View style={styles.keys}>
        {INTELLIGENCE_TYPES.map((type) => (
          <CardKeys
            key={type}
            names={names}
            type={type}
            values={valuesOn(high)}
            least={cost}
            onCard={onCard}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { flexDirection: 'row', gap: space.s },
  keys: { flex: 1, gap: 2 },
});
