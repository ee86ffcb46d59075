import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { IconButton } from '@/components/kit/IconButton';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from '@/components/kit/AppText';
import { useMoment } from '../match-context';

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

/** Says of exactly these entries whether they are on the disk. */
function SaveMark() {
  const t = useTranslate();
  const entries = useMoment(({ standing }) => standing.entries);
  const saved = useMoment(({ saving }) => saving.kind === 'saved');
  return (
    <AppText variant="small" tone="soft" testID="save-mark">
      {t(saved ? 'match.saved' : 'match.saving', { count: entries })}
    </AppText>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.s },
  middle: { flex: 1, alignItems: 'center' },
});
