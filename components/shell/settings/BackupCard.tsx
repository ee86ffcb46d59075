import { useState } from 'react';
import { fileName } from '@/components/shell/app/save-everything';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { type TextFile, canShareText, saveText, shareText } from '@/components/kit/device/save-text';

/** Everything as one file, secrets included: it is the only place that holds them. */
export function BackupCard() {
  const t = useTranslate();
  const toast = useToast();
  const debrief = useDebrief();
  const [busy, setBusy] = useState(false);
  const give = async (to: (file: TextFile) => Promise<void>) => {
    setBusy(true);
    try {
      await to({ name: fileName(Date.now()), text: await debrief.backUp() });
      toast({ text: t('backup.saved') });
    } catch (error) {
      // Whoever closes the system's own sheet has changed their mind.
      if (!(error instanceof Error && error.name === 'AbortError')) toast({ text: t('backup.failed') });
    }
    setBusy(false);
  };
  return (
    <Card title={t('backup.title')}>
      <AppText tone="soft">{t('backup.detail')}</AppText>
      <Button label={t('backup.save')} icon="download" busy={busy} onPress={() => void give(saveText)} />
      {canShareText() && (
        <Button
          label={t('backup.share')}
          kind="secondary"
          icon="share"
          onPress={() => void give(shareText)}
        />
      )}
    </Card>
  );
}
