import { Pressable, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { space, target } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';

interface AllButtonProps {
  readonly count: number;
  /** What it says where there is nothing to count. */
  readonly none?: string;
  /** The rest is on another page, and not below. */
  readonly leads?: boolean;
  readonly onPress: () => void;
}

/** The rest of a list that begins with a few. */
export function AllButton({ count, none, leads = false, onPress }: AllButtonProps) {
  const t = useTranslate();
  const empty = count === 0 ? none : undefined;
  return (
    <Pressable
      role={leads ? 'link' : 'button'}
      aria-label={empty ?? t('home.show-all', { count })}
      onPress={onPress}
      style={styles.button}
    >
      <AppText variant="dense">{empty ?? t('home.all', { count })}</AppText>
      <Icon name={leads ? 'chevron-right' : 'chevron-down'} size={18} />
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
