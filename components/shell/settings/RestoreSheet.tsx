import { useState } from 'react';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { type Relation, type RestorePlan } from '@/store/backup/plan';

interface RestoreSheetProps {
  readonly plan: RestorePlan | undefined;
  readonly onClose: () => void;
}

const relations: readonly Relation[] = ['new', 'longer-there', 'different', 'back', 'same', 'longer-here'];

/** What a restore would do, in numbers. It adds and never removes. */
export function RestoreSheet({ plan, onClose }: RestoreSheetProps) {
  const t = useTranslate();
  const toast = useToast();
  const debrief = useDebrief();
  const [busy, setBusy] = useState(false);
  if (!plan) return undefined;
  const carryOut = async () => {
    setBusy(true);
    const problems = await debrief.restore(plan);
    setBusy(false);
    onClose();
    toast({
      text: problems.length > 0 ? t('restore.partly', { count: problems.length }) : t('restore.done'),
    });
  };
  const counted = relations
    .map((relation) => ({
      relation,
      count: plan.matches.filter((match) => !match.unseen && match.relation === relation).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <Sheet
      open
      title={t('restore.plan')}
      onClose={onClose}
      footer={
        <Button
          label={t('restore.go')}
          icon="check"
          busy={busy}
          reason={debrief.hasOpenMatch ? t('restore.match-open') : undefined}
          onPress={() => void carryOut()}
        />
      }
    >
      <AppText>{t('restore.adds')}</AppText>
      {counted.length === 0 && <AppText>{t('restore.no-matches')}</AppText>}
      {counted.map(({ relation, count }) => (
        <AppText key={relation}>{t(`restore.${relation}`, { count })}</AppText>
      ))}
      <AppText>{t('restore.players', { count: plan.players?.length ?? 0 })}</AppText>
      <AppText>{t('restore.boxes', { count: plan.boxes.length })}</AppText>
      {plan.settings && <AppText>{t('restore.settings')}</AppText>}
    </Sheet>
  );
}
