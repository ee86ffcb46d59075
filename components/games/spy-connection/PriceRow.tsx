import { Pressable, StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { RowWords } from '@/components/kit/ListRow';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from './table';

interface PriceRowProps {
  readonly title: string;
  readonly detail?: string;
  readonly price?: number;
  /** What would pay for it. */
  readonly advice?: string | undefined;
  /** It would be refused. It can still be tapped, to hear why. */
  readonly faint?: boolean;
  readonly selected?: boolean;
  readonly onPress: () => void;
}

/** Something that costs Agents, with the number where the thumb is. */
export function PriceRow(props: PriceRowProps) {
  const { title, price, advice, faint = false, selected, onPress } = props;
  const t = useGameWords(GAME);
  const { colors, accent } = useTheme();
  const agents = price === undefined ? undefined : t('count.agents', { count: price });
  const detail = advice === undefined ? props.detail : `${props.detail ?? ''}\n${advice}`;
  const name = [title, props.detail, agents, advice].filter((part) => part !== undefined).join(', ');
  return (
    <Pressable
      role="button"
      aria-label={name}
      {...(selected === undefined ? {} : { 'aria-expanded': selected })}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        edge(selected ? accent.fill : colors.lineStrong),
        faint ? styles.faint : ground(colors.inset),
        pressed && styles.pressed,
      ]}
    >
      <RowWords title={title} detail={detail} soft={faint} />
      {price !== undefined && (
        <View style={styles.price}>
          <AppText variant="number" tone={faint ? 'soft' : 'accent'}>
            {price}
          </AppText>
          <AppText variant="small" tone="soft">
            {t('ui.price', { count: price })}
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
  faint: { borderStyle: 'dashed' },
  price: { alignItems: 'center', minWidth: besideText(52), flexShrink: 0 },
  pressed: { opacity: 0.7 },
});
