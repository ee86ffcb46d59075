import { type ErrorBoundaryProps } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { restartApp } from './restart-app';
import { saveEverything } from './save-everything';

interface FailureScreenProps {
  readonly error: unknown;
  readonly onRetry?: () => Promise<void>;
}

type Saving = 'idle' | 'busy' | 'saved' | 'failed';

const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** What happened in plain words, and the data as a file: it works without the store. */
export function FailureScreen({ error, onRetry = restartApp }: FailureScreenProps) {
  const t = useTranslate();
  const [saving, setSaving] = useState<Saving>('idle');
  const save = () => {
    setSaving('busy');
    saveEverything().then(
      () => setSaving('saved'),
      () => setSaving('failed'),
    );
  };
  return (
    <Screen
      title={t('failure.title')}
      footer={
        <>
          <Button label={t('common.retry')} icon="rotate" onPress={() => void onRetry()} />
          <Button
            label={t('failure.save')}
            kind="secondary"
            icon="download"
            busy={saving === 'busy'}
            onPress={save}
          />
        </>
      }
    >
      <AppText>{t('failure.what')}</AppText>
      <AppText>{t('failure.safe')}</AppText>
      <View aria-live="polite" style={styles.told}>
        {saving === 'saved' && <AppText tone="good">{t('failure.saved')}</AppText>}
        {saving === 'failed' && <AppText tone="danger">{t('failure.not-saved')}</AppText>}
      </View>
      <Card tab={t('failure.detail')}>
        <AppText variant="small" tone="soft" selectable>
          {wordsOf(error)}
        </AppText>
      </Card>
    </Screen>
  );
}

/** Stands above everything else: a bug may have taken the providers along. */
export function AppFailure({ error, retry }: ErrorBoundaryProps) {
  return (
    <ThemeProvider>
      <FailureScreen error={error} onRetry={retry} />
    </ThemeProvider>
  );
}

const styles = StyleSheet.create({
  told: { gap: space.s },
});
