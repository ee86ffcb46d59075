import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { objectiveOrder } from '@/rules/spy-connection/advice/objective-order';
import { type Move } from '@/rules/spy-connection/game';
import { rescueMoves } from '@/rules/spy-connection/advice/repairs';
import { spyOf } from '@/rules/spy-connection/model/state';
import { coverObjective } from '@/rules/spy-connection/moves/cover-objective';
import { type Table } from '../table';
import { rescueWords } from '../rescue';
import { citiesOf } from '../words';

/** SC-54, only where the table agreed on it: the placements that complete the most Missions. */
export function Advice({ table }: { readonly table: Table }) {
  const { t, state, view, active, act } = table;
  const begun = view.phase === 'objectives' || view.phase === 'travelled';
  if (!state.options.advice || !begun) return <></>;
  const { missions, rescue, completes } = objectiveOrder(state.board, active);
  if (missions.length === 0) return <></>;
  const named = missions.flatMap((mission) => active.open.filter(({ print }) => print.id === mission));
  const moves: readonly Move[] = [
    ...(rescue ? rescueMoves(rescue) : []),
    ...missions.map((mission) => coverObjective.make({ mission, city: spyOf(active) })),
  ];
  return (
    <Card tab={t('ui.advice')}>
      {rescue && <AppText>{rescueWords(table, rescue)}</AppText>}
      {named.map(({ print }, place) => (
        <AppText key={print.id}>{`${place + 1}. ${citiesOf(table, print)}`}</AppText>
      ))}
      <Button
        label={completes > 0 ? t('ui.advice-do', { count: completes }) : t('ui.advice-place')}
        kind="secondary"
        icon="check"
        onPress={() => act(...moves)}
      />
    </Card>
  );
}
