import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Segmented } from '@/components/kit/Segmented';
import { Sheet } from '@/components/kit/Sheet';
import { type PoolEffect } from '@/rules/i-spy/light/moves/resolve-text';
import { type Measure, type PerNation } from '@/rules/i-spy/model/pieces';
import { measureEffects } from '../actions/use-text-effects';
import { NationSteppers } from '../nations/NationSteppers';
import { type Teller } from '../table';

interface PoolTextSheetProps {
  readonly teller: Teller;
  readonly title: string;
  readonly onEffects: (effects: readonly PoolEffect[]) => void;
  readonly onClose: () => void;
}

const MEASURES: readonly Measure[] = ['power', 'influence'];

/** What a Politician's text did to pools and Power. */
export function PoolTextSheet({ teller: { t }, title, onEffects, onClose }: PoolTextSheetProps) {
  const [measure, setMeasure] = useState<Measure>('power');
  const [values, setValues] = useState<Readonly<Record<Measure, Partial<PerNation>>>>({
    influence: {},
    power: {},
  });
  const effects = MEASURES.flatMap((each) => measureEffects(each, values[each]));
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button
          label={effects.length > 0 ? t('ui.text-done', { count: effects.length }) : t('ui.text-nothing')}
          icon="check"
          onPress={() => {
            onClose();
            onEffects(effects);
          }}
        />
      }
    >
      <AppText tone="soft">{t('ui.text-hint')}</AppText>
      <Segmented<Measure>
        label={t('ui.text-part')}
        value={measure}
        onChange={setMeasure}
        choices={MEASURES.map((value) => ({ value, label: t(`ui.${value}`) }))}
      />
      <NationSteppers
        label={t(`ui.${measure}`)}
        values={values[measure]}
        min={-9}
        max={9}
        onChange={(next) => setValues({ ...values, [measure]: next })}
      />
    </Sheet>
  );
}
