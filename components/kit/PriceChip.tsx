import { type StyleProp, type ViewStyle, StyleSheet, View } from 'react-native';
import { type Theme, useTheme } from '@/components/kit/theme/use-theme';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';

/** `mine` costs nothing because it is theirs already, `free` because it costs nobody anything. */
export type Price =
  { readonly kind: 'pay' | 'dear'; readonly price: number } | { readonly kind: 'mine' | 'unknown' | 'free' };

interface PriceChipProps {
  readonly price: Price;
  /** Beside words that name the price anyway. */
  readonly decorative?: boolean;
}

/** What it costs: filled where it can be paid, only outlined where nothing has to be or too much. */
export function PriceChip({ price, decorative = false }: PriceChipProps) {
  const theme = useTheme();
  const t = useTranslate();
  const { box, text } = chipLook(theme, price.kind);
  const label =
    'price' in price ? t(`price.${price.kind}`, { price: price.price }) : t(`price.${price.kind}`);
  const spoken = decorative
    ? { 'aria-hidden': true }
    : { role: 'img' as const, accessible: true, 'aria-label': label };
  const size = besideText(26 * theme.textScale);
  return (
    <View {...spoken} style={[styles.chip, { minWidth: size, minHeight: size }, box]}>
      <AppText aria-hidden variant="count" style={ink(text)}>
        {shownOf(price, t('price.free'))}
      </AppText>
    </View>
  );
}

const shownOf = (price: Price, free: string): string => {
  if ('price' in price) return String(price.price);
  return { mine: '0', unknown: '?', free }[price.kind];
};

interface ChipLook {
  readonly box: StyleProp<ViewStyle>;
  readonly text: string;
}

const chipLook = ({ colors, accent }: Theme, kind: Price['kind']): ChipLook => {
  switch (kind) {
    case 'pay':
      return { box: [ground(accent.fill), edge(accent.fill)], text: accent.on };
    case 'mine':
      return { box: [ground(colors.sheet), edge(accent.fill)], text: colors.ink };
    case 'dear':
      return { box: [ground(colors.sheet), edge(colors.danger)], text: colors.danger };
    case 'unknown':
      return { box: [ground(colors.inset), edge(colors.inset)], text: colors.inkSoft };
    case 'free':
      return { box: [ground(accent.wash), edge(accent.wash)], text: accent.text };
  }
};

const styles = StyleSheet.create({
  chip: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s - 1,
    borderWidth: 2,
    borderRadius: radius.round,
  },
});
