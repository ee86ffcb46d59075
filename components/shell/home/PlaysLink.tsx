import { useRouter } from 'expo-router';
import { Pressable, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { space, target } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';

/** To all that was played, and to where a play is entered by hand. */
export function PlaysLink({ count }: { readonly count: number }) {
  const t = useTranslate();
  const router = useRouter();
  return (
    <Pressable
      role="link"
      aria-label={count > 0 ? t('home.show-all', { count }) : t('plays.title')}
      onPress={() => router.push('/plays')}
      style={styles.link}
    >
      <AppText variant="dense">{count > 0 ? t('home.all', { count }) : t('plays.title')}</AppText>
      <Icon name="chevron-right" size={18} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-end',
    gap: space.xs,
    minHeight: target.least,
    paddingHorizontal: space.xs,
  },
});
