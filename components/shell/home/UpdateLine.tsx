import { useEffect, useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { applyUpdate, onUpdateReady } from '@/components/shell/home/app-update';
import { useTranslate } from '@/i18n/use-translate';

/** A newer release waits until somebody wants it: nobody is interrupted. */
export function UpdateLine() {
  const t = useTranslate();
  const [ready, setReady] = useState(false);
  useEffect(() => onUpdateReady(() => setReady(true)), []);
  if (!ready) return undefined;
  return (
    <Card>
      <AppText>{t('home.update')}</AppText>
      <Button label={t('home.update-now')} kind="secondary" icon="download" onPress={applyUpdate} />
    </Card>
  );
}
