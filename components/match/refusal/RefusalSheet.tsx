import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Divider } from '@/components/kit/Divider';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { HoldToReveal } from '@/components/kit/secret/HoldToReveal';
import { secondFinger } from '@/components/kit/secret/fingers';
import { type Seat } from '@/rules/core/seat';
import { useMatch, useStanding } from '../match-context';
import { type Dispatch, type Refused } from '../use-dispatch';
import { Reasons } from './Reasons';
import { useRefusal } from './use-refusal';
import { hasSecrets } from '../who-acts';

/** Answers a refused tap: why, by which rule, what would make it legal, and what the table decides. */
export function RefusalSheet({ dispatch }: { readonly dispatch: Dispatch }) {
  const t = useTranslate();
  const { refused, dismiss } = dispatch;
  if (!refused) return null;
  return (
    <Sheet open title={t('refusal.title')} onClose={dismiss}>
      <Answer refused={refused} dispatch={dispatch} />
    </Sheet>
  );
}

interface AnswerProps {
  readonly refused: Refused;
  readonly dispatch: Dispatch;
}

function Answer({ refused, dispatch }: AnswerProps) {
  const t = useTranslate();
  const { violations, repairs, repair, own, anyway, correct, counts } = useRefusal(refused, dispatch);
  return (
    <>
      <Reasons violations={violations} onLeave={dispatch.dismiss} />
      {repairs.length > 0 && <Repairs title={t('refusal.repairs')} repairs={repairs} onRepair={repair} />}
      {own && <OwnRepairs {...own} onRepair={repair} />}
      <Divider />
      <View role="group" aria-label={t('refusal.table')} style={styles.group}>
        <AppText variant="stamp" tone="soft">
          {t('refusal.table')}
        </AppText>
        {!anyway && (
          <AppText variant="small" tone="soft">
            {t('refusal.correct-hint')}
          </AppText>
        )}
        {(counts || !anyway) && (
          <Button label={t('refusal.correct')} kind="secondary" icon="edit" onPress={correct} />
        )}
        {anyway && <Button label={t('refusal.anyway')} kind="quiet" onPress={anyway} />}
        <Button label={t('refusal.leave')} kind="quiet" onPress={dispatch.dismiss} />
      </View>
    </>
  );
}

interface OwnRepairsProps {
  readonly seat: Seat;
  /** Called only while somebody holds. */
  readonly repairs: () => readonly Repair<BaseMove>[];
  readonly onRepair: (repair: Repair<BaseMove>) => void;
}

/** What only this person's secrets can mend. It is offered whenever there are secrets, or it would tell of them. */
function OwnRepairs({ seat, repairs, onRepair }: OwnRepairsProps) {
  const t = useTranslate();
  const { seatName } = useMatch();
  const { log } = useStanding();
  if (!hasSecrets(log, seat)) return undefined;
  const name = seatName(seat);
  const shown = () => {
    const found = repairs();
    if (found.length === 0) return <AppText>{t('refusal.own-none')}</AppText>;
    return <Repairs title={t('refusal.repairs')} repairs={found} onRepair={onRepair} />;
  };
  return (
    <View {...secondFinger}>
      <HoldToReveal name={name} cover={<AppText tone="soft">{t('refusal.own', { name })}</AppText>}>
        {shown}
      </HoldToReveal>
    </View>
  );
}

interface RepairsProps {
  readonly title: string;
  readonly repairs: readonly Repair<BaseMove>[];
  readonly onRepair: (repair: Repair<BaseMove>) => void;
}

/** What makes the refused move legal, one tap each. */
function Repairs({ title, repairs, onRepair }: RepairsProps) {
  const { say } = useMatch();
  return (
    <View role="group" aria-label={title} style={styles.group}>
      <AppText variant="stamp" tone="soft">
        {title}
      </AppText>
      {repairs.map((repair) => (
        <Button
          key={say(repair.label)}
          label={say(repair.label)}
          icon="check"
          onPress={() => onRepair(repair)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.s },
});
