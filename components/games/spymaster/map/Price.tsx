import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/theme/text-size';
import { radius } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';

interface PriceProps {
  readonly cost: number;
  /** More than there is. */
  readonly faint: boolean;
}

export const PRICE = 26;

/** What a step costs, in the row that is tapped for it. */
export function Price({ cost, faint }: PriceProps) {
  const { colors, accent } = useTheme();
  return (
    <View
      aria-hidden
      style={[
        styles.price,
        faint
          ? { borderColor: colors.lineStrong, borderStyle: 'dashed' }
          : { backgroundColor: accent.fill, borderColor: accent.fill },
      ]}
    >
      <AppText variant="label" tone={faint ? 'soft' : 'onAccent'}>
        {cost}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  price: {
    minWidth: besideText(PRICE),
    minHeight: besideText(PRICE),
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.round,
    flexShrink: 0,
  },
});
