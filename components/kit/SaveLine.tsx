import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { useSaving } from '@/components/kit/store/use-saving';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';

/** Says whether what was changed here is on the disk; before anything was, there is nothing to say. */
export function SaveLine() {
  const t = useTranslate();
  const saving = useSaving();
  const [before, setBefore] = useState(saving);
  const [changed, setChanged] = useState(false);
  if (saving !== before) {
    setBefore(saving);
    // What is on its way when the page opens comes from elsewhere.
    if (before === 'saved') setChanged(true);
  }
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
