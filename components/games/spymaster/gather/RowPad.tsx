import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { type Intelligence, INTELLIGENCE_TYPES } from '@/rules/spymaster/model/prints';
import { type Names } from '../table';
import { CardKeys, valuesOn } from '../turn/CardKeys';
import { PadSide, PageKey } from '../turn/PadSide';

const ROOMY = 780;

interface RowPadProps {
  readonly names: Names;
  readonly read: number;
  readonly stackSize: number;
  /** The place of the card that the next tap replaces. */
  readonly replaced: number | undefined;
  readonly onCard: (card: Intelligence) => void;
}

/** SM-20: type by value, one tap a card. */
export function RowPad({ names, read, stackSize, replaced, onCard }: RowPadProps) {
  const { t } = names;
  const [high, setHigh] = useState(false);
  const tall = useWindowDimensions().height >= ROOMY;
  const page = { names, high, onPage: () => setHigh(!high) };
  const isReplacing = replaced !== undefined;
  const progress = (
    <AppText variant="number" tone="accent" aria-live="polite">
      {isReplacing ? replaced + 1 : `${read}/${stackSize}`}
    </AppText>
  );
  const keys = INTELLIGENCE_TYPES.map((type) => (
    <CardKeys
      key={type}
      names={names}
      type={type}
      values={valuesOn(high)}
      tall={tall}
      onCard={(card) => {
        setHigh(false);
        onCard(card);
      }}
    />
  ));
  if (tall)
    return (
      <View role="group" aria-label={t('ui.row-hint')} style={styles.tall}>
        <View style={styles.head}>
          {progress}
          <AppText style={styles.words}>{t(isReplacing ? 'ui.gather.replacing' : 'ui.row-hint')}</AppText>
          <PageKey {...page} />
        </View>
        {keys}
      </View>
    );
  return (
    <View role="group" aria-label={t('ui.row-hint')} style={styles.low}>
      <PadSide {...page}>
        {progress}
        <AppText variant="fine">{t(isReplacing ? 'ui.gather.replacing' : 'ui.gather.left-to-right')}</AppText>
      </PadSide>
      <View style={styles.keys}>{keys}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  tall: { gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
  // On a low screen all four types stand there without scrolling.
  low: { flexDirection: 'row', gap: space.s, marginTop: -space.s },
  keys: { flex: 1, gap: 1 },
});
