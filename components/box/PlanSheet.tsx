import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { applyImport, type BoxPlan, planImport } from '@/store/box/plan';
import { type ReadBox } from '@/store/box/read-import';
import { BoxPlanCard } from './BoxPlanCard';
import { useBoxChange } from './use-box-change';

interface PlanSheetProps {
  readonly read: readonly ReadBox[];
  readonly onClose: () => void;
}

interface Decided {
  readonly plan: BoxPlan;
  readonly theirs: ReadonlySet<string>;
}

const proposed = (plan: BoxPlan): Decided => ({
  plan,
  theirs: new Set(
    plan.entries.flatMap(({ key, relation, suggested }) =>
      relation === 'conflict' && suggested === 'theirs' ? [key] : [],
    ),
  ),
});

const changes = ({ plan: { entries, target } }: Decided): boolean =>
  (target === undefined && entries.length > 0) ||
  entries.some(({ relation }) => relation !== 'same' && relation !== 'practice');

/** What taking in would do, box by box and entry by entry. */
export function PlanSheet({ read, onClose }: PlanSheetProps) {
  const t = useTranslate();
  const router = useRouter();
  const { catalogue } = useDebrief();
  const change = useBoxChange(t);
  const [decided, setDecided] = useState<readonly Decided[]>(() =>
    read.map((box) => proposed(planImport(box, catalogue.defaultBox(box.shared.game)))),
  );
  const set = (place: number, next: Decided) =>
    setDecided(decided.map((other, at) => (at === place ? next : other)));
  const apply = () => {
    if (!change(applyImport(catalogue, decided), 'plan.done')) return;
    onClose();
    const [first] = read;
    if (first) router.replace({ pathname: '/game/[game]/box', params: { game: first.shared.game } });
  };
  return (
    <Sheet
      open
      title={t('plan.title')}
      onClose={onClose}
      footer={
        <Button
          label={t('plan.apply')}
          icon="check"
          reason={decided.some(changes) ? undefined : t('plan.nothing')}
          onPress={apply}
        />
      }
    >
      {decided.map(({ plan, theirs }, place) => (
        <BoxPlanCard
          key={place}
          plan={plan}
          theirs={theirs}
          onTarget={(box) => set(place, proposed(planImport(plan.read, box)))}
          onTheirs={(next) => set(place, { plan, theirs: next })}
        />
      ))}
    </Sheet>
  );
}
