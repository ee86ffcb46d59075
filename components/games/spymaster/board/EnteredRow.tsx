import { Pressable, StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { useBegun } from '../begun';
import { rowSoFar } from '../entry/row-so-far';
import { CardFace } from '../pieces/CardFace';
import { type Table } from '../table';

/** SM-20: the row as far as it has been tapped in, small above the pad. A tapped card is replaced by the next one. */
export function EnteredRow({ table }: { readonly table: Table }) {
  const { t, view, cardName } = table;
  const { colors } = useTheme();
  const { begun, change } = useBegun(table);
  const { replaced } = begun;
  const cards = rowSoFar(table, begun);
  const count = t('ui.row-so-far', { count: cards.length, of: view.stackSize });
  const hint = t(replaced === undefined ? 'ui.row-hint' : 'ui.row-replacing');
  return (
    <View style={styles.whole}>
      <AppText variant="label" aria-live="polite">
        {cards.length === 0 ? hint : replaced === undefined ? count : `${count} · ${hint}`}
      </AppText>
      <View role="group" aria-label={t('ui.row')} style={styles.row}>
        {cards.map((card, place) => (
          <Pressable
            key={place}
            role="button"
            aria-pressed={place === replaced}
            aria-label={t('ui.row-replace', { place: place + 1, card: cardName(card) })}
            onPress={() => change({ cards, replaced: place === replaced ? undefined : place })}
            style={styles.place}
          >
            <CardFace card={card} chosen={place === replaced} />
          </Pressable>
        ))}
        {Array.from({ length: Math.max(0, view.stackSize - cards.length) }, (_, place) => (
          <View key={`empty-${place}`} style={[styles.place, styles.empty, { borderColor: colors.line }]} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  place: { width: besideText(44), minHeight: besideText(60) },
  empty: { borderWidth: 1, borderStyle: 'dashed', borderRadius: radius.m },
});
