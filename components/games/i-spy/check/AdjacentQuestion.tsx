import { useState } from 'react';
import { Answer } from '@/components/match/Questions';
import { Segmented } from '@/components/kit/Segmented';
import { useGameWords } from '@/i18n/use-say';
import { isAdjacent, type Relation, RELATIONS } from '@/rules/i-spy/questions/places';
import { GAME } from '../table';

/** IS-31 */
export function AdjacentQuestion() {
  const t = useGameWords(GAME);
  const [relation, setRelation] = useState<Relation>('normal-route');
  return (
    <>
      <Answer game={GAME} verdict={isAdjacent(relation)} />
      <Segmented<Relation>
        label={t('ui.check.between')}
        value={relation}
        onChange={setRelation}
        choices={RELATIONS.map((value) => ({ value, label: t(`ui.check.relation.${value}`) }))}
      />
    </>
  );
}
