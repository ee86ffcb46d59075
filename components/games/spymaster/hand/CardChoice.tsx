import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { type Intelligence, INTELLIGENCE_TYPES } from '@/rules/spymaster/model/prints';
import { InkStyle } from '../stage/InkStyle';
import { type Names } from '../table';
import { CardKeys, valuesOn } from '../turn/CardKeys';
import { PadSide } from '../turn/PadSide';

interface CardChoiceProps {
  readonly names: Names;
  readonly label: string;
  readonly onCard: (card: Intelligence) => void;
}

/** Any card there is, one tap. */
export function CardChoice({ names, label, onCard }: CardChoiceProps) {
  const [high, setHigh] = useState(false);
  return (
    <View role="group" aria-label={label} style={styles.pad}>
      <InkStyle />
      <View style={styles.keys}>
        {INTELLIGENCE_TYPES.map((type) => (
          <CardKeys key={type} names={names} type={type} values={valuesOn(high)} onCard={onCard} />
        ))}
      </View>
      <PadSide names={names} high={high} onPage={() => setHigh(!high)}>
        {undefined}
      </PadSide>
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { flexDirection: 'row', gap: space.s },
  keys: { flex: 1, gap: space.xs },
});
