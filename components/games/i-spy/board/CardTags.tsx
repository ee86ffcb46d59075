import { StyleSheet, View } from 'react-native';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type KnownPrints } from '@/rules/i-spy/model/prints';
import { type Teller } from '../table';
import { cardName, cardWorth } from '../words';

interface CardTagsProps {
  readonly teller: Pick<Teller, 't'>;
  readonly label: string;
  readonly cards: readonly Card[];
  readonly prints: KnownPrints;
  /** Cards that lie facedown for this viewer. */
  readonly unseen?: number;
}

/** Cards that lie before a player, each with what it is worth at the Scoring Phase. */
export function CardTags({ teller: { t }, label, cards, prints, unseen = 0 }: CardTagsProps) {
  const { colors } = useTheme();
  const tag = [styles.tag, { borderColor: colors.line, backgroundColor: colors.inset }];
  return (
    <View style={styles.whole}>
      <AppText variant="small" tone="soft">
        {label}
      </AppText>
      <View role="list" aria-label={label} style={styles.tags}>
        {cards.map((card) => (
          <View key={card} role="listitem" style={tag}>
            <AppText variant="small">{cardName(t, card)}</AppText>
            <AppText variant="small" tone="soft">
              {cardWorth(t, prints, card)}
            </AppText>
          </View>
        ))}
        {unseen > 0 && (
          <View role="listitem" style={tag}>
            <AppText variant="small">{t('ui.facedown', { count: unseen })}</AppText>
          </View>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  tags: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  tag: {
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderWidth: hairline,
    borderRadius: radius.s,
  },
});
