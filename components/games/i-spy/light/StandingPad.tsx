import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/components/kit/Button';
import { Segmented } from '@/components/kit/Segmented';
import { type Measure, perNation } from '@/rules/i-spy/model/pieces';
import { allNations } from '@/rules/i-spy/model/prints';
import { enterStanding } from '@/rules/i-spy/light/moves/enter-standing';
import { NationSteppers } from '../nations/NationSteppers';
import { useBegun } from '../use-begun';
import { type LightProps } from './light';

const MEASURES: readonly Measure[] = ['power', 'influence'];

const ENTRY = {
  moment: 'standing',
  schema: v.strictObject({ influence: allNations, power: allNations }),
  empty: { influence: perNation(() => 0), power: perNation(() => 0) },
  isDue: ({ phase }: { readonly phase: string }) => phase === 'enter-standing',
};

/** The Score door: the Power track and the pools as they lie after the last Scoring Phase. */
export function StandingPad({ light, seat }: LightProps) {
  const { t, act, session } = light;
  const [measure, setMeasure] = useState<Measure>('power');
  const [values, setValues] = useBegun(session, ENTRY);
  const isLast = measure === 'influence';
  return (
    <>
      <Segmented<Measure>
        label={t('ui.standing')}
        value={measure}
        onChange={setMeasure}
        choices={MEASURES.map((value) => ({ value, label: t(`ui.${value}`) }))}
      />
      <NationSteppers
        label={t(`ui.${measure}`)}
        values={values[measure]}
        onChange={(next) => setValues({ ...values, [measure]: perNation((nation) => next[nation] ?? 0) })}
      />
      <Button
        label={t(isLast ? 'ui.enter' : 'ui.then-influence')}
        icon="check"
        onPress={() => (isLast ? act(seat, enterStanding.make({ ...values })) : setMeasure('influence'))}
      />
    </>
  );
}
