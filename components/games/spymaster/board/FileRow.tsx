import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { besideText } from '@/components/kit/theme/text-size';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { onSpace } from '@/components/kit/web-props';
import { isRead, totalsOf, valueOf, type RowCard } from '@/rules/spymaster/model/pile';
import { type Table } from '../table';
import { totalsInWords, TypeTotals } from './TypeTotals';

interface FileRowProps {
  readonly table: Table;
  /** From 0. */
  readonly file: number;
  readonly cards: readonly RowCard[];
  readonly spyMasterCard: boolean;
  readonly onSpyMasterCard: () => void;
}

/** A File as it would be: how many cards, what they are worth, and whether the SpyMaster card lies on it. */
export function FileRow({ table, file, cards, spyMasterCard, onSpyMasterCard }: FileRowProps) {
  const { t } = table;
  const { colors, accent } = useTheme();
  const read = cards.filter(isRead);
  const known = read.length === cards.length;
  const totals = totalsOf(read);
  const name = [
    t('ui.file', { file: file + 1 }),
    t('ui.cards', { count: cards.length }),
    ...(known ? [t('ui.total', { total: valueOf(read) }), totalsInWords(table, totals)] : []),
  ].join(', ');
  return (
    <Pressable
      role="radio"
      aria-checked={spyMasterCard}
      aria-label={`${name}: ${t('ui.spymaster-card')}`}
      onPress={onSpyMasterCard}
      {...onSpace(onSpyMasterCard)}
      style={({ pressed }) => [
        styles.file,
        { borderColor: spyMasterCard ? accent.fill : colors.lineStrong },
        spyMasterCard && { backgroundColor: accent.wash },
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.head}>
        <AppText variant="label">{t('ui.file', { file: file + 1 })}</AppText>
        <AppText variant="small" tone="soft">
          {t('ui.cards', { count: cards.length })}
        </AppText>
      </View>
      <AppText variant="number" style={styles.sum}>
        {known ? valueOf(read) : '–'}
      </AppText>
      <View style={styles.words}>{known && <TypeTotals totals={totals} />}</View>
      <Icon name="crown" color={spyMasterCard ? accent.text : colors.lineStrong} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  file: {
    minHeight: target.thumb,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  head: { minWidth: besideText(62) },
  sum: { minWidth: besideText(34), textAlign: 'right' },
  words: { flex: 1 },
  pressed: { opacity: 0.7 },
});
