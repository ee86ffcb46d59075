import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { PageTitle } from '@/components/kit/PageTitle';
import { space, target } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type GameCard } from '@/components/match/game-screens';
import { useTranslate } from '@/i18n/use-translate';

interface SetupHeadProps {
  readonly title: string;
  readonly Emblem: GameCard['Emblem'];
  /** The game, or what else belongs to it. */
  readonly about: string;
  readonly onBack: () => void;
}

export function SetupHead({ title, Emblem, about, onBack }: SetupHeadProps) {
  const t = useTranslate();
  const { accent } = useTheme();
  const large = useTextGrowth() > LARGE;
  return (
    <View style={styles.head}>
      <PageTitle title={`${title} · ${about}`} />
      <IconButton icon="back" label={t('common.back')} onPress={onBack} />
      <AppText variant="heading" level={1} style={styles.title}>
        {title}
      </AppText>
      <View style={[styles.about, large && styles.narrow]}>
        <Emblem size={20} color={accent.text} />
        {!large && (
          <AppText variant="stamp" tone="accent" style={styles.words}>
            {about}
          </AppText>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: target.thumb,
    paddingLeft: space.xs,
    paddingRight: space.l,
  },
  title: { flexGrow: 1, flexShrink: 1 },
  about: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '45%', flexShrink: 0 },
  narrow: { maxWidth: 24 },
  words: { flexShrink: 1 },
});
