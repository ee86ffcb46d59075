import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';

export function Check() {
  const t = useGameWords('courier');
  const app = useTranslate();
  const [last, setLast] = useState(3);
  const [mine, setMine] = useState(3);
  const fine = last !== mine;
  return (
    <Card title={t('check.question')} marked>
      <Stepper label={t('check.last')} value={last} min={1} max={6} onChange={setLast} />
      <Stepper label={t('check.mine')} value={mine} min={1} max={6} onChange={setMine} />
      <Stamp label={app(fine ? 'common.yes' : 'common.no')} tone={fine ? 'good' : 'danger'} />
      <AppText>{t(fine ? 'check.yes' : 'check.no')}</AppText>
      <AppText variant="small" tone="soft">
        T-3
      </AppText>
    </Card>
  );
}
