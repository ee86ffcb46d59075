import { Pressable, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { space, target } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';

interface AllButtonProps {
  readonly count: number;
  readonly onPress: () => void;
}

/** The rest of a list that begins with a few. */
export function AllButton({ count, onPress }: AllButtonProps) {
  const t = useTranslate();
  return (
    <Pressable
      role="button"
      aria-label={t('home.show-all', { count })}
      onPress={onPress}
      style={styles.button}
    >
      <AppText variant="dense">{t('home.all', { count })}</AppText>
      <Icon name="chevron-down" size={18} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-end',
    gap: space.xs,
    minHeight: target.least,
    paddingHorizontal: space.xs,
  },
});
