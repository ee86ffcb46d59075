import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Segmented } from '@/components/kit/Segmented';
import { Toggle } from '@/components/kit/Toggle';
import { BOOK_POLITICIANS } from '@/rules/i-spy/model/book';
import { type Measure, perNation, type PerNation } from '@/rules/i-spy/model/pieces';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { FIRST_STANDING } from '@/rules/i-spy/model/scoring';
import { scorePhase } from '@/rules/i-spy/questions/scoring';
import { Lines } from '../director/Lines';
import { Ranking } from '../director/Ranking';
import { PoliticianSheet } from '../entry/PoliticianSheet';
import { NationSteppers } from '../nations/NationSteppers';
import { useTeller } from '../table';
import { politicianName } from '../words';
import { AdvantageSteppers } from './AdvantageSteppers';

type Part = Measure | 'records';
const PARTS: readonly Part[] = ['influence', 'power', 'records'];
const STATED: readonly number[] = [5, 4, 3, 2, 1];

/** IS-50 to IS-54: a whole Scoring Phase of a game that nobody tracks. */
export function PhaseQuestion() {
  const teller = useTeller((seat) => String(seat + 1));
  const { t } = teller;
  const [part, setPart] = useState<Part>('influence');
  const [values, setValues] = useState<Readonly<Record<Part, PerNation>>>({
    ...FIRST_STANDING,
    records: perNation(() => 0),
  });
  const [politicians, setPoliticians] = useState<readonly PoliticianPrint[]>([]);
  const [advantages, setAdvantages] = useState(STATED);
  const [cleanUp, setCleanUp] = useState(true);
  const [reading, setReading] = useState(false);
  const { influence, power, records } = values;
  const { steps, ranking } = scorePhase({
    ...{ standing: { influence, power }, owed: records, politicians, advantages, cleanUp },
  });
  const gone = politicians.map(({ id }) => id);
  return (
    <>
      <Segmented<Part>
        label={t('ui.check.enter')}
        value={part}
        onChange={setPart}
        choices={PARTS.map((value) => ({ value, label: t(`ui.${value}`) }))}
      />
      <NationSteppers
        label={t(`ui.${part}`)}
        values={values[part]}
        onChange={(next) => setValues({ ...values, [part]: perNation((nation) => next[nation] ?? 0) })}
      />
      <AdvantageSteppers values={advantages} onChange={setAdvantages} />
      <Button
        label={t('ui.check.add-politician')}
        kind="secondary"
        icon="plus"
        onPress={() => setReading(true)}
      />
      {politicians.length > 0 && (
        <Button
          label={t('ui.check.remove-politician')}
          kind="quiet"
          icon="undo"
          onPress={() => setPoliticians(politicians.slice(0, -1))}
        />
      )}
      <Toggle label={t('ui.step.clean-up')} value={cleanUp} onChange={setCleanUp} />
      {steps.map(({ kind, politician, lines }, place) => (
        <View key={place} style={{ gap: space.s }}>
          <AppText variant="title" level={2}>
            {`${place + 1}. ${politician ? politicianName(t, politician) : t(`ui.cause.${kind}`)}`}
          </AppText>
          {kind === 'advantages' && <Ranking teller={teller} places={ranking} />}
          <Lines teller={teller} lines={lines.filter(({ from, to }) => from !== to)} />
        </View>
      ))}
      {reading && (
        <PoliticianSheet
          t={t}
          title={t('ui.politician')}
          known={BOOK_POLITICIANS.filter(({ id }) => !gone.includes(id))}
          taken={[...gone, ...BOOK_POLITICIANS.map(({ id }) => id)]}
          onPrint={(print) => setPoliticians([...politicians, print])}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
