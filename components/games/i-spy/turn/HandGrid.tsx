import { StyleSheet, View } from 'react-native';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { cardWords, effectWords } from '../card-words';
import { type Table } from '../table';
import { cardName } from '../words';
import { type HandCard } from './hand';
import { NationCard } from './NationCard';

interface HandGridProps {
  readonly table: Table;
  readonly cards: readonly HandCard[];
  readonly low: boolean;
  readonly onCard: (card: HandCard) => void;
}

/** As many cards as stand beside each other. */
export const useAcross = (): number => (useTextGrowth() > LARGE ? 2 : 4);

/** All twelve cards, each Nation's two side by side. One tap plays. */
export function HandGrid({ table, cards, low, onCard }: HandGridProps) {
  const { t, view } = table;
  const across = useAcross();
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, row) =>
    cards.slice(row * across, (row + 1) * across),
  );
  return (
    <View role="group" aria-label={t('ui.hand')} style={styles.grid}>
      {rows.map((row) => (
        <View key={row[0]?.card} style={styles.row}>
          {row.map((each) => {
            const name = cardName(t, each.card);
            const against = each.against === undefined ? undefined : t(each.against);
            return (
              <NationCard
                key={each.card}
                card={each.card}
                prints={view.prints}
                name={name}
                effect={effectWords(t, view.prints, each.card)}
                against={against}
                low={low}
                label={[name, cardWords(t, view.prints, each.card), ...(against ? [against] : [])].join(', ')}
                onPress={() => onCard(each)}
              />
            );
          })}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexGrow: 1, gap: 6 },
  row: { flexGrow: 1, flexDirection: 'row', gap: 6 },
});
