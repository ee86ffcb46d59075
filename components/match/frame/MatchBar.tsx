import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { IconButton } from '@/components/kit/IconButton';
import { useTranslate } from '@/i18n/use-translate';
import { SaveMark } from './SaveMark';

interface MatchBarProps {
  readonly onMenu: () => void;
}

export function MatchBar({ onMenu }: MatchBarProps) {
  const t = useTranslate();
  const router = useRouter();
  const home = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return (
    <View style={styles.bar}>
      <IconButton icon="back" label={t('common.back')} onPress={home} />
      <View style={styles.middle}>
        <SaveMark />
      </View>
      <IconButton icon="more" label={t('match.menu')} onPress={onMenu} filled />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.s },
  middle: { flex: 1, alignItems: 'center' },
});
