import { Pressable, StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { CardFace } from '../pieces/CardFace';
import { type Names } from '../table';

interface HandPickProps {
  readonly names: Names;
  readonly label: string;
  readonly cards: readonly Intelligence[];
  /** By their places among the cards. */
  readonly picked?: readonly number[];
  readonly onCard: (place: number) => void;
}

/** Cards to tap, for whoever may see them. */
export function HandPick({ names: { cardName }, label, cards, picked = [], onCard }: HandPickProps) {
  return (
    <View role="group" aria-label={label} style={styles.cards}>
      {cards.map((card, place) => (
        <Pressable
          key={place}
          role="button"
          aria-pressed={picked.includes(place)}
          aria-label={cardName(card)}
          onPress={() => onCard(place)}
          style={styles.card}
        >
          <CardFace card={card} chosen={picked.includes(place)} />
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: { width: besideText(48) },
});
