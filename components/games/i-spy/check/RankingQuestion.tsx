import { useState } from 'react';
import { View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { useGameWords } from '@/i18n/use-say';
import { type PerNation, perNation } from '@/rules/i-spy/model/pieces';
import { ranking } from '@/rules/i-spy/model/scoring';
import { Ranking } from '../director/Ranking';
import { NationSteppers } from '../nations/NationSteppers';
import { GAME } from '../table';
import { AdvantageSteppers } from './AdvantageSteppers';

/** The row that the book states in full. */
const STATED: readonly number[] = [5, 4, 3, 2, 1];

/** IS-53: what this ranking awards. */
export function RankingQuestion() {
  const t = useGameWords(GAME);
  const [influence, setInfluence] = useState<PerNation>(() => perNation(() => 4));
  const [advantages, setAdvantages] = useState(STATED);
  return (
    <>
      <View aria-live="polite">
        <Ranking teller={{ t }} places={ranking(influence, advantages)} />
      </View>
      <AppText variant="small" tone="soft">
        IS-53
      </AppText>
      <NationSteppers
        label={t('ui.influence')}
        values={influence}
        onChange={(next) => setInfluence(perNation((nation) => next[nation] ?? 0))}
      />
      <AdvantageSteppers values={advantages} onChange={setAdvantages} />
    </>
  );
}
