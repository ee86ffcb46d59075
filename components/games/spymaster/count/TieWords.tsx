import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Speak } from '@/i18n/say';

/** SM-42: the rule first, the name afterwards. */
export function TieWords({ t }: { readonly t: Speak }) {
  const { colors, accent } = useTheme();
  return (
    <View style={[styles.tie, ground(colors.sheet), edge(colors.ink)]}>
      <View style={[styles.card, ground(accent.fill)]}>
        <Icon name="crown" size={24} color={accent.on} />
      </View>
      <View style={styles.words}>
        <AppText variant="title">{t('ui.count.breaks')}</AppText>
        <AppText variant="small">{t('ui.count.anybody')}</AppText>
        <AppText variant="small" tone="soft">
          SM-42
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tie: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderWidth: 1,
    borderRadius: radius.l,
  },
  card: { width: 44, height: 62, alignItems: 'center', justifyContent: 'center', borderRadius: radius.m },
  words: { flex: 1 },
});
