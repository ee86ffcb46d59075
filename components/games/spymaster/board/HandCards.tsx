import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { sorted, totalsOf, type Pile } from '@/rules/spymaster/model/pile';
import { CardFace } from '../pieces/CardFace';
import { type Table } from '../table';
import { TypeTotals } from './TypeTotals';

/** A hand that everybody may see. */
export function HandCards({ table, hand }: { readonly table: Table; readonly hand: Pile }) {
  const { t, cardName } = table;
  return (
    <>
      {hand.cards.length > 0 && <TypeTotals totals={totalsOf(hand.cards)} />}
      <View role="list" style={styles.cards}>
        {sorted(hand.cards).map((card, place) => (
          <View key={place} role="listitem" accessible aria-label={cardName(card)} style={styles.card}>
            <CardFace card={card} />
          </View>
        ))}
      </View>
      {hand.unknown > 0 && <AppText tone="soft">{t('ui.unknown', { count: hand.unknown })}</AppText>}
    </>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  card: { width: besideText(40) },
});
