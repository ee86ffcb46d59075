import { useState } from 'react';
import { fileName } from '@/components/shell/app/save-everything';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { Icon } from '@/components/kit/icons/Icon';
import { ListRow } from '@/components/kit/ListRow';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { Section } from './Section';
import { type TextFile, canShareText, saveText, shareText } from '@/components/kit/device/save-text';

/** Everything as one file, secrets included: it is the only place that holds them. */
export function BackupSection() {
  const t = useTranslate();
  const toast = useToast();
  const debrief = useDebrief();
  const [busy, setBusy] = useState(false);
  const give = async (to: (file: TextFile) => Promise<void>) => {
    if (busy) return;
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
    <Section title={t('backup.title')}>
      <ListRow
        title={t('backup.save')}
        detail={busy ? t('saving.saving') : t('backup.detail')}
        leading={<Icon name="download" />}
        onPress={() => void give(saveText)}
      />
      {canShareText() && (
        <ListRow
          title={t('backup.share')}
          leading={<Icon name="share" />}
          onPress={() => void give(shareText)}
        />
      )}
    </Section>
  );
}
