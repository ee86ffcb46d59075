import { StyleSheet } from 'react-native';
import { useSaving } from '@/components/kit/store/use-saving';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';

interface SaveLineProps {
  /** Something was changed on this page: what else is written at the same time is none of its business. */
  readonly changed: boolean;
}

/** Says whether what was changed here is on the disk; before anything was, there is nothing to say. */
export function SaveLine({ changed }: SaveLineProps) {
  const t = useTranslate();
  const saving = useSaving();
  const matters = changed || saving === 'unsaved' || saving === 'forgetting';
  return (
    <AppText
      variant="small"
      tone={saving === 'unsaved' ? 'danger' : 'soft'}
      aria-live="polite"
      testID="save-line"
      style={styles.line}
    >
      {matters ? t(`saving.${saving}`) : ''}
    </AppText>
  );
}

const styles = StyleSheet.create({ line: { flexShrink: 1, alignSelf: 'center', textAlign: 'right' } });
