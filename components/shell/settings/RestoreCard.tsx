import { useState } from 'react';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { type RestorePlan } from '@/store/backup/plan';
import { pickFile } from '@/components/kit/device/pick-file';
import { RestoreSheet } from './RestoreSheet';
import { useRefusal } from './use-refusal';

const LONGEST_PASTE = 5_000_000;

/** A file or a pasted text becomes a plan, which is shown before anything happens. */
export function RestoreCard() {
  const t = useTranslate();
  const debrief = useDebrief();
  const refusalOf = useRefusal();
  const toast = useToast();
  const [pasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const [refused, setRefused] = useState<string>();
  const [plan, setPlan] = useState<RestorePlan>();
  const look = async (read: () => Promise<string | undefined>) => {
    setRefused(undefined);
    toast(undefined);
    try {
      const text = await read();
      if (text === undefined) return;
      const planned = await debrief.planRestore(text);
      if (planned.ok) setPlan(planned.value);
      else setRefused(refusalOf(planned.error));
    } catch {
      setRefused(t('restore.unreadable'));
    }
  };
  return (
    <Card title={t('restore.title')}>
      <AppText tone="soft">{t('restore.detail')}</AppText>
      <Button
        label={t('restore.file')}
        kind="secondary"
        icon="box"
        onPress={() => void look(async () => (await pickFile())?.text())}
      />
      {pasting ? (
        <>
          <TextField
            label={t('restore.paste')}
            value={pasted}
            onChange={setPasted}
            maxLength={LONGEST_PASTE}
            multiline
          />
          <Button label={t('restore.look')} kind="secondary" onPress={() => void look(async () => pasted)} />
        </>
      ) : (
        <Button label={t('restore.paste')} kind="quiet" onPress={() => setPasting(true)} />
      )}
      {refused !== undefined && (
        <AppText tone="danger" aria-live="polite">
          {refused}
        </AppText>
      )}
      <RestoreSheet plan={plan} onClose={() => setPlan(undefined)} />
    </Card>
  );
}
