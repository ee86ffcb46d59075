import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Icon } from '@/components/kit/icons/Icon';
import { ListRow } from '@/components/kit/ListRow';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { type AppTranslate, useTranslate } from '@/i18n/use-translate';
import { MAX_BACKUP_BYTES } from '@/store/backup/format';
import { type Relation, type RestorePlan } from '@/store/backup/plan';
import { pickFile } from '@/components/kit/device/pick-file';
import { Sheet } from '@/components/kit/Sheet';
import { space } from '@/components/kit/theme/tokens';
import { Section } from './Section';
import { type BackupProblem } from '@/store/backup/read-backup';
import { type RestoreProblem } from '@/store/backup/restore';

const LONGEST_PASTE = 5_000_000;

/** A file or a pasted text becomes a plan, which is shown before anything happens. */
export function RestoreSection() {
  const t = useTranslate();
  const debrief = useDebrief();
  const refusalOf = useRefusal();
  const toast = useToast();
  const [pasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const [refused, setRefused] = useState<string>();
  const [plan, setPlan] = useState<RestorePlan>();
  const look = async (read: () => Promise<string>) => {
    setRefused(undefined);
    toast(undefined);
    try {
      const planned = await debrief.planRestore(await read());
      if (planned.ok) setPlan(planned.value);
      else setRefused(refusalOf(planned.error));
    } catch {
      setRefused(t('restore.unreadable'));
    }
  };
  const choose = async () => {
    const file = await pickFile();
    // It is not even read then: that alone can be too much for a phone.
    if (file && file.size > MAX_BACKUP_BYTES) setRefused(t('restore.too-large'));
    else if (file) await look(() => file.text());
  };
  return (
    <Section title={t('restore.title')} lead={t('restore.detail')}>
      <ListRow title={t('restore.file')} leading={<Icon name="box" />} onPress={() => void choose()} />
      {pasting ? (
        <View style={styles.pasting}>
          <TextField
            label={t('restore.paste')}
            value={pasted}
            onChange={setPasted}
            maxLength={LONGEST_PASTE}
            multiline
          />
          <Button label={t('restore.look')} kind="secondary" onPress={() => void look(async () => pasted)} />
        </View>
      ) : (
        <ListRow title={t('restore.paste')} leading={<Icon name="edit" />} onPress={() => setPasting(true)} />
      )}
      {refused !== undefined && (
        <AppText tone="danger" aria-live="polite" style={styles.refused}>
          {refused}
        </AppText>
      )}
      <RestoreSheet plan={plan} onClose={() => setPlan(undefined)} />
    </Section>
  );
}

const styles = StyleSheet.create({
  pasting: { gap: space.m, paddingVertical: space.m },
  refused: { paddingVertical: space.s },
});

interface RestoreSheetProps {
  readonly plan: RestorePlan | undefined;
  readonly onClose: () => void;
}

const relations: readonly Relation[] = ['new', 'longer-there', 'different', 'back', 'same', 'longer-here'];

/** What a restore would do, in numbers. It adds and never removes. */
function RestoreSheet({ plan, onClose }: RestoreSheetProps) {
  const t = useTranslate();
  const toast = useToast();
  const debrief = useDebrief();
  const [busy, setBusy] = useState(false);
  if (!plan) return undefined;
  const carryOut = async () => {
    setBusy(true);
    const said = await debrief.restore(plan).then(
      (problems) => outcomeOf(problems, t),
      () => t('restore.failed'),
    );
    setBusy(false);
    onClose();
    toast({ text: said });
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

/** What could not be restored; where it can be tried again, what to do before. */
const outcomeOf = (problems: readonly RestoreProblem[], t: AppTranslate): string => {
  const { length: count } = problems;
  const isReason = (kind: string) => problems.some(({ reason }) => reason.kind === kind);
  if (isReason('full')) return t('restore.no-room', { count });
  if (isReason('failed')) return t('restore.failed');
  return count > 0 ? t('restore.partly', { count }) : t('restore.done');
};

/** Why a file is not taken, in words. */
const useRefusal = (): ((problem: BackupProblem) => string) => {
  const t = useTranslate();
  return (problem) => {
    switch (problem.kind) {
      case 'too-large':
        return t('restore.too-large');
      case 'not-json':
      case 'not-a-backup':
        return t('restore.not-ours');
      case 'newer':
        return t('restore.newer');
      case 'checksum':
        return t('restore.damaged');
      case 'too-much':
        return t('restore.too-much', { place: problem.place });
      case 'misfit':
        return t('restore.misfit', { place: problem.path });
    }
  };
};
