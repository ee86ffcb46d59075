import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Picture } from '@/components/kit/art/Picture';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { onSpace } from '@/components/kit/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { DEPTH_PICTURE, depthPictures } from './depth-pictures';
import { type Setup } from './use-setup';

const depths = ['light', 'full'] as const;

interface DepthCardsProps {
  readonly setup: Setup;
}

/** How much the phone keeps track of. */
export function DepthCards({ setup }: DepthCardsProps) {
  const t = useTranslate();
  const theme = useTheme();
  const { colors, accent } = theme;
  const large = useTextGrowth() > LARGE;
  return (
    <View role="radiogroup" aria-label={t('setup.depth')} style={[styles.cards, large && styles.stacked]}>
      {depths.map((depth) => {
        const chosen = setup.depth === depth;
        const choose = () => {
          if (!chosen) setup.setDepth(depth);
        };
        return (
          <Pressable
            key={depth}
            role="radio"
            aria-checked={chosen}
            aria-label={t(`setup.${depth}`)}
            accessibilityHint={t(`setup.${depth}-detail`)}
            onPress={choose}
            {...onSpace(choose)}
            style={({ pressed }) => [
              styles.card,
              large ? undefined : styles.beside,
              ground(chosen ? accent.wash : colors.sheet),
              edge(chosen ? accent.fill : colors.lineStrong),
              pressed && styles.pressed,
            ]}
          >
            <Picture
              shapes={depthPictures[depth](theme)}
              {...DEPTH_PICTURE}
              viewBox={`0 0 ${DEPTH_PICTURE.width} ${DEPTH_PICTURE.height}`}
            />
            <View style={styles.words}>
              <AppText variant="label">{t(`setup.${depth}`)}</AppText>
              <AppText variant="small" tone="soft">
                {t(`setup.${depth}-short`)}
              </AppText>
            </View>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', gap: space.s },
  stacked: { flexDirection: 'column' },
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.dock,
    padding: space.s,
    borderWidth: 2,
    borderRadius: radius.l,
  },
  beside: { flex: 1 },
  words: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
