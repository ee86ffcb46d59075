import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { objectiveOrder } from '@/rules/spy-connection/advice/objective-order';
import type { Move } from '@/rules/spy-connection/full/moves';
import type { Table } from '../table';
import { citiesOf } from '../words';

/** SC-54, only where the table agreed on it: the placements that complete the most Missions. */
export function Advice({ table }: { readonly table: Table }) {
  const { t, state, view, active, act } = table;
  const begun = view.phase === 'objectives' || view.phase === 'travelled';
  if (!state.options.advice || !begun) return <></>;
  const { missions, rescue, completes } = objectiveOrder(state.board, active);
  if (missions.length === 0) return <></>;
  const named = missions.flatMap((mission) => active.open.filter((open) => open.mission === mission));
  const moves: readonly Move[] = [
    ...(rescue && rescue.spaces.length > 0
      ? [{ type: 'take-back-agents', spaces: rescue.spaces } as const]
      : []),
    ...(rescue?.objectives ?? []).map(
      (objective) => ({ type: 'take-back-objective', ...objective }) as const,
    ),
    ...missions.map((mission) => ({ type: 'cover-objective', mission }) as const),
  ];
  return (
    <Card tab={t('ui.advice')}>
      {rescue && <AppText>{t('ui.advice-rescue', { count: rescue.agents })}</AppText>}
      {named.map(({ mission, print }, place) => (
        <AppText key={mission}>{`${place + 1}. ${citiesOf(table, print)}`}</AppText>
      ))}
      <Button
        label={t('ui.advice-do', { count: completes })}
        kind="secondary"
        icon="check"
        onPress={() => act(...moves)}
      />
    </Card>
  );
}
