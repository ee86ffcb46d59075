import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Segmented } from '@/components/kit/Segmented';
import { Sheet } from '@/components/kit/Sheet';
import { type Plan, planContact } from '@/rules/i-spy/advice/turn-plan';
import { type Capital, CAPITALS } from '@/rules/i-spy/model/pieces';
import { type ActProps, type ActSheetProps } from '../actions/act-props';
import { PrivateForm } from '../secret/PrivateForm';
import { playerOf } from '../table';
import { influenceWords } from '../words';
import { planSteps, unreadWords } from './plan-words';

/** Only where the table agreed on it. IS-37: who has a coerced card in the Records plans in private. */
export function PlanSheet({ table, seat, onClose }: ActSheetProps) {
  const title = table.t('ui.plan');
  if (playerOf(table.view, seat).unseen > 0)
    return (
      <PrivateForm teller={table} seat={seat} title={title} onClose={onClose}>
        {() => <Plans table={table.through(seat)} seat={seat} onClose={onClose} />}
      </PrivateForm>
    );
  return (
    <Sheet open title={title} onClose={onClose}>
      <Plans table={table} seat={seat} onClose={onClose} />
    </Sheet>
  );
}

/** "Can I get to Berlin and still make contact?" */
function Plans({ table, seat, onClose }: ActSheetProps) {
  const { t, say, view } = table;
  const [capital, setCapital] = useState<Capital>('berlin');
  const { plans, because } = planContact(view, capital);
  const answer = because
    ? say(because)
    : t(plans.length > 0 ? 'ui.plan.yes' : 'ui.plan.no', { count: plans.length });
  return (
    <>
      <Segmented<Capital>
        label={t('ui.plan.where')}
        value={capital}
        onChange={setCapital}
        choices={CAPITALS.map((value) => ({ value, label: t(`piece.${value}`) }))}
      />
      <View aria-live="polite" style={{ gap: space.m }}>
        <AppText variant="label">{answer}</AppText>
        {plans.slice(0, MOST).map((plan) => (
          <OnePlan key={JSON.stringify(plan.moves)} table={table} seat={seat} plan={plan} onClose={onClose} />
        ))}
      </View>
    </>
  );
}

const MOST = 6;

interface OnePlanProps extends ActProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Its cards in order, the way, what it leaves and what it leaks. */
function OnePlan({ table, seat, plan, onClose }: OnePlanProps) {
  const { t, act } = table;
  const later = influenceWords(t, plan.later);
  const now = influenceWords(t, plan.now);
  const unread = unreadWords(t, plan);
  return (
    <Card>
      <AppText variant="label">{planSteps(table, plan).join(' → ')}</AppText>
      <AppText>{t('ui.tickets-left', { count: plan.ticketsLeft })}</AppText>
      {now !== '' && <AppText>{t('ui.plan.now', { influence: now })}</AppText>}
      {later !== '' && <AppText>{t('ui.plan.later', { influence: later })}</AppText>}
      {unread !== '' && (
        <AppText variant="small" tone="soft">
          {t('ui.plan.unread', { what: unread })}
        </AppText>
      )}
      <Button
        label={t('ui.plan.do')}
        kind="secondary"
        icon="play"
        onPress={() => {
          onClose();
          act(seat, ...plan.moves);
        }}
      />
    </Card>
  );
}
