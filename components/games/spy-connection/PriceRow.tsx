import { Pressable, StyleSheet, View } from 'react-native';
import { besideText } from '@/components/theme/text-size';
import { hairline, radius, space, target } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from './table';

interface PriceRowProps {
  readonly title: string;
  readonly detail?: string;
  readonly price?: number;
  /** It would be refused. It can still be tapped, to hear why. */
  readonly faint?: boolean;
  readonly selected?: boolean;
  readonly onPress: () => void;
}

/** Something that costs Agents, with the number where the thumb is. */
export function PriceRow({ title, detail, price, faint = false, selected, onPress }: PriceRowProps) {
  const t = useGameWords(GAME);
  const { colors, accent } = useTheme();
  const agents = price === undefined ? undefined : t('count.agents', { count: price });
  const name = [title, detail, agents].filter((part) => part !== undefined).join(', ');
  return (
    <Pressable
      role="button"
      aria-label={name}
      {...(selected === undefined ? {} : { 'aria-expanded': selected })}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        { borderColor: selected ? accent.fill : colors.lineStrong, backgroundColor: colors.inset },
        faint && { borderStyle: 'dashed', backgroundColor: 'transparent' },
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.words}>
        <AppText variant="label" tone={faint ? 'soft' : 'ink'}>
          {title}
        </AppText>
        {detail !== undefined && (
          <AppText variant="small" tone="soft">
            {detail}
          </AppText>
        )}
      </View>
      {price !== undefined && (
        <View style={styles.price}>
          <AppText variant="number" tone={faint ? 'soft' : 'accent'}>
            {price}
          </AppText>
          <AppText variant="small" tone="soft">
            {t('ui.price')}
          </AppText>
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.thumb,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
  price: { alignItems: 'center', minWidth: besideText(52), flexShrink: 0 },
  pressed: { opacity: 0.7 },
});
